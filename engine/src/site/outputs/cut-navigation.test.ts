import { expect, test } from 'vitest'
import { listOf } from '#model/page-lists.ts'
import type { PageEntry, SidebarItem } from '#model/site.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { navigationOf, siteData } from './site-data.ts'

/** Two open groups of one page, and a folded one of all others that holds another. */
function siteOf(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `part/page-${index}`)
  const deep = { type: 'category' as const, label: 'Deep', items: ids.slice(2, 12) }
  const sidebars = {
    docs: [
      { type: 'category' as const, label: 'Open', collapsed: false, items: ids.slice(0, 1) },
      { type: 'category' as const, label: 'Rest', items: [...ids.slice(1, 2), deep, ...ids.slice(12)] },
    ],
  }
  const pages = ids.map((id, index) => samplePage(`${id}.mdx`, { meta: { title: `Page ${index}` } }))
  return sampleSite({ sidebars, baseUrl: '/kit/' }, pages)
}

const read = (site: ReturnType<typeof siteOf>, address: string | undefined) => {
  const file = siteData(site).find(({ path }) => `/kit/${path}` === address)
  return JSON.parse(String(file?.body))
}

test('the navigation of a small site is in one piece', () => {
  const site = siteOf(60)
  expect(siteData(site)).toHaveLength(1)
  expect(navigationOf(site)(site.pages[0]?.payload ?? { screen: 'search', route: '/search' })).toBeNull()
})

test('that of a large one comes in parts, and nothing is lost', () => {
  const site = siteOf(1000)
  const [main] = siteData(site)
  expect(main?.body.length).toBeLessThan(4000)
  const { sidebars, pages, pageLists } = JSON.parse(String(main?.body))
  expect(Object.keys(pages)).toEqual(['/search'])
  for (const [route, entry] of Object.entries(site.data.pages)) {
    const list: Record<string, PageEntry> = read(site, pageLists[listOf(route, pageLists.length)])
    expect(list[route]).toEqual(entry)
  }
  const [open, rest] = sidebars.docs
  expect(open.items).toHaveLength(1)
  expect(rest).toMatchObject({ items: [], count: 999, first: '/kit/part/page-1' })
  expect(filled(sidebars.docs)).toEqual(site.data.sidebars.docs)

  function filled(items: SidebarItem[]): SidebarItem[] {
    return items.map((item) => {
      if (item.type !== 'category') return item
      const { part, ...group } = item
      return { ...group, items: filled(part ? read(site, part) : group.items) }
    })
  }
})

test('a page names its own entry, and the groups that lead to it', () => {
  const site = siteOf(1000)
  const of = navigationOf(site)
  const named = (route: string) =>
    site.pages.flatMap(({ payload }) => (payload.route === route ? [of(payload)] : []))[0]
  expect(named('/part/page-0')).toEqual({ entry: site.data.pages['/part/page-0'], parts: [] })
  const parts = named('/part/page-5')?.parts ?? []
  // "Rest" holds 990 rows, which fold into groups of 64; the page is in the first of them, in "Deep".
  expect(parts.map((part) => read(site, part).length)).toEqual([16, 64, 10])
  expect(of({ screen: 'not-found', route: '/404.html' })).toEqual({ entry: null, parts: [] })
})
