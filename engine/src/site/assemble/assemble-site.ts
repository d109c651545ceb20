import type { Shelf } from '#disk/shelf.ts'
import { ENGINE_VERSION } from '#model/constants.ts'
import type { LiveRuntime } from '#model/live.ts'
import type { MovedRow } from '#model/moved.ts'
import type { CompiledPage } from '#model/page.ts'
import { BuildError } from '#model/problem.ts'
import { SEARCH_ROUTE } from '#model/route.ts'
import { flattenSidebar } from '#model/sidebar.ts'
import type { Mark, SiteData } from '#model/site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { SiteTypes } from '../hover/site-types.ts'
import { checkMarkdownLinks } from '../links/check-markdown-links.ts'
import type { SiteProofs } from '../proofs/site-proofs.ts'
import type { SiteDrawings } from '../recordings/draw-explainers.ts'
import type { SiteRecordings } from '../recordings/site-recordings.ts'
import type { ErrorFile } from '../search-index/error-file.ts'
import type { SearchMemory } from '../search-index/search-memory.ts'
import { searchPages } from '../search-index/search-pages.ts'
import { siteSearch } from '../search-index/site-search.ts'
import { buildYear } from '../shape/build-year.ts'
import type { DocIndex } from '../shape/doc-index.ts'
import { type Findings, report } from '../shape/findings.ts'
import type { Site, SitePage } from '../shape/site.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'
import type { LastUpdates } from '../sources/last-updated.ts'
import type { PageQuestions } from '../sources/question-files.ts'
import { defaultLanding } from './default-landing.ts'
import { dropDuplicateRoutes, duplicateReport } from './duplicate-routes.ts'
import { errorAddresses } from './error-addresses.ts'
import { errorTableFile } from './error-table.ts'
import { exportHomes } from './export-homes.ts'
import { movedFile } from './moved-table.ts'
import { CONTENTLESS_PAYLOADS } from './page-payload.ts'
import { resolveFooter } from './resolve-footer.ts'
import { resolveNavbar } from './resolve-navbar.ts'
import { resolveSidebars } from './resolve-sidebar.ts'
import { resolveStartingPoints } from './resolve-starting-points.ts'
import { LOCALES, resolveVersion } from './resolve-versions.ts'
import { shortAnswers } from './short-answers.ts'
import { sidebarPlaces } from './sidebar-places.ts'
import { sitePage } from './site-page.ts'

/** What is known besides the settings and the pages. */
export interface Assembly {
  /** Drafts are left out of a production build and shown while writing. */
  isProduction: boolean
  updates: LastUpdates
  /** Reads the file that `search.errors` names: what is wrong in it is told when all pages have their place. Null: none is named. */
  readErrors: () => ErrorFile | null
  /** What readers ask of pages, and what their indexes answer. */
  questions?: PageQuestions[]
  /** The drawing that `logo` names. */
  mark?: Mark | undefined
  /** Where old addresses lead. */
  moved?: MovedRow[]
  /** Where what runs live examples will be. */
  runtime: LiveRuntime | null
  types: SiteTypes
  /** Which samples may say that they are checked. */
  proofs: SiteProofs
  recordings: SiteRecordings
  /** What is served of explainers. */
  drawings?: SiteDrawings
  /** What is known of the search index. */
  searchMemory?: SearchMemory | undefined
  /** For what pages are made of, where they are too many for memory. */
  shelf?: Shelf | undefined
}

