import type { FirstTier } from '#model/search.ts'

/** More make a first keystroke no quicker, and each costs milliseconds of a processor: of the worker's, and of those that compile beside it. */
const MOST = 90
/** Words of a sentence, as it grows. */
const GROWN = [2, 4, 5, 7]

/**
 * Queries to practice with, as they are typed: a word that has begun, one that is misspelt, a sentence, and messages. Browsers compile
 * what has run often and with values of all kinds, so an engine that has answered these is quicker when the reader asks. Of a large site
 * some of each kind, from its first page to its last.
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
  return Array.from({ length: Math.min(MOST, all.length) }, (_, index) => all[Math.floor(index * step)] ?? '')
}
