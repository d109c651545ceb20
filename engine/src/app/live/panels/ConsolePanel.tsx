import type { LivePlace } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import type { RunRecord } from '../run/run-record.ts'
import styles from './ConsolePanel.css?inline'
import { Panel } from './Panel.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import { ShownValue } from './ShownValue.tsx'
import { useEndInSight } from './use-end-in-sight.ts'

adoptStyles(styles)

interface ConsolePanelProps extends Pick<RunRecord, 'logs' | 'lostLogs'> {
  onPlace: (place: LivePlace) => void
}

/** What the example has printed. */
export function ConsolePanel({ logs, lostLogs, onPlace }: ConsolePanelProps) {
  const list = useEndInSight<HTMLOListElement>(logs.length)
  return (
    <Panel name="Console" kind="console">
      {lostLogs > 0 && <p className="live-note">{lostLogs} earlier lines are left out.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol ref={list} tabIndex={0} aria-label="Console lines">
        {logs.map(({ level, values, place }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: with the lost ones it is the number of the line
          <li key={lostLogs + index} data-level={level}>
            {level !== 'log' && level !== 'info' && <b>{level === 'warn' ? 'Warning' : 'Error'}</b>}
            <span>
              {values.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: values never move
                <ShownValue key={at} value={value} />
              ))}
            </span>
            {place && <PlaceButton place={place} onPlace={onPlace} />}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
