import type { OutputFile } from '#disk/output-file.ts'
import type { CompiledPage, PageData } from '#model/page.ts'
import { hrefOfRoute, markdownPathOfRoute, NOT_FOUND_ROUTE, SEARCH_ROUTE } from '#model/route.ts'
import type { SidebarPage } from '#model/sidebar.ts'
import type { DocContext, PageNeighbor, PagePayload } from '#model/site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { codeTitle } from './code-title.ts'
import { isLanding, type SidebarPlace } from './sidebar-places.ts'

/** What the site knows that a page does not know about itself. */
export interface PageSurroundings {
  config: ResolvedConfig
  /** Pages by route, for the names of neighbors. */
  pages: Map<string, CompiledPage>
  places: Map<string, SidebarPlace>
  /** ISO dates by source. */
  lastUpdated: Map<string, string>
}

/** Files that a page names and a reader may come to need. */
export interface PageFiles {
  live: OutputFile | null
  types: OutputFile | null
  recordings: OutputFile | null
}

/** The pages without content. Their screens need no data file. */
export const CONTENTLESS_PAYLOADS: PagePayload[] = [
  { screen: 'search', route: SEARCH_ROUTE },
  { screen: 'not-found', route: NOT_FOUND_ROUTE },
]

/** A page in its place. What only the build needs (links, sections, Markdown) stays behind. */
export function pagePayload(
  compiled: Pick<CompiledPage, 'meta' | 'toc' | 'tree'>,
  surroundings: PageSurroundings,
  { live, types, recordings }: PageFiles,
): PagePayload {
  const { meta, toc, tree } = compiled
  const { baseUrl } = surroundings.config
  const { id, title, description, titleStyle, hideTableOfContents } = meta
  const headingHtml = meta.headingHtml ?? (titleStyle === 'code' ? codeTitle(title) : null)
  const page: PageData = {
    meta: { id, title, description, titleStyle, headingHtml, hideTableOfContents },
    toc,
    tree,
    ...(live && { live: baseUrl + live.path }),
    ...(recordings && { recordings: baseUrl + recordings.path }),
    ...(types && { types: baseUrl + types.path }),
  }
  if (isLanding(meta, surroundings.places)) return { screen: 'landing', route: meta.route, page }
  return { screen: 'doc', route: meta.route, page, doc: docContext(compiled, surroundings) }
}

function docContext(
  { meta }: Pick<CompiledPage, 'meta'>,
  { config, pages, places, lastUpdated }: PageSurroundings,
): DocContext {
  const { baseUrl, editUrl, reportUrl } = config
  const place = places.get(meta.route)
  const neighbor = (page: SidebarPage | null | undefined) => (page ? neighborOf(page, pages) : null)
  return {
    sidebarId: place?.sidebarId ?? null,
    breadcrumbs: place
      ? [...place.groups.map(({ label, href }) => ({ label, href })), { label: place.label, href: null }]
      : [],
    previous: neighbor(place?.previous),
    next: neighbor(place?.next),
    lastUpdated: lastUpdated.get(meta.source) ?? null,
    editUrl: editUrl && editUrl + meta.source,
    reportUrl: reportUrl && fillReportUrl(reportUrl, meta.title, config.url + hrefOfRoute(meta.route, baseUrl)),
    markdownHref: `${baseUrl}${markdownPathOfRoute(meta.route)}`,
  }
}

/** A page's own pagination label wins; a label given in the sidebar wins over the page's other names. */
function neighborOf({ label, route, href }: SidebarPage, pages: Map<string, CompiledPage>): PageNeighbor {
  const meta = pages.get(route)?.meta
  const hasOwnLabel = meta !== undefined && meta.paginationLabel !== meta.sidebarLabel
  return { title: hasOwnLabel ? meta.paginationLabel : label, route, href }
}

function fillReportUrl(template: string, title: string, url: string): string {
  return template.replaceAll('{title}', encodeURIComponent(title)).replaceAll('{url}', encodeURIComponent(url))
}
