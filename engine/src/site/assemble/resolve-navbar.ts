import { nearest } from '#model/nearest.ts'
import type { Problem } from '#model/problem.ts'
import { hrefOfRoute } from '#model/route.ts'
import { flattenSidebar } from '#model/sidebar.ts'
import type { DocsVersion, LinkTarget, NavbarItem, SidebarItem } from '#model/site.ts'
import type { ResolvedConfig, ResolvedNavbarItem } from '../config/resolved-config.ts'
import { CURRENT_VERSION, type DocIndex, docHint } from '../shape/doc-index.ts'
import { resolveTarget } from './resolve-target.ts'

/** What navbar items may refer to. */
export interface NavbarReferences {
  docs: DocIndex
  sidebars: Record<string, SidebarItem[]>
  version: DocsVersion
}

/** The navbar with docs and sidebars followed to pages. An item for a draft falls out; its neighbors stay. */
export function resolveNavbar(
  config: ResolvedConfig,
  references: NavbarReferences,
): { items: NavbarItem[]; problems: Problem[] } {
  const problems: Problem[] = []
  const report = (message: string, hint: string) => problems.push({ message, place: { file: config.file }, hint })
  const resolve = (item: ResolvedNavbarItem): NavbarItem[] => resolveItem(item, { config, references, report, resolve })
  const items = config.navbar.items ?? defaultItems(references.sidebars)
  return { items: items.flatMap(resolve), problems }
}

/** A way into the docs from pages outside of them: the landing, search and not-found pages. */
function defaultItems(sidebars: Record<string, SidebarItem[]>): ResolvedNavbarItem[] {
  const first = Object.keys(sidebars).find((id) => flattenSidebar(sidebars[id] ?? []).length > 0)
  return first === undefined ? [] : [{ type: 'docSidebar', sidebarId: first, label: 'Docs', position: 'left' }]
}

interface Resolution {
  config: ResolvedConfig
  references: NavbarReferences
  report: (message: string, hint: string) => void
  resolve: (item: ResolvedNavbarItem) => NavbarItem[]
}

function resolveItem(item: ResolvedNavbarItem, resolution: Resolution): NavbarItem[] {
  const { baseUrl } = resolution.config
  const { position } = item
  switch (item.type) {
    case 'link': {
      const { type, label, activeBasePath = null, activeBaseRegex = null } = item
      const target = resolveTarget(item.to ?? item.href ?? '', baseUrl)
      return [{ type, label, position, ...target, activeBasePath, activeBaseRegex }]
    }
    case 'doc':
      return resolveDoc(item, resolution)
    case 'docSidebar':
      return resolveDocSidebar(item, resolution)
    case 'docsVersion': {
      const { version } = resolution.references
      const main = version.docs.find((doc) => doc.id === version.mainDocId)
      const target = resolveTarget(item.to ?? main?.path ?? version.path, baseUrl)
      return [{ type: 'docsVersion', label: item.label ?? version.label, position, ...target }]
    }
    case 'dropdown': {
      const target = item.to === undefined ? null : resolveTarget(item.to, baseUrl)
      const items = item.items.flatMap(resolution.resolve)
      if (target === null && items.length === 0) return []
      return [{ type: 'dropdown', label: item.label, position, target, items }]
    }
    case 'html':
      return [{ type: 'html', value: item.value, position }]
    case 'docsVersionDropdown':
    case 'search':
    case 'localeDropdown':
      return [{ type: item.type, position }]
    default:
      return item satisfies never
  }
}

function resolveDoc(item: Extract<ResolvedNavbarItem, { type: 'doc' }>, resolution: Resolution): NavbarItem[] {
  const { docs, version } = resolution.references
  const page = docs.byId.get(item.docId)
  if (page) {
    const { route, sidebarLabel } = page.meta
    const target: LinkTarget = { href: hrefOfRoute(route, resolution.config.baseUrl), route }
    const sidebarId = version.docs.find((doc) => doc.id === item.docId)?.sidebar ?? null
    const { position, docId } = item
    return [{ type: 'doc', label: item.label ?? sidebarLabel, position, ...target, docId, sidebarId }]
  }
  if (!docs.draftIds.has(item.docId)) {
    const name = item.label ? `navbar item "${item.label}"` : 'a navbar item'
    const message = `${name} points to doc "${item.docId}", which does not exist in version "${CURRENT_VERSION}".`
    resolution.report(message, docHint(item.docId, docs))
  }
  return []
}

function resolveDocSidebar(
  item: Extract<ResolvedNavbarItem, { type: 'docSidebar' }>,
  resolution: Resolution,
): NavbarItem[] {
  const { sidebars } = resolution.references
  const { sidebarId, position } = item
  const name = item.label ? `navbar item "${item.label}"` : 'a navbar item'
  const sidebar = sidebars[sidebarId]
  if (sidebar === undefined) {
    const ids = Object.keys(sidebars)
    const meant = nearest(sidebarId, ids)
    const available = ids.length > 0 ? `Available sidebars: ${ids.join(', ')}.` : 'There are no sidebars.'
    resolution.report(
      `${name} points to sidebar "${sidebarId}", which does not exist in version "${CURRENT_VERSION}".`,
      meant ? `Did you mean "${meant}"?\n${available}` : available,
    )
    return []
  }
  const [first] = flattenSidebar(sidebar)
  if (first === undefined) {
    resolution.report(
      `${name} points to sidebar "${sidebarId}", which has nothing to link to in version "${CURRENT_VERSION}".`,
      'Put a doc into the sidebar, or remove the item.',
    )
    return []
  }
  const target: LinkTarget = { href: first.href, route: first.route }
  return [{ type: 'docSidebar', label: item.label ?? first.label, position, ...target, sidebarId }]
}
