import { rememberingPages } from '../remember-pages.ts'
import type { SamplePage } from '../sample-block.ts'
import { checkFacts, type FactReport } from './check-facts.ts'
import type { ExportHomes } from './check-homes.ts'
import { isForeignMessage } from './foreign-messages.ts'
import { createMessageMatcher } from './message-match.ts'
import { packageMessages } from './package-messages.ts'
import { readPackageTypes } from './package-types.ts'
import { readFacts } from './page-facts.ts'

/** Compares pages with the package, which is read once; what was looked up is remembered. */
export function openFacts(homes: ExportHomes | null = null): (pages: SamplePage[]) => FactReport {
  const types = readPackageTypes()
  const read = rememberingPages(readFacts)
  const isOurs = createMessageMatcher(packageMessages())
  const known = new Map<string, boolean>()
  const isKnown = (text: string) => {
    const answer = known.get(text) ?? (isOurs(text) || isForeignMessage(text))
    known.set(text, answer)
    return answer
  }
  return (pages) => checkFacts(pages, { read, types, isKnown, homes })
}
