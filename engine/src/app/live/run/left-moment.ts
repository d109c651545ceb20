import type { RefObject } from 'react'
import { leftAt } from '../left-at.ts'

/** A moment of a recording, and what a run has to do to come there. */
export interface LeftMoment {
  /** Milliseconds of the run's own clock. */
  at: number
  /** How many presses of the script had been made. */
  presses: number
}

/** The moment that a recording was left at, once: the next run begins at its start. */
export function takeMoment(frame: RefObject<HTMLElement | null>): LeftMoment | null {
  const left = leftAt.get(frame)
  if (!left) return null
  leftAt.delete(frame)
  const [rows, row] = left
  const past = rows.slice(0, row + 1)
  return {
    at: past.at(-1)?.at ?? 0,
    presses: past.reduce((sum, { kind, count }) => (kind === 'press' ? sum + count : sum), 0),
  }
}
