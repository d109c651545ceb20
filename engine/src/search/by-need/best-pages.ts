import type { FoundRow } from './find-rows.ts'

/** What a word counts for by where a page has it: in its title, in other names, in its texts. */
const WORTHS = [3, 2, 1]

/** The numbers of the pages that answer best, by the rows that were found for each word of a query. Rare words tell more. */
export function bestPages(words: FoundRow[][], pages: number, most: number): number[] {
  const scores = new Float32Array(pages)
  for (const rows of words) {
    const best = new Float32Array(pages)
    for (const { row, quality } of rows) {
      const [, ...lists] = row
      const count = lists.reduce((sum, list) => sum + list.length, 0)
      const rarity = Math.log(1 + pages / Math.max(1, count))
      lists.forEach((list, field) => {
        const worth = (WORTHS[field] ?? 0) * quality * rarity
        let page = 0
        for (const distance of list) {
          page += distance
          if (worth > (best[page] ?? worth)) best[page] = worth
        }
      })
    }
    for (let page = 0; page < pages; page++) scores[page] = (scores[page] ?? 0) + (best[page] ?? 0)
  }
  const found = [...scores.keys()].filter((page) => (scores[page] ?? 0) > 0)
  return found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, most)
}
