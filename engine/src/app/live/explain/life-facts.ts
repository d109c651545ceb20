import type { Fact } from '#model/explainer.ts'
import { amountOf, textOf } from './fact-values.ts'

/** What an entry holds while there is one: as the store names it. */
type Status = 'pending' | 'fulfilled' | 'rejected'

/** What an example tells for the life of an entry, by the name of the fact. */
export type LifeFact =
  /** Components that begin and cease to use the entry. */
  | { name: 'mounted' | 'left'; at: number; who: string }
  /** How many use it from now on. */
  | { name: 'used'; at: number; count: number }
  /** What it holds from now on; null: there is no entry. */
  | { name: 'entry'; at: number; status: Status | null }
  /** Seconds that it is kept when nobody uses it. */
  | { name: 'keeps'; at: number; seconds: number }

/** The facts that a life can be drawn from. */
export const readLifeFacts = (facts: Fact[]): LifeFact[] => facts.flatMap((fact) => readLifeFact(fact) ?? [])

function readLifeFact({ at, name, value }: Fact): LifeFact | null {
  const who = textOf(value)
  const amount = amountOf(value)
  if ((name === 'mounted' || name === 'left') && who !== null) return { name, at, who }
  if (name === 'used' && amount !== null) return { name, at, count: amount }
  if (name === 'keeps' && amount !== null) return { name, at, seconds: amount }
  if (name === 'entry' && (value === null || isStatus(value))) return { name, at, status: value }
  return null
}

const isStatus = (value: unknown): value is Status =>
  value === 'pending' || value === 'fulfilled' || value === 'rejected'
