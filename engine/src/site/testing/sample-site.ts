import type { MovedRow } from '#model/moved.ts'
import type { CompiledPage, PageLink, PageMeta } from '#model/page.ts'
import { idOfRoute, routeOfSource } from '#model/route.ts'
import type { SiteConfig } from '#model/site.ts'
import { assembleSite } from '../assemble/assemble-site.ts'
import { checkConfig } from '../config/check-config.ts'
import { NO_TYPES } from '../hover/site-types.ts'
import { NO_PROOFS } from '../proofs/site-proofs.ts'
import { NO_RECORDINGS } from '../recordings/site-recordings.ts'
import { readErrorFile } from '../search-index/error-file.ts'
import type { Site } from '../shape/site.ts'

/** A small configuration for tests, with some settings replaced. */
export function sampleConfig(changes: Partial<SiteConfig> = {}): SiteConfig {
  return {
    title: 'Sample',
    tagline: 'A site for tests.',
    url: 'https://example.com',
    library: { name: 'Sample', packageName: 'sample', version: '1.0.0' },
    navbar: { items: [] },
    sidebars: {},
    ...changes,
  }
}

interface SamplePage extends Partial<Omit<CompiledPage, 'meta' | 'links'>> {
  meta?: Partial<PageMeta>
  links?: Array<Partial<PageLink> & Pick<PageLink, 'raw'>>
}

/** A page for tests as the compiler would give it, with some fields replaced. A link is a route link unless it says more. */
export function samplePage(source: string, { meta, links = [], ...changes }: SamplePage = {}): CompiledPage {
  const route = routeOfSource(source)
  const title = meta?.title ?? route
  const { tree = [{ type: 'html', html: `<p>${title}</p>` }] } = changes
  return {
    meta: {
      source,
      route,
      id: idOfRoute(route),
      title,
      description: `About ${title}.`,
      kind: 'guide',
      sidebarLabel: meta?.sidebarLabel ?? title,
      paginationLabel: meta?.sidebarLabel ?? title,
      keywords: [],
      titleStyle: 'text',
      headingHtml: null,
      hideTableOfContents: false,
      draft: false,
      ...meta,
    },
    toc: [],
    tree,
    blocks: tree.map((_, node) => ({ node, at: 0, kind: 'other', shown: 0 })),
    links: links.map((link, index) => {
      const [route = '', hash = null] = link.raw.split('#')
      return { kind: 'route', route, hash, line: index + 1, column: 1, ...link }
    }),
    ids: [],
    sections: [],
    jobs: [],
    passages: [],
    markdown: { text: `# ${title}\n\nText.\n`, slots: [] },
    live: [],
    samples: [],
    dependencies: [],
    ...changes,
  }
}

interface SampleOptions {
  isProduction?: boolean
  dates?: Record<string, string>
  errorFile?: string | null
  moved?: MovedRow[]
}

/** A whole site for tests, as `loadSite` would give it. */
export function sampleSite(
  config: Partial<SiteConfig>,
  pages: CompiledPage[],
  { isProduction = true, dates = {}, errorFile = null, moved = [] }: SampleOptions = {},
): Site {
  const updates = { dates: new Map(Object.entries(dates)), warning: null }
  const settings = checkConfig(sampleConfig(config), 'site.config.ts')
  return assembleSite('', settings, pages, {
    isProduction,
    updates,
    readErrors: () => readErrorFile(settings, errorFile),
    moved,
    runtime: null,
    types: NO_TYPES,
    proofs: NO_PROOFS,
    recordings: NO_RECORDINGS,
  })
}
