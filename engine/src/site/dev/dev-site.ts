import { resolve } from 'node:path'
import type { Problem } from '#model/problem.ts'
import { editedSite } from '../assemble/edited-site.ts'
import { readSite } from '../assemble/load-site.ts'
import { knownChecker } from '../bundle/bundle-checker.ts'
import { liveSettings } from '../bundle/live-settings.ts'
import { loadConfig } from '../config/load-config.ts'
import type { SiteTypes } from '../hover/site-types.ts'
import { checkLinks } from '../links/check-links.ts'
import { NO_PROOFS, type SiteProofs } from '../proofs/site-proofs.ts'
import { NO_DRAWINGS } from '../recordings/draw-explainers.ts'
import type { LiveSource } from '../recordings/record-site.ts'
import { NO_RECORDINGS, type SiteRecordings } from '../recordings/site-recordings.ts'
import { memoryFrom } from '../search-index/search-memory.ts'
import type { Findings } from '../shape/findings.ts'
import type { Site, SitePage } from '../shape/site.ts'
import { findTexts } from '../sources/page-texts.ts'
import { checkPublicFiles, findPublicFiles } from '../sources/public-files.ts'
import { readSource } from '../sources/read-source.ts'
import type { DevDrawings } from './dev-drawings.ts'
import { type DevPages, openDevPages } from './dev-pages.ts'
import { movedProofs } from './moved-proofs.ts'
import { type SiteChanges, siteChanges } from './site-changes.ts'

/** The site while it is being written: the last version without mistakes, and the mistake since then, if any. */
export interface DevSite {
  readonly site: Site | null
  readonly error: unknown
  /** What a build would fail with though every page can be shown: broken links. Of the site as it is now. */
  readonly problems: Problem[]
  /** What a build would warn about. */
  readonly warnings: string[]
  /** Pages with examples that run, of the site as it is now. */
  readonly live: LiveSource[]
  /** Files that the settings name, as paths of the disk: read with them, and watched like them. */
  readonly files: string[]
  /** Takes what was found out beside it; seen at the next refresh. */
  know(found: Partial<Known>): void
  /** Reads one page again, which is all that an author looks at. Null when it is as it was, or the site has to be read first. */
  remake(source: string): Promise<SitePage | null>
  /** Reads the site again. Null when nothing can be compared: it is broken, or was. */
  refresh(): Promise<SiteChanges | null>
}

/** What others find out about its samples and examples, or are asked. */
interface Known {
  /** The errors that samples show. */
  types: SiteTypes['pages']
  proofs: SiteProofs
  recordingsOf: (pages: LiveSource[]) => SiteRecordings
  drawingsOf: DevDrawings['of']
}

/** Opens a site whose mistakes do not end the session. Pages are compiled through the same cache as in a build. */
export async function openDevSite(root: string): Promise<DevSite> {
  const state: { site: Site | null; live: LiveSource[]; error: unknown; links: Findings } = {
    site: null,
    live: [],
    error: null,
    links: { errors: [], warnings: [] },
  }
  const known: Known = {
    types: new Map(),
    proofs: NO_PROOFS,
    recordingsOf: () => NO_RECORDINGS,
    drawingsOf: async () => NO_DRAWINGS,
  }
  let files: string[] = []
  const pages = openDevPages(root)
  let searchKnown: ReturnType<typeof memoryFrom>['used'] = new Map()
  const refresh = async () => {
    const before = state.site
    try {
      const config = await loadConfig(root)
      const { baseUrl, logo, moved } = config
      files = [logo, moved].filter((path) => path !== null).map((path) => resolve(root, path))
      const compile = pages.compileFor(baseUrl)
      const { memory: searchMemory, used } = memoryFrom(searchKnown)
      const read = await readSite(root, config, await findTexts(root), { isProduction: false, compile, searchMemory })
      const checker = await knownChecker(liveSettings(root, config))
      const recordings = known.recordingsOf(read.live)
      const drawings = await known.drawingsOf(recordings, config)
      const types = { pages: known.types, isOnDemand: true }
      state.site = read.assemble({ types, proofs: known.proofs, recordings, drawings, checker })
      searchKnown = used
      state.live = read.live
      state.links = checkLinks(state.site, findPublicFiles(root))
      state.error = null
      checkPublicFiles(root) // last: the site itself is whole, and stays visible
      return before && siteChanges(before, state.site)
    } catch (error) {
      state.error = error
      return null
    }
  }
  const remake = async (source: string) => {
    const { site, error } = state
    if (!site || error !== null) return null
    const edited = await remakePage(root, pages, site, { source, proven: known.proofs.get(source) })
    if (!edited) return null
    state.site = edited.site
    if (edited.proven) known.proofs = new Map([...known.proofs, [source, edited.proven]])
    return edited.page
  }
  await refresh()
  return {
    get site() {
      return state.site
    },
    get error() {
      return state.error
    },
    get problems() {
      return state.links.errors
    },
    get warnings() {
      return [...(state.site?.warnings ?? []), ...state.links.warnings]
    },
    get live() {
      return state.live
    },
    get files() {
      return files
    },
    know: (found) => void Object.assign(known, found),
    remake,
    refresh,
  }
}

/** One page of the site from what its author has written by now. Samples that have only moved keep what is proven of them. */
async function remakePage(
  root: string,
  pages: DevPages,
  site: Site,
  { source, proven }: { source: string; proven: ReadonlySet<string> | undefined },
) {
  try {
    const before = pages.last(source)
    const text = await readSource(root, source)
    const page = await pages.compileFor(site.config.baseUrl)(source, text)
    const moved = (before && proven && movedProofs(before, { text, page }, proven)) ?? undefined
    const edited = editedSite(site, page, moved ?? proven)
    return edited && { ...edited, proven: moved }
  } catch {
    return null // what is wrong is told when the site is read
  }
}
