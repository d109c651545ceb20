import type { FirstTier } from '#model/search.ts'

/** Each costs milliseconds of a processor: of the worker's, and of those that compile beside it. A quick device needs no more than these. */
const LEAST = 90
/** A slow one is quicker for more. */
const MOST = 380
/** Answers that are looked back at, and the milliseconds that are quick for one of them. */
const LAST = 30
const QUICK_MS = 2
/** Words of a sentence, as it grows. */
const GROWN = [2, 4, 5, 7]

/**
 * Queries to practice with, as they are typed: a word that has begun, one that is misspelt, a sentence, and messages. Of a large site
 * some of each kind, from its first page to its last; however many are asked, they are from everywhere.
 */
export function practiceQueries({ pages, errors }: Pick<FirstTier, 'pages' | 'errors'>): string[] {
  const messages = errors.flatMap((list) => list.messages.map(([, message]) => message))
  const all = [
    ...pages.flatMap(({ title, description }) => [
      title.slice(0, 4),
      title.slice(0, 2) + title.slice(3),
      ...GROWN.map((words) => description.split(' ').slice(0, words).join(' ')),
    ]),
    ...messages,
  ].filter(Boolean)
  const step = Math.max(1, all.length / MOST)
  const chosen = Array.from({ length: Math.min(MOST, all.length) }, (_, index) => all[Math.floor(index * step)] ?? '')
  const rounds = Math.ceil(chosen.length / LEAST)
  return Array.from({ length: rounds }, (_, round) => chosen.filter((_, index) => index % rounds === round)).flat()
}

/** What practice needs of its surroundings. */
export interface Practice {
  ask: (query: string) => void
  /** Lets a reader's own query go first. */
  pause: () => Promise<void>
  now: () => number
}

/**
 * Browsers compile what has run often and with values of all kinds, so an engine that has answered queries is quicker when the reader
 * asks. Ends when answers come quickly.
 */
export async function practice(queries: string[], { ask, pause, now }: Practice): Promise<void> {
  const times: number[] = []
  for (const query of queries) {
    const start = now()
    ask(query)
    times.push(now() - start)
    const last = times.slice(-LAST).reduce((sum, time) => sum + time, 0)
    if (times.length >= LEAST && last <= LAST * QUICK_MS) return
    await pause()
  }
}
