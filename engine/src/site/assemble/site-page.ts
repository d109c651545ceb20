import { createHash } from 'node:crypto'
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
import { oncePer } from '../shape/once-per.ts'
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
}

/** Both follow from the page alone, which stays the same from save to save: of a site on a shelf nothing is made twice. */
const blocksOf = oncePer((page: CompiledPage) => cutBlocks(page))
const emptyTypesOf = oncePer(emptyTypesFile)

/** A page of the site: its tree with what is known of its samples, and the files beside it. */
export function sitePage(page: CompiledPage, known: KnownOfPages): SitePage {
  const { surroundings, types } = known
  const { id, source } = page.meta
  const typed = types.pages.get(source) ?? UNTYPED
  const { errors } = typed
  const answers = known.answers.get(page.meta.route)
  const recordings = known.recordings.get(source)
  const nodes = fillSlots(known.shelf ? cutBlocks(page) : blocksOf(page), {
    proven: known.proven,
    typeErrors: errors,
    drawings: known.drawings?.get(source),
    recordingOf: servedRecordings(page.live, recordings, surroundings.config.library.version),
    answers,
  })
  const live = liveFile(page, known.runtime)
  const typesFile = types.isOnDemand ? emptyTypesOf(page) : typed.file(id, known.homes)
  const recorded = live && recordingsFile(id, recordings)
  const payload = pagePayload({ ...page, tree: joinRuns(nodes) }, surroundings, {
    live,
    types: typesFile,
    recordings: recorded,
  })
  const made: SitePage = {
    compiled: page,
    payload,
    endOfOpening: endOfOpening(nodes, page.blocks),
    markdown: fillMarkdown(page.markdown, errors, recordings, answers),
    dataFile: dataFile(id, pageLines(payload, nodes, page.blocks)),
    dataBytes: () => Buffer.from(made.dataFile.body),
    liveFile: live,
    typesFile,
    recordingsFile: recorded,
    putAside: (known.shelf ?? MEMORY_SHELF).put,
    lastUpdated: surroundings.lastUpdated.get(source) ?? null,
  }
  if (known.shelf) putAside(made, known.shelf)
  return made
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
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return { name: `${id.replace(/[^\w.]+/g, '-')}.${hash}.json`, body, length: body.length }
}
