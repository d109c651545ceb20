/*
 * Rows on a line of time, of flags and of an entry's life. What drawings share comes with every one of them, so both draw them by
 * themselves.
 */

/** The color of a state. */
export type Tone = 'plain' | 'pending' | 'fulfilled' | 'rejected'

/** A stretch of a row, from place to place on the line, 0 to 1. What is still to come is dotted. */
export interface TimeSpan {
  from: number
  to: number
  text: string
  isAhead: boolean
  /** Where it is not the row's. */
  tone?: Tone
}

/** A row: what it is about, how that is now, and when it was or will be on. */
export interface TimeRow {
  name: string
  value: string
  tone: Tone
  /** Its lamp is on. */
  isLit: boolean
  spans: TimeSpan[]
}
