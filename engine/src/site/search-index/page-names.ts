import type { IndexedPage } from '#model/search.ts'
import { isApiName } from '#search/index/names.ts'
import { isNameSection, rowOfSection } from '#search/index/section-rows.ts'
import { joined, wordsOf } from '#search/index/tokenize.ts'
import { isStopWord } from '#search/index/word-forms.ts'
import type { SearchPage } from './search-pages.ts'

/** A heading that so many pages have is the name of none of them. It comes with the texts. */
const COMMON = 4
/** A keyword is as a rule a message when it is longer, and messages are known by their beginnings: the texts quote them in full. */
const MOST_WORDS = 4
/** True for a keyword that comes with the texts: nobody has typed two words before they are there. A name of code is one word, however it is written. */
export const isPhrase = (keyword: string): boolean => wordsOf(keyword).length > 1 && !isApiName(keyword)

/** What is said of every page by its names: all that tells it from the others, and nothing twice. */
export function pageNames(pages: SearchPage[]): IndexedPage[] {
  const times = new Map<string, number>()
  for (const { sections } of pages) {
    for (const title of new Set(sections.map(({ title }) => title))) times.set(title, (times.get(title) ?? 0) + 1)
  }
  return pages.map(({ names, sections }) => {
    const kept = sections.filter((section) => isNameSection(section) && (times.get(section.title) ?? 0) < COMMON)
    const said = new Set([names.title, ...kept.map(({ title }) => title)].map(joined))
    const keywords = names.keywords.map(beginningOf).filter((keyword) => !said.has(joined(keyword)))
    // In order they are some bytes less: neighbors begin alike.
    return { ...names, keywords: [...new Set(keywords)].sort(), sections: kept.map(rowOfSection) }
  })
}

/** The first words of a keyword that say something, with the small ones between them. */
function beginningOf(keyword: string): string {
  const end = wordsOf(keyword).filter(({ word }) => !isStopWord(word.toLowerCase()))[MOST_WORDS]
  return end ? keyword.slice(0, end.at).replace(/[^\p{L}\p{N}]+$/u, '') : keyword
}
