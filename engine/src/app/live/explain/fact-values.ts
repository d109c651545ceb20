/** What an example told may be anything: whatever is not of the shape that a drawing needs is left out, never an error. */

const MOST_TEXT = 80

/** A name that can be shown; null: it is none. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, MOST_TEXT) : null

/** The names in a list. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((item) => textOf(item) ?? []) : []

/** A number of things, or of seconds; null: it is none. */
export const amountOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
