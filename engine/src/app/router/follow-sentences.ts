import { type LazyPart, lazyPart } from '#app/ui/lazy-part.ts'
import { type NavigationEvent, onNavigation } from './navigation-events.ts'
import { namesSentence } from './visit.ts'

/** Leads the reader to the sentence that the address of the window names. */
type Lead = (isFirstLoad: boolean) => void

let part: LazyPart<Lead> | undefined

/** Whoever shows results has the code at hand, so that the sentence comes with its page and not after it. */
export const prepareSentences = () => part?.prepare()

/** Follows the sentences that addresses name, from the page that was loaded on; returns what ends it. Without the code, hashes lead. */
export function followSentences(importLead: () => Promise<Lead>): () => void {
  const lead = lazyPart(importLead)
  part = lead
  const follow = (visit?: NavigationEvent) => {
    // Once loaded, it runs after the window has scrolled to the hash and before the next paint.
    if (namesSentence(visit?.kind, location.search)) lead.load().then(() => lead.Part?.(!visit), String)
  }
  follow()
  return onNavigation(follow)
}
