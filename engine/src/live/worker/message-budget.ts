import type { LiveEvent } from '#model/live.ts'
import { EVENT_LIMITS } from '../protocol/event-limits.ts'

/**
 * What a sandbox may send: at once, which is also the most that a message may bring; in every further second; and in all. One that
 * keeps its own limits stays below. `parts` are the values, entries and names that a message consists of, counted as often as they
 * are met: a part that is referred to a thousand times is a thousand parts.
 */
const ALLOWANCES = {
  messages: { atOnce: 600, aSecond: 200, inAll: 1_000_000 },
  events: { atOnce: 3000, aSecond: 1300, inAll: 100_000 },
  parts: { atOnce: 150_000, aSecond: 50_000, inAll: 20_000_000 },
  characters: { atOnce: 2_000_000, aSecond: 500_000, inAll: 200_000_000 },
} as const

type Kind = keyof typeof ALLOWANCES

/** What is left for a sandbox. */
export interface MessageBudget {
  /** Takes something from it; throws `OverBudget` if there is not enough left. */
  spend(kind: Kind, amount: number): void
  /** Counts an event by its type. */
  event(type: LiveEvent['type']): void
}

/** More was sent than any sandbox may send. */
export class OverBudget extends Error {}

/** The budget of one run; `clock` tells milliseconds. */
export function createMessageBudget(clock: () => number): MessageBudget {
  const spent = { messages: 0, events: 0, parts: 0, characters: 0 }
  const left: Record<Kind, number> = {
    messages: ALLOWANCES.messages.atOnce,
    events: ALLOWANCES.events.atOnce,
    parts: ALLOWANCES.parts.atOnce,
    characters: ALLOWANCES.characters.atOnce,
  }
  const counts = new Map<LiveEvent['type'], number>()
  let filledAt = clock()

  function fill(): void {
    const seconds = Math.max(0, clock() - filledAt) / 1000
    filledAt = clock()
    for (const kind of Object.keys(left) as Kind[]) {
      const { atOnce, aSecond } = ALLOWANCES[kind]
      left[kind] = Math.min(atOnce, left[kind] + seconds * aSecond)
    }
  }
  return {
    spend(kind, amount) {
      if (kind === 'messages') fill() // and not within one, however long it takes to read
      left[kind] -= amount
      spent[kind] += amount
      if (left[kind] < 0 || spent[kind] > ALLOWANCES[kind].inAll) throw new OverBudget(kind)
    },
    event(type) {
      const count = (counts.get(type) ?? 0) + 1
      counts.set(type, count)
      if (count > (EVENT_LIMITS[type]?.inAll ?? Number.POSITIVE_INFINITY)) throw new OverBudget(type)
    },
  }
}
