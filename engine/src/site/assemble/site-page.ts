import { createHash } from 'node:crypto'
import { sha256 } from '#disk/disk-store.ts'
import { oncePer } from '#disk/once-per.ts'
import { readLater } from '#disk/read-later.ts'
import { MEMORY_SHELF, type Shelf } from '#disk/shelf.ts'
import type { LiveRuntime } from '#model/live.ts'
import type { CompiledPage } from '#model/page.ts'
import type { SiteTypes } from '../hover/site-types.ts'
import { UNTYPED } from '../hover/typed-page.ts'
import { emptyTypesFile } from '../hover/types-file.ts'
import type { SiteDrawings } from '../recordings/draw-explainers.ts'
import { servedRecordings } from '../recordings/served-recording.ts'
import { recordingsFile, type SiteRecordings } from '../recordings/site-recordings.ts'
import { NO_MEMORY, type SearchMemory } from '../search-index/search-memory.ts'
import { originOf } from '../shape/page-origin.ts'
import type { SitePage } from '../shape/site.ts'
import { cutBlocks, endOfOpening, joinRuns } from './cut-blocks.ts'
import type { exportHomes } from './export-homes.ts'
import { fillMarkdown, fillSlots } from './fill-slots.ts'
import { liveFile } from './live-file.ts'
import { pageLines, pageOfLines } from './page-lines.ts'
import { pagePayload } from './page-payload.ts'
import type { ShortAnswers } from './short-answers.ts'

/** What is known of a page, and of all pages, when it is put together. */
interface KnownOfPages {
  surroundings: Parameters<typeof pagePayload>[1]
  runtime: LiveRuntime | null
  types: SiteTypes
  /** Which of its own samples are, by `proofKey`. */
  proven: ReadonlySet<string> | undefined
  recordings: SiteRecordings
  drawings?: SiteDrawings
  homes: ReturnType<typeof exportHomes>
  /** What the index of each page says in short, by its route. */
  answers: ReadonlyMap<string, ShortAnswers>
  /** For what pages are made of, where they are too many for memory. */
  shelf?: Shelf | undefined
  /** What is known of them since they were made last. */
  memory?: SearchMemory | undefined
}

/** Both follow from the page alone, which stays the same from save to save: of a site on a shelf nothing is made twice. */
const blocksOf = oncePer((page: CompiledPage) => cutBlocks(page))
const emptyTypesOf = oncePer(emptyTypesFile)

/** A page of the site: its tree with what is known of its samples, and the files beside it. */
export function sitePage(page: CompiledPage, known: KnownOfPages): SitePage {
  const own = ownOf(page, known)
  const origin = known.shelf && originOf(page)
  // A page of a large site need not be made to know what is told of it, if it was made before.
  return origin === undefined ? madePage(page, known, own) : rememberedPage(page, known, own, origin)
}

/** What is known of one page. */
function ownOf(page: CompiledPage, { surroundings, runtime, types, recordings, homes, answers }: KnownOfPages) {
  const { id, source } = page.meta
  const typed = types.pages.get(source) ?? UNTYPED
  const live = liveFile(page, runtime)
  const recorded = recordings.get(source)
  return {
    errors: typed.errors,
    answers: answers.get(page.meta.route),
    recordings: recorded,
    files: {
      live,
      types: types.isOnDemand ? emptyTypesOf(page) : typed.file(id, homes),
      recordings: live && recordingsFile(id, recorded),
    },
    lastUpdated: surroundings.lastUpdated.get(source) ?? null,
  }
}

type Own = ReturnType<typeof ownOf>

function madePage(page: CompiledPage, known: KnownOfPages, own: Own): SitePage {
  const { surroundings, shelf } = known
  const { id, source } = page.meta
  const nodes = fillSlots(shelf ? cutBlocks(page) : blocksOf(page), {
    proven: known.proven,
    typeErrors: own.errors,
    drawings: known.drawings?.get(source),
    recordingOf: servedRecordings(page.live, own.recordings, surroundings.config.library.version),
    answers: own.answers,
  })
  const payload = pagePayload({ ...page, tree: joinRuns(nodes) }, surroundings, own.files)
  const made: SitePage = {
    ...shared(page, known, own),
    payload,
    endOfOpening: endOfOpening(nodes, page.blocks),
    markdown: markdownOf(page, own),
    dataFile: dataFile(id, pageLines(payload, nodes, page.blocks)),
    dataBytes: () => Buffer.from(made.dataFile.body),
  }
  if (shelf) putAside(made, shelf)
  return made
}

