import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react'
import { adoptStyles } from './adopt-styles.ts'
import styles from './RunSlider.css?inline'

adoptStyles(styles)

interface RunSliderProps {
  className: string
  at: number
  last: number
  /** What is spoken of the place where it stands. */
  text: string
  /** The line from the start of the run to its end. */
  track: RefObject<HTMLElement | null>
  /** One step, or to an end; it may lie beyond them. */
  onGo: (to: number) => void
  /** A longer way. */
  onPage: (direction: 1 | -1) => void
  /** The reader has pressed at this share of the line, which is so many pixels long. */
  onPlace: (place: number, width: number) => void
  onHold?: (isHeld: boolean) => void
  /** Space. */
  onToggle?: () => void
  children: ReactNode
}

/** The time of a run, live or recorded, as a slider: a step by arrows, more by pages, and any place by hand. */
export function RunSlider(props: RunSliderProps) {
  const { className, at, last, text, track, onGo, onPage, onPlace, onHold, onToggle, children } = props
  const steer = (event: KeyboardEvent) => {
    const moves: Record<string, (() => void) | undefined> = {
      ArrowLeft: () => onGo(at - 1),
      ArrowDown: () => onGo(at - 1),
      ArrowRight: () => onGo(at + 1),
      ArrowUp: () => onGo(at + 1),
      PageDown: () => onPage(-1),
      PageUp: () => onPage(1),
      Home: () => onGo(0),
      End: () => onGo(last),
      ' ': onToggle,
    }
    const move = Object.hasOwn(moves, event.key) && moves[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move()
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { type, button, pointerId, clientX, currentTarget } = event
    if (type === 'pointerdown') {
      if (button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      onHold?.(true)
    } else if (!currentTarget.hasPointerCapture(pointerId)) return
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 0 }
    if (width > 0) onPlace((clientX - left) / width, width)
  }
  const letGo = () => onHold?.(false)
  return (
    <div
      className={`run-slider ${className}`}
      role="slider"
      tabIndex={0}
      aria-label="Time"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={text}
      onKeyDown={steer}
      onPointerDown={drag}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      {children}
    </div>
  )
}
