import { fieldsOf } from '#model/fields.ts'
import type { Recording } from '#model/recording.ts'
import { fields, list, oneOf, orNull, text, time, whole } from './shape.ts'

/** More than any run of an example has; a file with more is not one of ours. */
const MOST = { moments: 600, pictures: 300, spans: 600, changes: 60 }
const LONGEST_PICTURE = 40_000

/**
 * The recording of an example from the file of its page, or null if something is wrong with it. Nothing in the file is taken on
 * trust: shape, sizes, and that time runs forward. What pictures and changes hold is checked where they are drawn.
 */
export function readRecording(file: unknown, id: string): Recording | null {
  const found: unknown = Object.hasOwn(fieldsOf(file), id) ? fieldsOf(file)[id] : null
  return hasShape(found) && isInOrder(found) ? found : null
}

const isInOrder = ({ length, pictures, moments, spans }: Recording) =>
  moments.length > 0 &&
  moments.every(({ at, picture }, index) => at >= (moments[index - 1]?.at ?? 0) && picture < pictures.length) &&
  spans.every(({ from, to }) => from <= to) &&
  [...moments.map(({ at }) => at), ...spans.map(({ to }) => to)].every((at) => at <= length)

function hasShape(value: unknown): value is Recording {
  return fields({
    length: time,
    pictures: list(MOST.pictures, text(LONGEST_PICTURE)),
    moments: list(
      MOST.moments,
      fields({
        at: time,
        kind: oneOf('start', 'press', 'action', 'request', 'answer', 'console'),
        title: text(),
        detail: text(),
        says: text(),
        times: (value) => value === undefined || whole(value),
        place: orNull(fields({ file: whole, line: whole })),
        picture: whole,
        changes: list(MOST.changes, () => true),
      }),
    ),
    spans: list(
      MOST.spans,
      fields({
        lane: text(),
        kind: oneOf('request', 'entry'),
        state: oneOf('pending', 'data', 'error', 'unused'),
        from: time,
        to: time,
      }),
    ),
  })(value)
}
