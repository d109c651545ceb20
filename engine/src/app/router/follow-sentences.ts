import { type NavigationEvent, onNavigation } from './navigation-events.ts'

/** What leads the reader to the sentence that the address of the window names. */
interface Leader {
  leadToSentence: (isFirstLoad: boolean) => void
}

let leader: Leader | undefined
let load: (() => Promise<unknown>) | undefined
let isWanted = false

/** Whoever shows results has the code at hand, so that the sentence comes with its page and not after it. A screen may be there first. */
export function prepareSentences(): void {
  isWanted = true
  load?.().catch(String)
}

/** Follows the sentences that addresses name, from the page that was loaded on; returns what ends it. Without the code, hashes lead. */
export function followSentences(importLeader: () => Promise<Leader>): () => void {
  const prepare = async () => {
    leader ??= await importLeader()
  }
  load = prepare
  if (isWanted) prepareSentences()
  const follow = (visit?: NavigationEvent) => {
    // Once loaded, it runs after the window has scrolled to the hash and before the next paint.
    // Back leads to where the reader was.
    if (/[?&]find=/.test(location.search) && (!visit || visit.kind === 'push'))
      prepare().then(() => leader?.leadToSentence(!visit), String)
  }
  follow()
  return onNavigation(follow)
}
