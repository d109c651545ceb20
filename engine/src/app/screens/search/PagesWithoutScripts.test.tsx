import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteProvider } from '#app/state/site-context.ts'
import type { SidebarItem, SiteData } from '#model/site.ts'
import { PagesWithoutScripts } from './PagesWithoutScripts.tsx'

/** Groups of 50 pages. */
function listed(groups: number): string {
  const docs: SidebarItem[] = Array.from({ length: groups }, (_, group) => ({
    type: 'category',
    label: `Group ${group}`,
    route: null,
    href: null,
    collapsed: true,
    collapsible: true,
    count: 50,
    first: `/${group}/0`,
    items: Array.from({ length: 50 }, (_, n): SidebarItem => {
      const route = `/${group}/${n}`
      return { type: 'doc', label: `Page ${n}`, route, href: route, docId: route }
    }),
  }))
  const site = { sidebars: { docs } } as unknown as SiteData
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <PagesWithoutScripts />
    </SiteProvider>,
  )
}

const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test('every page of a site is there by name', () => {
  expect(links(listed(4))).toHaveLength(200)
})

test('of a large site every group is, and leads to its first page', () => {
  const html = listed(200)
  expect(links(html)).toHaveLength(200)
  expect(html).toContain('<li><a href="/7/0">Group 7</a></li>')
  expect(html.length).toBeLessThan(12_000)
})
