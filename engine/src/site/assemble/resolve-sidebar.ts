import { nearest } from '#model/nearest.ts'
import type { Problem } from '#model/problem.ts'
import { hrefOfRoute } from '#model/route.ts'
import { flattenSidebar } from '#model/sidebar.ts'
import type { SidebarItem } from '#model/site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ResolvedSidebarItem } from '../config/sidebar-schema.ts'
import { availableDocs, CURRENT_VERSION, type DocIndex, docHint } from '../shape/doc-index.ts'
import { ALL_PAGES, allPages } from './all-pages-sidebar.ts'
import { inParts } from './long-groups.ts'
import { resolveTarget } from './resolve-target.ts'

/** All sidebars with doc ids followed to pages. Drafts fall out, and with them groups that held nothing else. */
export function resolveSidebars(
  config: ResolvedConfig,
  docs: DocIndex,
): { sidebars: Record<string, SidebarItem[]>; problems: Problem[] } {
  const sidebars: Record<string, SidebarItem[]> = {}
  const problems: Problem[] = []
  const named = config.sidebars ?? { [ALL_PAGES]: allPages(docs.byId.values()) }
  for (const [id, items] of Object.entries(named)) {
    const missing = new Set<string>()
    sidebars[id] = inParts(resolveItems(items, { baseUrl: config.baseUrl, docs, missing }))
    if (missing.size > 0) problems.push(missingDocs(id, [...missing], docs, config.file))
  }
  return { sidebars, problems }
}

interface Resolution {
  baseUrl: string
  docs: DocIndex
  /** Collects the ids that no doc has. */
  missing: Set<string>
}

function resolveItems(items: ResolvedSidebarItem[], resolution: Resolution): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'link')
      return [{ type: 'link', label: item.label, ...resolveTarget(item.href, resolution.baseUrl) }]
    if (item.type === 'doc') {
      const page = findPage(item.id, resolution)
      return page ? [{ type: 'doc', label: item.label ?? page.label, ...page.place, docId: item.id }] : []
    }
    const own = item.link === undefined ? null : findPage(item.link, resolution)
    const children = inParts(resolveItems(item.items, resolution))
    if (own === null && children.length === 0) return []
    const { label, collapsed, collapsible } = item
    const pages = flattenSidebar(children)
    return [
      {
        type: 'category',
        label,
        ...(own?.place ?? { route: null, href: null }),
        collapsed,
        collapsible,
        items: children,
        count: pages.length + Number(own !== null),
        first: pages[0]?.href ?? null,
      },
    ]
  })
}

function findPage(id: string, { baseUrl, docs, missing }: Resolution) {
  const meta = docs.byId.get(id)?.meta
  if (meta) return { label: meta.sidebarLabel, place: { route: meta.route, href: hrefOfRoute(meta.route, baseUrl) } }
  if (!docs.draftIds.has(id)) missing.add(id)
  return null
}

/** One mistake per sidebar: a renamed folder breaks many ids, and the list of what exists is long. */
function missingDocs(sidebarId: string, ids: string[], docs: DocIndex, file: string): Problem {
  const [first = ''] = ids
  if (ids.length === 1) {
    const message = `sidebar "${sidebarId}" names doc "${first}", which does not exist in version "${CURRENT_VERSION}".`
    return { message, place: { file }, hint: docHint(first, docs) }
  }
  const lines = ids.map((id) => {
    const meant = nearest(id, docs.byId.keys())
    return meant ? `"${id}" (did you mean "${meant}"?)` : `"${id}"`
  })
  return {
    message: `sidebar "${sidebarId}" names ${ids.length} docs that do not exist in version "${CURRENT_VERSION}".`,
    place: { file },
    hint: [...lines, availableDocs(docs.byId)].join('\n'),
  }
}
