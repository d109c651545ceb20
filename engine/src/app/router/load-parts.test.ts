import { afterEach, expect, test, vi } from 'vitest'
import { listOf } from '#model/page-lists.ts'
import type { PagePayload, SidebarCategory, SiteData } from '#model/site.ts'
import { fillAll, fillWay, learnPath, openGroup } from './load-parts.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers with files by their address, and keeps what was asked for. */
function serve(files: Record<string, unknown>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href)
    return href in files ? Response.json(files[href]) : new Response('', { status: 404 })
  })
  return asked
}

const group = (label: string, part: string): SidebarCategory => {
  const folded = { collapsed: true, collapsible: true, items: [], count: 1, first: null }
  return { type: 'category', label, route: null, href: null, ...folded, part }
}
const doc = (label: string) => ({ type: 'doc' as const, label, route: `/${label}`, href: `/${label}`, docId: label })

test('which page a path opens is asked of one list, once', async () => {
  const lists = ['/a.json', '/b.json']
  const href = lists[listOf('/new', 2)] ?? ''
  const entry = { title: 'New', data: 'new.json' }
  const asked = serve({ [href]: { '/new': entry } })
  const site: Pick<SiteData, 'pages' | 'pageLists' | 'baseUrl'> = { pages: {}, pageLists: lists, baseUrl: '/' }
  await learnPath('/NEW/', site)
  expect(site.pages).toEqual({ '/new': entry })
  expect(asked).toEqual([href])
  expect(learnPath('/new', site)).toBeNull()
  expect(learnPath('/%E0%A4%A', site)).toBeNull()
})

test('a list that does not come is asked for again', async () => {
  const site = { pages: {}, pageLists: ['/later.json'], baseUrl: '/' }
  serve({})
  await expect(learnPath('/x', site)).rejects.toThrow('404')
  serve({ '/later.json': {} })
  await learnPath('/x', site)
  expect(learnPath('/x', site)).toBeNull()
})

test('groups on the way to a page are filled, then all', async () => {
  const asked = serve({
    '/1.json': [group('Inner', '/2.json'), doc('one')],
    '/2.json': [doc('two')],
    '/3.json': [doc('three')],
  })
  const docs = [group('Outer', '/1.json'), group('Other', '/3.json')]
  const breadcrumbs = ['Outer', 'Inner', 'two'].map((label) => ({ label, href: null }))
  await fillWay({ screen: 'doc', doc: { sidebarId: 'docs', breadcrumbs } } as PagePayload, { sidebars: { docs } })
  expect(asked).toEqual(['/1.json', '/2.json'])
  expect(docs[0]?.items[0]).toMatchObject({ label: 'Inner', items: [doc('two')] })
  await fillAll(docs)
  expect(asked).toEqual(['/1.json', '/2.json', '/3.json'])
})

test('a group opens when it is filled, and at once when it is', async () => {
  const asked = serve({ '/4.json': [doc('four')] })
  const one = group('One', '/4.json')
  const change = vi.fn()
  openGroup(one, change)
  expect(change).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce(), { timeout: 20_000 })
  expect(one.items).toEqual([doc('four')])
  openGroup(one, change)
  expect(change).toHaveBeenCalledTimes(2)
  expect(asked).toEqual(['/4.json'])
})
