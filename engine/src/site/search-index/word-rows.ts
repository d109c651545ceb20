import { remembered } from '#disk/once-per.ts'
import type { WordRow } from '#model/search.ts'
import { stemsOf } from '#search/by-need/word-stems.ts'
import { eachWord } from '#search/index/tokenize.ts'
import { NO_MEMORY } from './search-memory.ts'
import type { SearchPage } from './search-pages.ts'

/** Of a word that more pages say in their texts, the first ones: it tells none of them from the others. */
const MOST_TEXTS = 300

/** The stems of a page, with spaces between them: of its title, of what it names, and of what else it says. */
type PageStems = string[]

/** A row so far, and the last page of each of its lists. */
interface Said {
  row: WordRow
  last: Record<1 | 2 | 3, number>
}

/** Every stem of a site with the pages that have it, in the order of the alphabet. */
export function wordRows(pages: SearchPage[], memory = NO_MEMORY): WordRow[] {
  const said = new Map<string, Said>()
  const say = (stem: string, field: 1 | 2 | 3, page: number) => {
    const known = said.get(stem) ?? { row: [stem, [], [], []], last: { 1: 0, 2: 0, 3: 0 } }
    const { row, last } = known
    if (row[1].length + row[2].length + row[3].length === 0) said.set(stem, known)
    if (field === 3 && row[3].length >= MOST_TEXTS) return
    row[field].push(page - last[field])
    last[field] = page
  }
  const stemsIn = remembered(stemsOf) // a site says its words many times
  pages.forEach((page, index) => {
    const [title = '', named = '', others = ''] = memory.texts(keyOf(page), () => pageStems(page, stemsIn))
    for (const stem of listOf(title)) say(stem, 1, index)
    for (const stem of listOf(named)) say(stem, 2, index)
    for (const stem of listOf(others)) say(stem, 3, index)
  })
  const stems = [...said.keys()].sort() // in a fraction of the time of a function that compares
  return stems.map((stem) => said.get(stem)?.row ?? [stem, [], [], []])
}

/** All that the stems of a page follow from. */
const keyOf = (page: SearchPage) => [
  'stems',
  ...(page.origin === undefined
    ? [page.names, page.sections, page.texts]
    : [page.origin, page.sections.map(({ asked }) => asked)]),
]

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
