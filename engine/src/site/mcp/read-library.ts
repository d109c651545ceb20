import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ErrorCode, ErrorTable } from '#model/error-table.ts'
import { markdownPathOfRoute } from '#model/route.ts'
import { type ByNeed, type FirstTier, type IndexedPage, PAGES_A_FILE, type TextTier } from '#model/search.ts'
import { createEngine, type SearchEngine } from '#search/engine.ts'
import { twinLines } from '../twins/section-index.ts'
import { placesOf, type TwinPlace } from '../twins/twin-places.ts'
import { type ListedPage, readMap, type SiteMap } from './read-map.ts'
import { ToolProblem } from './tool-problem.ts'

/** A page's Markdown by line, and the places in it. */
export interface Twin {
  page: ListedPage
  lines: string[]
  places: TwinPlace[]
}

/** A built site as a program reads it. Texts are read when they are asked for, and kept. */
export interface Library extends SiteMap {
  /** By route, in lower case. */
  pages: Map<string, ListedPage>
  twinOf(page: ListedPage): Twin
  /** The engine with the local index. Null: a hosted service has the index. */
  index(): SearchEngine | null
  /** What is known of the library's errors, by number. */
  errors(): Map<number, ErrorCode>
}

/** The site that was built into `folder`. Nothing outside of it is read, whatever is asked for: only pages that are listed have files. */
export function readLibrary(folder: string): Library {
  const map = readMap(readFileSync(join(folder, 'llms.txt'), 'utf8'))
  const pages = map.groups.flatMap((group) => group.pages)
  const twins = new Map<string, Twin>()
  let opened: SearchEngine | null | undefined
  let errors: Map<number, ErrorCode> | undefined
  return {
    ...map,
    pages: new Map(pages.map((page) => [page.route.toLowerCase(), page])),
    twinOf(page) {
      const known = twins.get(page.route) ?? readTwin(folder, page)
      twins.set(page.route, known)
      return known
    },
    index() {
      opened ??= openIndex(folder)
      return opened
    },
    errors() {
      errors ??= readErrors(folder)
      return errors
    },
  }
}

/** The map names the pages, and a link may stand for a file: neither leads out of the folder. */
function readTwin(folder: string, page: ListedPage): Twin {
  const file = join(folder, markdownPathOfRoute(page.route))
  if (!realpathSync(file).startsWith(realpathSync(folder) + sep))
    throw new ToolProblem(`The file of ${page.route} is not in the folder of the site. Ask for another page.`)
  const lines = twinLines(readFileSync(file, 'utf8').trimEnd())
  return { page, lines, places: placesOf(lines) }
}

function openIndex(folder: string): SearchEngine | null {
  const names = fileIn(folder, 'assets/search', /^names\.\w+\.json$/)
  if (names === null) return null
  const first: FirstTier = readJson(names)
  if (first.byNeed) return openWhole(folder, first, first.byNeed)
  const engine = createEngine(first)
  for (const path of first.texts) engine.addTexts(readJson<TextTier>(join(folder, path)))
  return engine
}

/** Readers load some of a large index; here it is at hand. */
function openWhole(root: string, first: FirstTier, { folder, pages: count, hasCauses }: ByNeed): SearchEngine {
  const read = <Value>(name: string): Value => readJson(join(root, folder, `${name}.json`))
  const files = Array.from({ length: Math.ceil(count / PAGES_A_FILE) }, (_, file) =>
    read<IndexedPage[]>(`names-${file}`),
  )
  const engine = createEngine({ ...first, pages: files.flat(), texts: [''] })
  for (let from = 0; from < count; from++) engine.addTexts({ from, texts: [read(`text-${from}`)] })
  if (hasCauses) engine.addTexts({ from: 0, texts: [], causes: read('causes') })
  return engine
}

function readErrors(folder: string): Map<number, ErrorCode> {
  const file = fileIn(folder, 'assets', /^errors\.\w+\.json$/)
  const { errors }: Pick<ErrorTable, 'errors'> = file === null ? { errors: {} } : readJson(file)
  return new Map(Object.entries(errors).flatMap(([code, error]) => (error ? [[Number(code), error]] : [])))
}

/** The file of that name in a folder of the site, whatever fingerprint it has; null: there is none. */
function fileIn(site: string, folder: string, pattern: RegExp): string | null {
  const path = join(site, folder)
  const name = existsSync(path) ? readdirSync(path).find((each) => pattern.test(each)) : undefined
  return name === undefined ? null : join(path, name)
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8'))
}
