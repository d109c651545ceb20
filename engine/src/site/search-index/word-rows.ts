import type { WordRow } from '#model/search.ts'
import { stemsOf } from '#search/by-need/word-stems.ts'
import { eachWord } from '#search/index/tokenize.ts'
import type { SearchPage } from './search-pages.ts'

/** Of a word that more pages say in their texts, the first ones: it tells none of them from the others. */
const MOST_TEXTS = 300

/** What is said of a stem so far. */
interface Said {
  row: WordRow
  /** The page that said it last. */
  last: number
}

/** Every stem of a site with the pages that have it, in the order of the alphabet. A page counts once, where it says a word best. */
export function wordRows(pages: SearchPage[]): WordRow[] {
  const said = new Map<string, Said>()
  const saidOf = (stem: string): Said => {
    const known = said.get(stem) ?? { row: [stem, [], [], []], last: -1 }
    said.set(stem, known)
    return known
  }
  // A site says its words many times: the stems of each are made once.
  const known = new Map<string, Said[]>()
  const stemsIn = (word: string): Said[] => {
    const stems = known.get(word) ?? stemsOf(word).map(saidOf)
    known.set(word, stems)
    return stems
  }
  pages.forEach(({ names, sections, texts }, page) => {
    const read = (text: string, field: 1 | 2 | 3) =>
      eachWord(text, (word) => {
        for (const stem of stemsIn(word)) {
          if (stem.last === page) continue
          stem.last = page
          if (field < 3 || stem.row[3].length < MOST_TEXTS) stem.row[field].push(page)
        }
      })
    read(names.title, 1)
    for (const { title, jobs = [], asked = '' } of sections) for (const text of [title, ...jobs, asked]) read(text, 2)
    for (const keyword of names.keywords) read(keyword, 2)
    read(names.description, 3)
    for (const { prose, codeWords } of texts) for (const text of [prose, ...codeWords]) read(text, 3)
  })
  const rows = [...said.values()].map(({ row }) => row)
  return rows.sort(([a], [b]) => (a < b ? -1 : 1)).map(([stem, ...lists]) => [stem, ...distances(lists)])
}

type Lists = [number[], number[], number[]]

const distances = (lists: Lists) =>
  lists.map((list) => list.map((page, index) => page - (list[index - 1] ?? 0))) as Lists
