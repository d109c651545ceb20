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

/** Drawn in place: as masks each would be a document of its own, and they are looked at in the first frame after a press. */
const ICONS = {
  first: 'M3.5 3.5v9M12.5 3.5 6.5 8l6 4.5z',
  back: 'M11 3.5 5 8l6 4.5z',
  play: 'M5 3.5 11 8l-6 4.5z',
  on: 'M5 3.5 11 8l-6 4.5z',
  pause: 'M5.5 4v8M10.5 4v8',
}

/** The buttons that lead through a run, live or recorded. One that has nothing to do stays in reach of keys, or focus would be lost. */
export function StepButtons({ label = 'Steps', unit = 'Step', ...rest }: StepButtonsProps) {
  const { at, last, isPlaying, onGo, onToggle } = rest
  const button = (name: string, icon: keyof typeof ICONS, isOff: boolean, onPress: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" data-icon={icon} aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
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
