import type { Fact } from '#model/explainer.ts'
import { fieldsOf } from '#model/fields.ts'
import { textOf, textsOf } from './fact-values.ts'

/** What an example tells for wires, by the name of the fact. Entries, tags and components are told by the names that are drawn. */
export type WireFact =
  /** A mutation is under way. */
  | { name: 'sends'; at: number; who: string }
  /** A mutation names tags, or an entry provides them from now on: `{ who, tags }`. */
  | { name: 'names' | 'provides'; at: number; who: string; tags: string[] }
  /** An entry sends a request, or is there no more. */
  | { name: 'asks' | 'removed'; at: number; who: string }
  /** A component renders what an entry holds: `{ who, entry }`. */
  | { name: 'renders'; at: number; who: string; entry: string }
  /** A component is there no more. */
  | { name: 'leaves'; at: number; who: string }

/** The facts that wires can be drawn from. */
export const readWireFacts = (facts: Fact[]): WireFact[] => facts.flatMap((fact) => readWireFact(fact) ?? [])

function readWireFact({ at, name, value }: Fact): WireFact | null {
  const fields = fieldsOf(value)
  const who = textOf(value) ?? textOf(fields.who)
  const entry = textOf(fields.entry)
  if (who === null) return null
  switch (name) {
    case 'names':
    case 'provides':
      return { name, at, who, tags: textsOf(fields.tags) }
    case 'renders':
      return entry === null ? null : { name, at, who, entry }
    case 'sends':
    case 'asks':
    case 'removed':
    case 'leaves':
      return { name, at, who }
    default:
      return null
  }
}
