import { isOption } from '../index/names.ts'
import type { Unit } from './unit.ts'

/* What a unit is, as a number. Imported as a whole, `import * as KIND`: so a bundle has the numbers alone. */

export const page = 0
export const section = 1
export const option = 2
export const message = 3

/** One of these. */
export type UnitKind = typeof page | typeof section | typeof option | typeof message

/** What a unit is. */
export function kindOf({ error, section: own }: Unit): UnitKind {
  if (error) return message
  return own ? (isOption(own.id) ? option : section) : page
}
