import type { Scene } from '#model/explainer.ts'
import { type Axis, axisOf } from './life-axis.ts'
import { type LifeFact, readLifeFacts } from './life-facts.ts'
import { type EntryState, entrySpans, mountedSpans, type Stretch, stretchAt, usedSpans } from './life-spans.ts'
import type { TimeEvent } from './TimeEvents.tsx'
import type { TimeRow, TimeSpan, Tone } from './time-rows.ts'

/** Something that happens to the entry. */
export interface LifeEvent extends TimeEvent {
  at: number
}

/** What is drawn of an entry's life. */
export interface Life {
  rows: TimeRow[]
  events: LifeEvent[]
  axis: Axis
  /** Where the head is. */
  head: number
  /** Whole seconds until an entry that nobody uses is removed; null: no clock runs. */
  left: number | null
}

const SHOWN: Record<EntryState, { label: string; tone: Tone }> = {
  pending: { label: 'pending', tone: 'pending' },
  data: { label: 'has data', tone: 'fulfilled' },
  error: { label: 'error', tone: 'rejected' },
  unused: { label: 'unused', tone: 'fulfilled' },
}

/** More components would not fit below each other. */
const MOST_COMPONENTS = 5

/** A stretch with less room for each letter, and its ends, has no words; the row says it while it lasts. */
const LETTER = 0.018
const LEAST_LABELED = 0.06

/** What the facts of a scene draw at a time. */
export function lifeOf({ facts, stops, length }: Scene, time: number): Life {
  const told = readLifeFacts(facts)
  const [used, entry] = [usedSpans(told), entrySpans(told)]
  const times = told.flatMap((fact) => (fact.name === 'keeps' ? [] : [fact.at]))
  const axis = axisOf([...times, ...stops.map(({ at }) => at)], length)
  const left = secondsLeft(told, entry, time)
  const cut = cutter(axis, time, length)
  const components = [...mountedSpans(told)].slice(0, MOST_COMPONENTS)
  const count = stretchAt(used, time)?.state ?? 0
  const state = stretchAt(entry, time)?.state
  const isOver = entry.some(({ to }) => to <= time)
  const rows: TimeRow[] = components.map(([name, spans]) => {
    const isLit = stretchAt(spans, time) !== undefined
    const isToCome = spans.every(({ from }) => from > time)
    const value = isLit ? 'mounted' : isToCome ? 'not yet' : 'gone'
    return { name, value, tone: 'plain', isLit, spans: spans.flatMap((span) => cut(span, 'mounted', 'plain')) }
  })
  rows.push({
    ...{ name: 'used by', value: String(count), tone: 'plain', isLit: count > 0 },
    spans: used.flatMap((span) => cut(span, String(span.state), 'plain')),
  })
  rows.push({
    name: 'entry',
    value: state ? SHOWN[state].label : isOver ? 'removed' : 'none',
    tone: state ? SHOWN[state].tone : 'plain',
    isLit: state !== undefined,
    spans: entry.flatMap((span) => cut(span, SHOWN[span.state].label, SHOWN[span.state].tone, left)),
  })
  const all = eventsOf(used, entry)
  const last = all.findLastIndex(({ at }) => at <= time)
  const events = all.map(({ at, text }, index): LifeEvent => {
    return { at, text, place: axis.placeOf(at), tense: index === last ? 'now' : index < last ? 'past' : 'future' }
  })
  return { rows, events, axis, head: axis.placeOf(time), left }
}

/** Cuts stretches where the head is. What is to come has no name yet, but for the seconds that an unused entry has left. */
function cutter({ placeOf }: Axis, time: number, length: number) {
  return <State>(span: Stretch<State>, label: string, tone: Tone, left: number | null = null): TimeSpan[] => {
    const [from, to] = [Math.min(span.from, length), Math.min(span.to, length)]
    const middle = Math.min(Math.max(time, from), to)
    const rest = left !== null && from <= time && time < to ? `${left} s left` : ''
    const parts: Array<[number, number, boolean, string]> = [
      [from, middle, false, label],
      [middle, to, true, rest],
    ]
    return parts.flatMap(([start, end, isAhead, word]) => {
      if (end <= start) return []
      const [a, b] = [placeOf(start), placeOf(end)]
      const text = b - a < Math.max(LEAST_LABELED, word.length * LETTER) ? '' : word
      return [{ from: a, to: b, text, tone, isAhead }]
    })
  }
}

/** By the clock that the run was told of; it starts when nobody uses the entry any more. */
function secondsLeft(facts: LifeFact[], entry: Array<Stretch<EntryState>>, time: number): number | null {
  const now = stretchAt(entry, time)
  const keeps = facts.find((fact) => fact.name === 'keeps')
  if (now?.state !== 'unused' || !keeps) return null
  return Math.max(0, Math.ceil((now.from + keeps.seconds * 1000 - time) / 1000))
}

/** What happens to the entry: its users come, go and come back, and it is removed. */
function eventsOf(
  used: Array<Stretch<number>>,
  entry: Array<Stretch<EntryState>>,
): Array<{ at: number; text: string }> {
  const first = used.find(({ state }) => state > 0)
  const uses = used.flatMap((span, index) => {
    const before = used[index - 1]?.state ?? 0
    if (span.state === 0) return span === used[0] ? [] : [{ at: span.from, text: 'last one leaves' }]
    if (span === first) return [{ at: span.from, text: 'first use' }]
    if (before === 0) return [{ at: span.from, text: 'back' }]
    return [{ at: span.from, text: span.state > before ? 'one more' : 'one leaves' }]
  })
  const removals = entry.flatMap(({ to }, index) =>
    Number.isFinite(to) && entry[index + 1]?.from !== to ? [{ at: to, text: 'removed' }] : [],
  )
  return [...uses, ...removals].sort((a, b) => a.at - b.at)
}