const shared = (page: CompiledPage, { shelf }: KnownOfPages, { files, lastUpdated }: Own) => ({
  compiled: page,
  liveFile: files.live,
  typesFile: files.types,
  recordingsFile: files.recordings,
  putAside: (shelf ?? MEMORY_SHELF).put,
  lastUpdated,
  remember: NO_MEMORY.texts,
})

const markdownOf = (page: CompiledPage, { errors, recordings, answers }: Own) =>
  fillMarkdown(page.markdown, errors, recordings, answers)

/** The page by what is remembered of it. Whoever asks for more has it made. */
function rememberedPage(page: CompiledPage, known: KnownOfPages, own: Own, origin: string): SitePage {
  const { memory = NO_MEMORY } = known
  const key = createHash('sha256')
    .update(JSON.stringify(allOf(page, known, own, origin)))
    .digest('base64url')
  const remember: SitePage['remember'] = (parts, make) => memory.texts([key, ...parts], make)
  let first: SitePage | undefined
  const texts = remember(['page'], () => {
    first = madePage(page, known, own)
    const { dataFile, dataBytes, endOfOpening } = first
    return [dataFile.name, String(dataFile.length), JSON.stringify(endOfOpening), sha256(dataBytes())]
  })
  if (first) return Object.assign(first, { remember, dataDigest: texts[3] }) // not a copy, which would read all of it
  return laterPage(page, texts)

  function laterPage(page: CompiledPage, [name = '', length = '', place = '', digest]: string[]): SitePage {
    const make = () => madePage(page, known, own)
    const made: SitePage = {
      ...shared(page, known, own),
      remember,
      payload: payloadAround(page, known, own),
      endOfOpening: JSON.parse(place),
      markdown: '',
      dataFile: { name, length: Number(length), body: '' },
      dataBytes: () => make().dataBytes(),
      dataDigest: digest,
    }
    readLater(made, 'markdown', () => markdownOf(page, own))
    readLater(made.dataFile, 'body', () => make().dataFile.body)
    if ('page' in made.payload) readLater(made.payload, 'page', () => pageOfLines(made.dataFile.body))
    return made
  }
}

/** What a page travels in, without its content. */
const payloadAround = ({ meta }: CompiledPage, { surroundings }: KnownOfPages, { files }: Own) =>
  pagePayload({ meta, toc: [], tree: [] }, surroundings, files)

/** All that a page follows from besides the engine. */
function allOf(page: CompiledPage, known: KnownOfPages, own: Own, origin: string): unknown[] {
  const { source } = page.meta
  return [
    origin,
    payloadAround(page, known, own),
    known.surroundings.config.library.version,
    [...(known.proven ?? [])].sort(),
    [...(known.drawings?.get(source) ?? [])],
    [...own.errors.html, ...own.errors.comments],
    [...(own.answers ?? [])],
    own.recordings instanceof Map ? [...own.recordings] : own.recordings,
  ]
}

/** What travels stands once on the shelf, as the lines of its data file. */
function putAside(made: SitePage, shelf: Shelf): void {
  const { payload, dataFile } = made
  const lines = shelf.put(dataFile.body)
  made.dataBytes = lines.bytes
  readLater(dataFile, 'body', lines.text)
  readLater(made, 'markdown', shelf.put(made.markdown).text)
  if ('page' in payload) readLater(payload, 'page', () => pageOfLines(lines.text()))
}

/** The name changes with the content, so it can be cached for ever. */
function dataFile(id: string, body: string): SitePage['dataFile'] {
  const hash = sha256(body).slice(0, 8)
  return { name: `${id.replace(/[^\w.]+/g, '-')}.${hash}.json`, body, length: body.length }
}
