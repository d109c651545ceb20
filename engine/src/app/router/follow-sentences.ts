import { type NavigationEvent, onNavigation } from './navigation-events.ts'

/** What leads the reader to the sentence that the address of the window names. */
interface Leader {
  leadToSentence: (isFirstLoad: boolean) => void
}

/** One for the window, like its address; without the code, hashes lead. */
let loadLeader: () => Promise<Leader> = async () => ({ leadToSentence() {} })

/** Says how the code that leads is loaded, once. */
export function setSentenceLeader(load: typeof loadLeader): void {
  loadLeader = load
}

/** Whoever shows results has the code at hand, so that the sentence comes with its page and not after it. */
export function prepareSentences(): void {
  loadLeader().catch(String)
}

/** Follows the sentences that addresses name, from the page that was loaded on; returns what ends it. */
export function followSentences(): () => void {
  const follow = (visit?: NavigationEvent) => {
    // Once loaded, it runs after the window has scrolled to the hash and before the next paint.
    // Back leads to where the reader was.
    if (/[?&]find=/.test(location.search) && (!visit || visit.kind === 'push'))
      loadLeader().then(({ leadToSentence }) => leadToSentence(!visit), String)
  }
  follow()
  return onNavigation(follow)
}
