import type { ComponentProps } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import { PlayIcon } from '../PlayIcon.tsx'
import styles from './Steps.css?inline'

adoptStyles(styles)

interface StepsProps {
  at: number
  last: number
  isPlaying: boolean
  onGo: (row: number) => void
  onToggle: () => void
}

/** The buttons that lead from row to row. */
export function Steps({ at, last, isPlaying, onGo, onToggle }: StepsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div className="player-steps" role="group" aria-label="Steps">
      <Step label="To the start" icon="first" isOff={at === 0} onPress={() => onGo(0)} />
      <Step label="Step back" icon="back" isOff={at === 0} onPress={() => onGo(at - 1)} />
      <Step
        label={isPlaying ? 'Pause' : 'Play'}
        icon={isPlaying ? 'pause' : 'play'}
        isOff={last === 0}
        onPress={onToggle}
      />
      <Step label="Step on" icon="on" isOff={at === last} onPress={() => onGo(at + 1)} />
    </div>
  )
}

interface StepProps {
  label: string
  icon: ComponentProps<typeof PlayIcon>['name']
  isOff: boolean
  onPress: () => void
}

/** One that has nothing to do stays in reach of keys, or the focus would be lost at the ends. */
function Step({ label, icon, isOff, onPress }: StepProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={isOff} onClick={onPress}>
      <PlayIcon name={icon} />
    </button>
  )
}
