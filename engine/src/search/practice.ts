import type { FirstTier } from '#model/search.ts'

const MOST = 60
const WORDS = 7

/**
 * Queries to practice with, as they are typed: a word that has begun, and a sentence. Browsers compile what has run often, and an
 * engine sorts some of what it knows when it is first asked, so one that has answered these is quicker when the reader asks.
 */
export const practiceQueries = ({ pages }: Pick<FirstTier, 'pages'>): string[] =>
  pages
    .slice(0, MOST)
    .flatMap(({ title, description }) => [title.slice(0, 4), description.split(' ').slice(0, WORDS).join(' ')])
    .filter(Boolean)
