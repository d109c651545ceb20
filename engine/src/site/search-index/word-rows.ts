import type { WordRow } from '#model/search.ts'
import { stemsOf } from '#search/by-need/word-stems.ts'
import { eachWord } from '#search/index/tokenize.ts'
import { NO_MEMORY } from './search-memory.ts'
import type { SearchPage } from './search-pages.ts'

/** Of a word that more pages say in their texts, the first ones: it tells none of them from the others. */
const MOST_TEXTS = 300

/** The stems of a page, with spaces between them: of its title, of what it names, and of what else it says. */
type PageStems = string[]

/** Every stem of a site with the pages that have it, in the order of the alphabet. */
export function wordRows(pages: SearchPage[], memory = NO_MEMORY): WordRow[] {
  const said = new Map<string, WordRow>()
  const rowOf = (stem: string): WordRow => {
    const known = said.get(stem)
    if (known) return known
    const row: WordRow = [stem, [], [], []]
    said.set(stem, row)
    return row
  }
  // A site says its words many times: the stems of each are made once.
  const known = new Map<string, string[]>()
  const stemsIn = (word: string): string[] => {
    const before = known.get(word)
    if (before) return before
    const stems = stemsOf(word)
    known.set(word, stems)
    return stems
  }
  pages.forEach((page, index) => {
    const [title = '', named = '', others = ''] = memory.texts(keyOf(page), () => pageStems(page, stemsIn))
    for (const stem of listOf(title)) rowOf(stem)[1].push(index)
    for (const stem of listOf(named)) rowOf(stem)[2].push(index)
    for (const stem of listOf(others)) {
      const list = rowOf(stem)[3]
      if (list.length < MOST_TEXTS) list.push(index)
    }
  })
  const rows = [...said.values()].sort(([a], [b]) => (a < b ? -1 : 1))
  return rows.map(([stem, ...lists]) => [stem, ...distances(lists)])
}

/** All that the stems of a page follow from. */
const keyOf = ({ names, sections, texts, origin }: SearchPage) =>
  origin === undefined
    ? ['stems', names, sections, texts]
    : ['stems', origin, sections.map(({ asked }) => asked).filter(Boolean)]

/** A page counts once, where it says a word best. */
function pageStems({ names, sections, texts }: SearchPage, stemsIn: (word: string) => string[]): PageStems {
  const said = new Set<string>()
  const ends: number[] = []
  const read = (text: string) =>
    eachWord(text, (word) => {
      for (const stem of stemsIn(word)) said.add(stem)
    })
  read(names.title)
  ends.push(said.size)
  for (const { title, jobs = [], asked = '' } of sections) for (const text of [title, ...jobs, asked]) read(text)
  for (const keyword of names.keywords) read(keyword)
  ends.push(said.size)
  read(names.description)
  for (const { prose, codeWords } of texts) for (const text of [prose, ...codeWords]) read(text)
  const stems = [...said]
  const [title, named] = ends
  return [stems.slice(0, title), stems.slice(title, named), stems.slice(named)].map((list) => list.join(' '))
}

const listOf = (stems: string) => (stems === '' ? [] : stems.split(' '))

type Lists = [number[], number[], number[]]

const distances = (lists: Lists) =>
  lists.map((list) => list.map((page, index) => page - (list[index - 1] ?? 0))) as Lists
