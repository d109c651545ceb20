import type { SearchHit } from '#model/search.ts'
import { isStopWord } from '#search/index/word-forms.ts'
import { type SectionWords, stemsOf } from './section-words.ts'

/** How soon a word that is said again says nothing new, and how much a long section has to say it more often (BM25). */
const SATURATION = 1.2
const LENGTH = 0.6
/** What the first section of the site's own search is worth, where the best by its words has 1. */
const TRUST_IN_INDEX = 0.3

/**
 * Sections by how well their whole text answers a question, best first. The index in the browser leaves out most of the text to stay
 * small, and finds the page; here all of it is at hand. What the index puts first counts, too.
 */
export function rankSections(query: string, sections: SectionWords[], found: Map<string, number>): SectionWords[] {
  const words = [...new Set(stemsOf(query))].filter((word) => !isStopWord(word))
  const rareness = new Map(words.map((word) => [word, rarenessOf(word, sections)]))
  const usual = sections.reduce((sum, { length }) => sum + length, 0) / sections.length
  const scored = sections.map((section) => {
    const slowness = SATURATION * (1 - LENGTH + (LENGTH * section.length) / usual)
    let score = 0
    for (const [word, rare] of rareness) {
      const weight = section.weights.get(word) ?? 0
      score += (rare * weight * (SATURATION + 1)) / (weight + slowness)
    }
    return { section, score }
  })
  const best = Math.max(...scored.map(({ score }) => score), Number.MIN_VALUE)
  return scored
    .map(({ section, score }) => ({ section, score: score / best + trustIn(section, found) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ section }) => section)
}

/** How much of what a text says stands in one of these sections, from 0 to 1: a rare word says more, and one that none of them has says most. */
export function shareOf(text: string, own: SectionWords[], sections: SectionWords[]): number {
  const words = [...new Set(stemsOf(text))].filter((word) => !isStopWord(word))
  const all = sumOf(words, (word) => rarenessOf(word, sections))
  const shares = own.map(({ weights }) => sumOf(words, (word) => (weights.has(word) ? rarenessOf(word, sections) : 0)))
  return all === 0 ? 0 : Math.max(...shares, 0) / all
}

const sumOf = (words: string[], value: (word: string) => number) => words.reduce((sum, word) => sum + value(word), 0)

function rarenessOf(word: string, sections: SectionWords[]): number {
  const having = sections.filter(({ weights }) => weights.has(word)).length
  return Math.log(1 + (sections.length - having + 0.5) / (having + 0.5))
}

function trustIn({ twin, place }: SectionWords, found: Map<string, number>): number {
  const rank = found.get(`${twin.page.route}#${place.id}`)
  return rank === undefined ? 0 : TRUST_IN_INDEX / (1 + rank / 2)
}

/** The places among hits, by route and id, with their rank from 0. */
export function ranksOf(hits: SearchHit[], address: string): Map<string, number> {
  const places = hits.map(({ url }) => `/${url.slice(address.length)}`).filter((place) => place.includes('#'))
  return new Map([...new Set(places)].map((place, rank) => [place, rank]))
}
