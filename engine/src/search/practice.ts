import type { FirstTier } from '#model/search.ts'

const MOST = 60
/** Words of a sentence, as it grows. */
const GROWN = [2, 4, 5, 7]

/**
 * Queries to practice with, as they are typed: a word that has begun, one that is misspelt, a sentence, and messages. Browsers compile
 * what has run often and with values of all kinds, so an engine that has answered these is quicker when the reader asks.
 */
export function practiceQueries({ pages, errors }: Pick<FirstTier, 'pages' | 'errors'>): string[] {
  const messages = errors.flatMap((list) => list.messages.map(([, message]) => message))
  return [
    ...pages
      .slice(0, MOST)
      .flatMap(({ title, description }) => [
        title.slice(0, 4),
        title.slice(0, 2) + title.slice(3),
        ...GROWN.map((words) => description.split(' ').slice(0, words).join(' ')),
      ]),
    ...messages.slice(0, MOST),
  ].filter(Boolean)
}
