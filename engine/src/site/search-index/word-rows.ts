import type { WordRow } from '#model/search.ts'
import { createStemReader } from '#search/by-need/word-stems.ts'
import type { SearchPage } from './search-pages.ts'

/** Of a word that more pages say in their texts, the first ones: it tells none of them from the others. */
const MOST_TEXTS = 300

/** Every stem of a site with the pages that have it, in the order of the alphabet. A page counts once, where it says a word best. */
export function wordRows(pages: SearchPage[]): WordRow[] {
  const rows = new Map<string, WordRow>()
  const read = createStemReader()
  pages.forEach(({ names, sections, texts }, page) => {
    const said = new Set<string>()
    const note = (field: 1 | 2 | 3) => (stem: string) => {
      if (said.has(stem)) return
      said.add(stem)
      const row = rows.get(stem) ?? [stem, [], [], []]
      rows.set(stem, row)
      if (field < 3 || row[3].length < MOST_TEXTS) row[field].push(page)
    }
    read(names.title, note(1))
    for (const { title, jobs = [], asked = '' } of sections)
      for (const text of [title, ...jobs, asked]) read(text, note(2))
    for (const keyword of names.keywords) read(keyword, note(2))
    read(names.description, note(3))
    for (const { prose, codeWords } of texts) for (const text of [prose, ...codeWords]) read(text, note(3))
  })
  return [...rows.values()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([stem, ...lists]) => [stem, ...distances(lists)])
}

type Lists = [number[], number[], number[]]

const distances = (lists: Lists) =>
  lists.map((list) => list.map((page, index) => page - (list[index - 1] ?? 0))) as Lists
