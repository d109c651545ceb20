import type { Shown, StateChange } from '#model/live.ts'
import type { Moment, Recording, Span } from '#model/recording.ts'

/** More than any run of an example has; a file with more is not one of ours. */
const MOST = { moments: 600, pictures: 300, spans: 600, changes: 60, parts: 4000 }
const LONGEST_PICTURE = 40_000
const LONGEST_TEXT = 2000
/** A day, in milliseconds. */
const LONGEST_RUN = 86_400_000
const DEEPEST_VALUE = 12

const KINDS: unknown[] = ['start', 'press', 'action', 'request', 'answer', 'console'] satisfies Array<Moment['kind']>
const SPANS: unknown[] = ['request', 'entry'] satisfies Array<Span['kind']>
const STATES: unknown[] = ['pending', 'data', 'error', 'unused'] satisfies Array<Span['state']>

/**
 * The recording of an example from the file of its page, or null if something is wrong with it. Nothing in the file is taken on
 * trust: shape, sizes, and that time runs forward. What pictures may hold is checked where they are built.
 */
export function readRecording(file: unknown, id: string): Recording | null {
  const found: unknown = isFields(file) && Object.hasOwn(file, id) ? file[id] : null
  return isRecording(found) ? found : null
}

function isRecording(value: unknown): value is Recording {
  if (!isFields(value)) return false
  const { length, pictures, moments, spans } = value
  if (!isNumber(length, LONGEST_RUN)) return false
  if (!isList(pictures, MOST.pictures, (text): text is string => isText(text, LONGEST_PICTURE))) return false
  let latest = 0
  const isNext = (moment: unknown): moment is Moment => {
    if (!isMoment(moment, length, pictures.length) || moment.at < latest) return false
    latest = moment.at
    return true
  }
  return (
    isList(moments, MOST.moments, isNext) &&
    moments.length > 0 &&
    isList(spans, MOST.spans, (span): span is Span => isSpan(span, length))
  )
}

function isMoment(value: unknown, length: number, pictures: number): value is Moment {
  let parts = MOST.parts
  /** A value, of which there are not too many parts in one moment. */
  const isShown = (shown: unknown, depth = 0): shown is Shown => {
    if (!isFields(shown) || --parts < 0 || depth > DEEPEST_VALUE) return false
    const { kind, text, tone, items, entries, name, more } = shown
    const isInside = (item: unknown): item is Shown => isShown(item, depth + 1)
    const isEntry = (entry: unknown): entry is unknown =>
      Array.isArray(entry) && entry.length === 2 && isText(entry[0]) && isInside(entry[1])
    if (kind === 'text') return isText(text) && isText(tone)
    if (!isIndex(more, Number.MAX_SAFE_INTEGER)) return false
    if (kind === 'list') return isList(items, MOST.parts, isInside)
    return kind === 'object' && (name === null || isText(name)) && isList(entries, MOST.parts, isEntry)
  }
  const isSide = (side: unknown) => side === null || isShown(side)
  const isChange = (change: unknown): change is StateChange =>
    isFields(change) && isText(change.path) && isSide(change.before) && isSide(change.after)
  return (
    isFields(value) &&
    isNumber(value.at, length) &&
    KINDS.includes(value.kind) &&
    isText(value.title) &&
    isText(value.detail) &&
    isText(value.says) &&
    isPlace(value.place) &&
    isIndex(value.picture, pictures - 1) &&
    isList(value.changes, MOST.changes, isChange)
  )
}

const isPlace = (value: unknown) =>
  value === null || (isFields(value) && isIndex(value.file, 1000) && isIndex(value.line, 1e5))

const isSpan = (value: unknown, length: number): value is Span =>
  isFields(value) &&
  isText(value.lane) &&
  SPANS.includes(value.kind) &&
  STATES.includes(value.state) &&
  isNumber(value.to, length) &&
  isNumber(value.from, value.to)

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = <Item>(value: unknown, most: number, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.length <= most && value.every(isItem)

const isText = (value: unknown, longest = LONGEST_TEXT): value is string =>
  typeof value === 'string' && value.length <= longest

const isNumber = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most

const isIndex = (value: unknown, most: number) => isNumber(value, most) && Number.isInteger(value)
