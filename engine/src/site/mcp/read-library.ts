import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownPathOfRoute } from '#model/route.ts'
import type { FirstTier, IndexedError, TextTier } from '#model/search.ts'
import { createEngine, type SearchEngine } from '#search/engine.ts'
import { twinLines } from '../twins/section-index.ts'
import { placesOf, type TwinPlace } from '../twins/twin-places.ts'
import { type ListedPage, readMap, type SiteMap } from './read-map.ts'

/** A page's Markdown by line, and the places in it. */
export interface Twin {
  page: ListedPage
  lines: string[]
  places: TwinPlace[]
}

/** The local index of a site, opened. */
export interface OpenIndex {
  engine: SearchEngine
  errors: IndexedError[]
}

/** A built site as a program reads it. Texts are read when they are asked for, and kept. */
export interface Library extends SiteMap {
  /** By route, in lower case. */
  pages: Map<string, ListedPage>
  twinOf(page: ListedPage): Twin
  /** Null: a hosted service has the index. */
  index(): OpenIndex | null
}

/** The site that was built into `folder`. Nothing outside of it is read, whatever is asked for: only pages that are listed have files. */
export function readLibrary(folder: string): Library {
  const map = readMap(readFileSync(join(folder, 'llms.txt'), 'utf8'))
  const pages = map.groups.flatMap((group) => group.pages)
  const twins = new Map<string, Twin>()
  let opened: OpenIndex | null | undefined
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
  }
}

function readTwin(folder: string, page: ListedPage): Twin {
  const lines = twinLines(readFileSync(join(folder, markdownPathOfRoute(page.route)), 'utf8').trimEnd())
  return { page, lines, places: placesOf(lines) }
}

function openIndex(folder: string): OpenIndex | null {
  const names = readdirSync(join(folder, 'assets')).includes('search')
    ? readdirSync(join(folder, 'assets/search')).find((name) => /^names\.\w+\.json$/.test(name))
    : undefined
  if (names === undefined) return null
  const first: FirstTier = readJson(join(folder, 'assets/search', names))
  const engine = createEngine(first)
  const tiers = first.texts.map((path): TextTier => readJson(join(folder, path)))
  for (const tier of tiers) engine.addTexts(tier)
  const causes = tiers.flatMap((tier) => tier.causes ?? [])
  return { engine, errors: errorsOf(first, causes) }
}

/** Causes come one after the other, in the order of the messages. */
function errorsOf({ errors }: FirstTier, causes: string[]): IndexedError[] {
  return errors
    .flatMap(({ route, messages, ...list }) =>
      messages.map(([code, message]) => ({ ...list, code, message, route: route + code })),
    )
    .map((error, index) => ({ ...error, cause: causes[index] ?? '' }))
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8'))
}
