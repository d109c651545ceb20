import type { LifeFact } from './life-facts.ts'

/** `unused`: it is there, and nobody uses it. */
export type EntryState = 'pending' | 'data' | 'error' | 'unused'

/** A stretch of time in one state; what still lasts ends never. */
export interface Stretch<State> {
  state: State
  from: number
  to: number
}

const NEVER = Number.POSITIVE_INFINITY
const STATES = { pending: 'pending', fulfilled: 'data', rejected: 'error' } as const

/** When each component was there, in the order in which they came. */
export function mountedSpans(facts: LifeFact[]): Map<string, Array<Stretch<'mounted'>>> {
  const spans = new Map<string, Array<Stretch<'mounted'>>>()
  for (const fact of facts) {
    if (fact.name !== 'mounted' && fact.name !== 'left') continue
    const own = spans.get(fact.who) ?? []
    const open = own.find(({ to }) => to === NEVER)
    if (fact.name === 'left' && open) open.to = fact.at
    if (fact.name === 'mounted' && !open) own.push({ state: 'mounted', from: fact.at, to: NEVER })
    spans.set(fact.who, own)
  }
  return spans
}

/** How many used it, from the first that did. */
export const usedSpans = (facts: LifeFact[]): Array<Stretch<number>> =>
  stretches(facts.flatMap((fact) => (fact.name === 'used' ? [{ at: fact.at, state: fact.count }] : [])))

/** What became of the entry; there is no stretch where there is no entry. */
export function entrySpans(facts: LifeFact[]): Array<Stretch<EntryState>> {
  let count = 0
  let state: EntryState | null = null
  const changes = facts.flatMap((fact) => {
    if (fact.name === 'used') count = fact.count
    else if (fact.name === 'entry') state = fact.status === null ? null : STATES[fact.status]
    else return []
    return [{ at: fact.at, state: state === 'data' && count === 0 ? ('unused' as const) : state }]
  })
  return stretches(changes).filter((span): span is Stretch<EntryState> => span.state !== null)
}

/** The stretch that a time lies in. */
export const stretchAt = <State>(spans: Array<Stretch<State>>, time: number): Stretch<State> | undefined =>
  spans.find(({ from, to }) => from <= time && time < to)

/** What changes at times, as stretches; one of no length is none. */
function stretches<State>(changes: Array<{ at: number; state: State }>): Array<Stretch<State>> {
  const spans: Array<Stretch<State>> = []
  for (const [index, { at, state }] of changes.entries()) {
    const last = spans.at(-1)
    const to = changes[index + 1]?.at ?? NEVER
    if (to <= at) continue
    if (last && last.state === state && last.to === at) last.to = to
    else spans.push({ state, from: at, to })
  }
  return spans
}
