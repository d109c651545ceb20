import { escapeXml } from '#model/escape-xml.ts'
import type { CompiledPage } from '#model/page.ts'
import { hrefOfRoute } from '#model/route.ts'
import type { SidebarPage } from '#model/sidebar.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'

/** The front page of a site that has no `content/index.mdx`: its name, what it is, and the way in. */
export function defaultLanding({ title, tagline }: ResolvedConfig, first: SidebarPage | null): CompiledPage {
  const way = first
    ? `<p class="hero-actions"><a class="button" data-tone="primary" href="${escapeXml(first.href)}">${escapeXml(first.label)}</a></p>`
    : ''
  return {
    meta: {
      source: 'index.mdx',
      route: '/',
      id: 'index',
      title,
      description: tagline,
      kind: 'landing',
      sidebarLabel: title,
      paginationLabel: title,
      keywords: [],
      titleStyle: 'text',
      headingHtml: null,
      hideTableOfContents: true,
      draft: false,
    },
    toc: [],
    tree: [{ type: 'html', html: `<div class="hero"><p class="lede">${escapeXml(tagline)}</p>${way}</div>` }],
    blocks: [{ node: 0, at: 0, kind: 'other', shown: tagline.length }],
    links: [],
    ids: [],
    sections: [{ id: null, level: 1, title, text: tagline, codeWords: [] }],
    jobs: [],
    passages: [],
    markdown: {
      text: `# ${title}\n\n${tagline}\n${first ? `\n[${first.label}](${hrefOfRoute(first.route, '/')})\n` : ''}`,
      slots: [],
    },
    live: [],
    samples: [],
    dependencies: [],
  }
}