/** Puts compiled pages together into a site: sidebars, navbar and starting points lead to pages, or are reported. Reads no file. */
export function assembleSite(
  root: string,
  config: ResolvedConfig,
  compiled: CompiledPage[],
  {
    isProduction,
    updates,
    readErrors,
    questions = [],
    mark,
    moved = [],
    runtime,
    types,
    proofs,
    searchMemory,
    shelf,
    ...recorded
  }: Assembly,
): Site {
  const findings: Findings = { errors: [], warnings: updates.warning === null ? [] : [updates.warning] }
  const drafts = isProduction ? compiled.filter(({ meta }) => meta.draft) : []
  const { pages: written, duplicates } = dropDuplicateRoutes(compiled.filter((page) => !drafts.includes(page)))
  if (duplicates.length > 0) {
    report(findings, config.checks.duplicateRoutes, { ...duplicateReport(duplicates), place: { file: CONTENT_FOLDER } })
  }
  for (const problem of checkMarkdownLinks(written)) report(findings, config.checks.markdownLinks, problem)

  const docs: DocIndex = {
    byId: new Map(written.map((page) => [page.meta.id, page])),
    draftIds: new Set(drafts.map(({ meta }) => meta.id)),
  }
  const { sidebars, places, version, items, startingPoints, firstPage } = resolveNavigation(config, docs, findings)

  const pages = withLanding(written, config, firstPage)
  const byRoute = new Map(pages.map((page) => [page.meta.route, page]))
  const surroundings = { config, pages: byRoute, places, lastUpdated: updates.dates }
  const told = { homes: exportHomes(pages, config), answers: shortAnswers(pages, questions, searchMemory) }
  const known = { surroundings, runtime, types, shelf, memory: searchMemory, ...recorded, ...told }
  const remake: Site['remake'] = (page, proven = proofs.get(page.meta.source)) => sitePage(page, { ...known, proven })
  const sitePages = pages.map((page) => remake(page))
  const findable = searchPages({ data: { sidebars }, pages: sitePages }, searchMemory)
  const errorRows = readErrors()
  const asked = { known: errorRows, questions, isProduction, memory: searchMemory, putAside: shelf?.put }
  const { settings: search, errors, searchIndex } = siteSearch(config, findable, asked)
  const errorTable = errorTableFile(errorRows, byRoute)
  const movedTo = movedFile(moved, byRoute, places)
  const data: SiteData = {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    version: ENGINE_VERSION,
    library: config.library,
    docsSidebar: config.docsSidebar,
    announcementBar: config.announcementBar,
    colorMode: config.colorMode,
    tableOfContents: config.tableOfContents,
    versionPersistence: config.versionPersistence,
    analytics: config.analytics,
    mark,
    search,
    navbar: { ...config.navbar, items },
    sidebars,
    footer: resolveFooter(config.footer, config.baseUrl, buildYear()),
    errors: errorAddresses(config, errorTable),
    moved: movedTo && config.baseUrl + movedTo.path,
    startingPoints,
    versions: [version],
    locales: LOCALES,
    pages: pageEntries(sitePages),
  }
  const derived = { errors, errorTable, searchIndex, moved, movedFile: movedTo }
  const { warnings } = findings
  return { root, config, data, pages: sitePages, screens: CONTENTLESS_PAYLOADS, ...derived, warnings, remake }
}

/** What leads to pages, if every part of it does; a build fails otherwise. */
function resolveNavigation(config: ResolvedConfig, docs: DocIndex, { errors }: Findings) {
  const { sidebars, problems: sidebarProblems } = resolveSidebars(config, docs)
  const places = sidebarPlaces(sidebars)
  const version = resolveVersion(docs, sidebars, places)
  const { items, problems: navbarProblems } = resolveNavbar(config, { docs, sidebars, version })
  const firstPages = Object.values(sidebars).flatMap(flattenSidebar)
  const { startingPoints, problems: startProblems } = resolveStartingPoints(config, docs, firstPages)
  errors.push(...sidebarProblems, ...navbarProblems, ...startProblems)
  if (errors.length > 0) throw new BuildError(errors)
  return { sidebars, places, version, items, startingPoints, firstPage: firstPages[0] ?? null }
}

function withLanding(
  pages: CompiledPage[],
  config: ResolvedConfig,
  first: Parameters<typeof defaultLanding>[1],
): CompiledPage[] {
  return pages.some(({ meta }) => meta.route === '/') ? pages : [defaultLanding(config, first), ...pages]
}

/** What a page's data come to when they are compressed: within a sixth on this site, and far quicker than compressing them. */
const compressedKb = (length: number) => Math.ceil(1.5 + length / 6000)

function pageEntries(pages: SitePage[]): SiteData['pages'] {
  const entries = pages.map(({ compiled, dataFile }) => [
    compiled.meta.route,
    { title: compiled.meta.title, data: dataFile.name, kb: compressedKb(dataFile.length) },
  ])
  return Object.fromEntries([...entries, [SEARCH_ROUTE, { title: 'Search the documentation', data: null }]])
}
