import { adoptStyles } from './adopt-styles.ts'
import styles from './StepButtons.css?inline'

adoptStyles(styles)

interface StepButtonsProps {
  /** The name of the group. */
  label?: string
  /** What a press leads over: `Step`, `One action`. */
  unit?: string
  at: number
  last: number
  isPlaying: boolean
  onGo: (to: number) => void
  onToggle: () => void
}

/** The buttons that lead through a run, live or recorded. One that has nothing to do stays in reach of keys, or focus would be lost. */
export function StepButtons({ label = 'Steps', unit = 'Step', ...rest }: StepButtonsProps) {
  const { at, last, isPlaying, onGo, onToggle } = rest
  const button = (name: string, icon: string, isOff: boolean, onPress: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={onPress}
    >
      <i className={`icon icon-${icon}`} aria-hidden="true" />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div className="step-buttons" role="group" aria-label={label}>
      {button('To the start', 'first', at === 0, () => onGo(0))}
      {button(`${unit} back`, 'back', at === 0, () => onGo(at - 1))}
      {button(isPlaying ? 'Pause' : 'Play', isPlaying ? 'pause' : 'play', last === 0, onToggle)}
      {button(`${unit} on`, 'on', at === last, () => onGo(at + 1))}
    </div>
  )
}
