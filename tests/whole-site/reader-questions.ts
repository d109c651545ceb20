/** What readers ask of each page, in `site/questions`: search is told the section that has the quoted answer. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseQueries } from '#engine/site/sources/query-lines.ts'
import { ASKED_OF_ASSISTANTS } from '../mcp/asked-of-assistants.ts'
import { PROJECT, SITE } from '../places.ts'
import { lettersOf, type ReadPage, type SectionQuery } from '../search/section-measure.ts'
import { wholeSite } from './whole-site.ts'

interface ReaderQuestion {
  route: string
  question: string
  quote: string
  section: string
}

const FOLDER = join(SITE, 'questions')
const QUESTIONS: ReaderQuestion[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    JSON.parse(readFileSync(join(FOLDER, file), 'utf8')).map((each: Omit<ReaderQuestion, 'route'>) => ({
      ...each,
      route: `/${file.slice(0, -'.json'.length)}`,
    })),
  )
const TYPED = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.queries.txt'))
  .flatMap((file) => parseQueries(readFileSync(join(FOLDER, file), 'utf8'), file, []))
  .map(({ question }) => question)

let pages: Map<string, ReadPage>

beforeAll(async () => {
  pages = (await wholeSite()).readPages()
}, 120_000)

test('the quote stands in the section that search is told', () => {
  expect(QUESTIONS.length).toBeGreaterThan(1_000)
  const wrong = QUESTIONS.filter(({ route, quote, section }) => {
    const page = pages.get(route)
    const start = page?.starts.get(section)
    if (!page || start === undefined) return true
    const end = page.bounds.find((bound) => bound > start) ?? page.letters.length
    const at = page.letters.indexOf(lettersOf(withoutMarkup(quote)), start)
    return at < 0 || at >= end
  })
  expect(wrong.map(({ route, section, question }) => `${route}#${section}: ${question}`)).toEqual([])
})

test('search is not told what it is tested with', () => {
  const read = (name: string): string[] =>
    JSON.parse(readFileSync(join(PROJECT, `tests/search/${name}-questions.json`), 'utf8')).map(
      ({ query }: SectionQuery) => query,
    )
  const asked = [...ASKED_OF_ASSISTANTS.map(([question]) => question), ...read('worked')]
  const told = (list: string[]) => {
    const letters = new Set(list.map(lettersOf))
    return (question: string) => letters.has(lettersOf(question))
  }
  expect(asked.filter(told(QUESTIONS.map(({ question }) => question)))).toEqual([])
  expect([...asked, ...read('probe')].filter(told(TYPED))).toEqual([])
})

const withoutMarkup = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\s*[-*|]|[`*]/g, '')
    .replace(/ \{#.*\}$/gm, '')
