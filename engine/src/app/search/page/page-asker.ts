import { onceEach } from '#model/once-each.ts'
import type { SearchAnswer, SearchRequest } from '#model/search.ts'
import type { SearchProvider } from '../providers/search-provider.ts'

export type Question = Pick<SearchRequest, 'query' | 'kind'>

/** Asks an engine for answers page by page, one question at a time. */
interface PageAsker {
  /** Has the engine at hand before the first question. It is loaded once; a failed load is tried again with the next question. */
  prepare: () => void
  /** Fetches answer pages `from` up to but without `to`, and gives up what was asked before. Null if it was given up itself. */
  ask: (question: Question, from: number, to: number) => Promise<SearchAnswer[] | null>
  giveUp: () => void
  isAsking: () => boolean
}

const EXCERPT_WORDS = 50

/** An asker of the engine that `load` brings; `onEngine` hears of it when it is there. */
export function createPageAsker(
  load: () => Promise<SearchProvider>,
  hitsPerPage: number,
  onEngine: (provider: SearchProvider) => void,
): PageAsker {
  let request: AbortController | null = null
  const engine = onceEach(async () => {
    const provider = await load()
    onEngine(provider)
    return provider
  })

  function giveUp(): void {
    request?.abort()
    request = null
  }

  async function ask(question: Question, from: number, to: number): Promise<SearchAnswer[] | null> {
    giveUp()
    const own = new AbortController()
    const { signal } = own
    request = own
    try {
      const provider = await engine()
      signal.throwIfAborted()
      const pages = Array.from({ length: to - from }, (_, i) => from + i)
      const answers = await Promise.all(
        pages.map((page) => provider.search({ ...question, page, hitsPerPage, excerptWords: EXCERPT_WORDS }, signal)),
      )
      signal.throwIfAborted()
      return answers
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      if (request === own) request = null
    }
    return null
  }

  return {
    prepare: () =>
      void engine().then(
        (provider) => provider.prepare?.(),
        () => {}, // the question that needs it tries again, and tells
      ),
    ask,
    giveUp,
    isAsking: () => request !== null,
  }
}
