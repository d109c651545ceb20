import { nextTurn } from '#app/state/next-turn.ts'
import type { TextTier } from '#model/search.ts'
import { slicesOf } from './text-slices.ts'

/** Files that are fetched at a time: enough to keep a line busy. */
const FILES_AT_A_TIME = 3
/** Better answers are announced at most this often, so that a list does not change under the reader's eyes at every file. */
const IMPROVEMENT_PAUSE_MS = 1000

interface Loading {
  addresses: string[]
  fetchTexts: (href: string) => Promise<TextTier>
  /** Gets the texts slice by slice. */
  add: (slice: TextTier) => void
  /** There are more texts than before, and still some to come. */
  onMore: () => void
}

export interface TextLoader {
  /** Whether there is something to load, and nobody loads it. */
  isIdle(): boolean
  /** False if some could not be fetched: the next load asks for them again. */
  load(): Promise<boolean>
}

/** Fetches the texts of the second tier, and hands them on without keeping a search waiting. */
export function createTextLoader({ addresses, fetchTexts, add, onMore }: Loading): TextLoader {
  const missing = [...addresses]
  let isLoading = false
  let announcedAt = 0

  async function loadSome(): Promise<void> {
    for (let address = missing.shift(); address !== undefined; address = missing.shift()) {
      const asked = address
      const tier = await fetchTexts(asked).catch((error) => {
        missing.push(asked)
        throw error
      })
      for (const slice of slicesOf(tier)) {
        add(slice)
        await nextTurn()
      }
      if (missing.length > 0 && performance.now() - announcedAt > IMPROVEMENT_PAUSE_MS) {
        announcedAt = performance.now()
        onMore()
      }
    }
  }

  return {
    isIdle: () => !isLoading && missing.length > 0,
    async load() {
      isLoading = true
      announcedAt = performance.now()
      await Promise.allSettled(Array.from({ length: FILES_AT_A_TIME }, loadSome))
      isLoading = false
      return missing.length === 0
    },
  }
}
