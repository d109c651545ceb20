import type { StateChange } from '#model/live.ts'
import { type Check, fields, list, oneOf, orNull, text, whole } from './shape.ts'

/** More than the changes of any moment hold; a file with more is not one of ours. */
const MOST_PARTS = 4000
const DEEPEST_VALUE = 12

/** The changes of a moment from a file that nothing is known of: those of the right shape, as far as there are not too many parts. */
export function readChanges(changes: unknown[]): StateChange[] {
  let parts = MOST_PARTS
  const shown = (value: unknown, depth = 0): boolean => {
    if (--parts < 0 || depth > DEEPEST_VALUE) return false
    const inside: Check = (item) => shown(item, depth + 1)
    const entry: Check = (pair) => Array.isArray(pair) && pair.length === 2 && text()(pair[0]) && inside(pair[1])
    return (
      fields({ kind: oneOf('text'), text: text(), tone: text() })(value) ||
      fields({ kind: oneOf('list'), more: whole, items: list(MOST_PARTS, inside) })(value) ||
      fields({ kind: oneOf('object'), more: whole, name: orNull(text()), entries: list(MOST_PARTS, entry) })(value)
    )
  }
  const side = orNull((value) => shown(value))
  const isChange = fields({ path: text(), before: side, after: side })
  return changes.filter((change): change is StateChange => isChange(change))
}
