/** The keys that move a slider. */
const STEERING = /^(?:Arrow|Page|Home$|End$)/

interface MomentSliderProps {
  at: number
  last: number
  /** The moment in words. */
  says: string
  /** Somebody takes hold of it. */
  onHold: () => void
  onGo: (at: number) => void
}

/** The moments of an explainer on a line. */
export function MomentSlider({ at, last, says, onHold, onGo }: MomentSliderProps) {
  return (
    <input
      type="range"
      aria-label="Moment"
      min={0}
      max={last}
      value={at}
      aria-valuetext={says}
      onPointerDown={onHold}
      onKeyDown={({ key }) => STEERING.test(key) && onHold()}
      onChange={({ target }) => onGo(target.valueAsNumber)}
    />
  )
}
