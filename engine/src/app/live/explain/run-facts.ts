import type { Fact } from '#model/explainer.ts'
import { fieldsOf } from '#model/fields.ts'

const PARTS = ['run', 'reducers', 'work', 'caller'] as const
const PHASES = ['past', 'pending', 'fulfilled', 'rejected', 'none'] as const

/** Something that a run told, read from a fact. */
export interface RunEvent {
  at: number
  /** Of the fact in its scene. */
  index: number
  /** `pending`, `abort()`, `await` */
  name: string
  /** A moment of the run; one that reducers see; its work, which begins and ends; what the caller gets. */
  of: (typeof PARTS)[number]
  phase: (typeof PHASES)[number]
  gift: { verb: 'gives' | 'throws'; what: string; with: string } | null
}

/** More than any run of ours has; the rest is left out. */
const MOST_EVENTS = 24
const MOST_TEXT = 60

/**
 * The events of a run. Facts are objects with an `of`; those of `run` and `reducers` may have a `phase`, those of `caller` say what it
 * `gives` or `throws` and what that comes `with`. Work that ends when the run is over is a moment, too: nobody uses what it gives.
 */
export function readRun(facts: Fact[]): RunEvent[] {
  const events: RunEvent[] = []
  for (const [index, { at, name, value }] of facts.entries()) {
    const fields = fieldsOf(value)
    const of = PARTS.find((part) => part === fields.of)
    if (!of || events.length >= MOST_EVENTS) continue
    const phase = PHASES.find((known) => known === fields.phase) ?? 'past'
    const gift = of === 'caller' ? giftOf(fields) : null
    if (of === 'caller' && !gift) continue
    const isLate = of === 'work' && events.some((event) => event.of === 'work') && isSettled(events)
    if (isLate) events.push({ at, index, name: 'ignored', of, phase: 'none', gift })
    else events.push({ at, index, name: name.slice(0, MOST_TEXT), of, phase, gift })
  }
  return events
}

const isSettled = (events: RunEvent[]) => events.some(({ phase }) => phase === 'fulfilled' || phase === 'rejected')

function giftOf(fields: Record<PropertyKey, unknown>): RunEvent['gift'] {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MOST_TEXT) : '')
  const [gives, throws] = [text(fields.gives), text(fields.throws)]
  if (!gives && !throws) return null
  return { verb: throws ? 'throws' : 'gives', what: throws || gives, with: text(fields.with) }
}
