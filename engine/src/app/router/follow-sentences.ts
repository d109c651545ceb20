import { type NavigationEvent, onNavigation } from './navigation-events.ts'

/** What leads the reader to the sentence that the address of the window names. */
interface Leader {
  leadToSentence: (isFirstLoad: boolean) => void
}

/** Where the code that leads comes from, which is loaded once; without it, hashes lead. */
export const leader: { load?: () => Promise<Leader> } = {}

/** Whoever shows results has the code at hand, so that the sentence comes with its page and not after it. */
export function prepareSentences(): void {
  leader.load?.().catch(String)
}

/** Follows the sentences that addresses name, from the page that was loaded on; returns what ends it. */
export function followSentences(): () => void {
  const follow = (visit?: NavigationEvent) => {
    // Once loaded, it runs after the window has scrolled to the hash and before the next paint.
    // Back leads to where the reader was.
    if (/[?&]find=/.test(location.search) && (!visit || visit.kind === 'push'))
      leader.load?.().then(({ leadToSentence }) => leadToSentence(!visit), String)
  }
  follow()
  return onNavigation(follow)
}
