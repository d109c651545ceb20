import { useId } from 'react'
import type { LiveFailure } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './ApiControls.css?inline'
import { Controls } from './Controls.tsx'
import { ResetButton } from './ResetButton.tsx'

adoptStyles(styles)

const MAX_LATENCY = 3000

const FAILURES: Array<[value: string, label: string, failure: LiveFailure]> = [
  ['500', '500 Internal Server Error', 500],
  ['401', '401 Unauthorized', 401],
  ['timeout', 'Timeout', 'timeout'],
  ['html', 'HTML instead of JSON', 'html'],
  ['offline', 'Network failure', 'offline'],
]

interface ApiControlsProps {
  latency: number
  failure: LiveFailure | null
  onLatency: (milliseconds: number) => void
  onFailure: (failure: LiveFailure | null) => void
  /** Null where the time slider has the button. */
  onReset: (() => void) | null
}

/** How the mock API behaves: how long it takes, and what goes wrong next. */
export function ApiControls({ latency, failure, onLatency, onFailure, onReset }: ApiControlsProps) {
  const id = useId()
  return (
    <Controls className="live-api" role="group" aria-label="Mock API">
      <label htmlFor={`${id}-latency`}>Latency</label>
      <input
        id={`${id}-latency`}
        type="range"
        min={0}
        max={MAX_LATENCY}
        step={50}
        value={latency}
        aria-valuetext={`${latency} milliseconds`}
        onChange={({ target }) => onLatency(Number(target.value))}
      />
      <output htmlFor={`${id}-latency`}>{latency} ms</output>
      <label htmlFor={`${id}-failure`}>Next request fails with</label>
      <select
        id={`${id}-failure`}
        value={String(failure ?? '')}
        onChange={({ target }) => onFailure(FAILURES.find(([value]) => value === target.value)?.[2] ?? null)}
      >
        <option value="">nothing</option>
        {FAILURES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {onReset && <ResetButton onPress={onReset} />}
    </Controls>
  )
}
