import type { SamplePage } from '../sample-block.ts'
import { checkFacts, type FactReport } from './check-facts.ts'
import { isForeignMessage } from './foreign-messages.ts'
import { isKnownMessage } from './message-match.ts'
import { packageMessages } from './package-messages.ts'
import { readPackageTypes } from './package-types.ts'

/** Compares pages with the package, which is read once; what was looked up is remembered. */
export function openFacts(): (pages: SamplePage[]) => FactReport {
  const types = readPackageTypes()
  const messages = packageMessages()
  const known = new Map<string, boolean>()
  const isKnown = (text: string) => {
    const answer = known.get(text) ?? (isForeignMessage(text) || isKnownMessage(text, messages))
    known.set(text, answer)
    return answer
  }
  return (pages) => checkFacts(pages, types, isKnown)
}
