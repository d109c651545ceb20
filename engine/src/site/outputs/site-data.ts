import { oncePer } from '#disk/once-per.ts'
import { dataFile, type OutputFile } from '#disk/output-file.ts'
import type { DocContext, PageEntry, PagePayload, SiteData } from '#model/site.ts'
import type { Site } from '../shape/site.ts'
import { cutNavigation } from './cut-navigation.ts'

/** The site without its pages' content, loaded once by every reader, and what of its navigation is loaded by need. */
export function siteData({ data }: Pick<Site, 'data'>): OutputFile[] {
  const { main, cut } = filesOf(data)
  return [main, ...(cut?.files ?? [])]
}

/** What every document names to load the site's data. */
export const siteDataHref = ({ data }: Pick<Site, 'data'>): string => data.baseUrl + filesOf(data).main.path

/** What a document names besides, where the navigation comes in parts: the page's own entry, and the groups that lead to it. */
export interface PageNavigation {
  entry: PageEntry | null
  parts: string[]
}

/** Finds it for each page; null where the navigation is in one piece. */
export function navigationOf({ data }: Pick<Site, 'data'>): (payload: PagePayload) => PageNavigation | null {
  const { cut } = filesOf(data)
  return (payload) =>
    cut && { entry: data.pages[payload.route] ?? null, parts: payload.screen === 'doc' ? way(payload.doc) : [] }

  function way({ sidebarId, breadcrumbs }: DocContext): string[] {
    const parts: string[] = []
    let level = data.sidebars[sidebarId ?? ''] ?? []
    for (const { label } of breadcrumbs) {
      const group = level.find((item) => item.type === 'category' && item.label === label)
      if (group?.type !== 'category') break
      const part = cut?.partOf.get(group)
      if (part) parts.push(part)
      level = group.items
    }
    return parts
  }
}

/** The mark is in the document already, and most of versions is for the build. Every document asks for the name: hashed once. */
const filesOf = oncePer((data: SiteData) => {
  const versions = data.versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({ id }) => id === version.mainDocId),
    draftIds: [],
    sidebars: {},
  }))
  const cut = cutNavigation(data)
  return { main: dataFile('assets/site', { ...data, mark: undefined, versions, ...cut?.main }), cut }
})
