import type { Page } from '@playwright/test'
import { size as formatSize } from '#engine/site/report/build-report.ts'
import { addLink, expect, heading, open, siteData, test } from './support/reader.ts'
import { DOC_ROUTES, ROUTES } from './support/routes.ts'

const ORIGIN = 'https://redux-toolkit.js.org'
/** Bytes of llms.txt: about 10,000 tokens, what a tool may answer with at once. */
const MAX_MAP = 40_000

/** Tags of one name with their attributes, in document order. */
function tags(html: string, name: 'meta' | 'link'): Array<Record<string, string>> {
  const head = html.slice(0, html.indexOf('</head>'))
  return [...head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  )
}

function meta(html: string, name: string): string[] {
  return tags(html, 'meta').flatMap((tag) =>
    tag.name === name || tag.property === name ? [decode(tag.content ?? '')] : [],
  )
}

const decode = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const titleOf = (html: string) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

test('every page names itself: title, address, description, language and index hints', async ({ page, request }) => {
  const { pages } = await siteData(page)
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text()
    const links = tags(html, 'link')
    const address = `${ORIGIN}${route}`
    const title = route === '/' ? 'Redux Toolkit' : `${pages[route]?.title} | Redux Toolkit`
    expect(titleOf(html), route).toBe(title)
    expect(meta(html, 'og:title'), route).toEqual([title])
    expect(links.filter((link) => link.rel === 'canonical').map((link) => link.href)).toEqual([address])
    expect(meta(html, 'og:url')).toEqual([address])
    expect(meta(html, 'description')[0], route).toMatch(/\w/)
    expect(meta(html, 'og:description')).toEqual(meta(html, 'description'))
    expect(links.filter((link) => link.hreflang).map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['en', address],
      ['x-default', address],
    ])
    expect(meta(html, 'generator')[0]).toMatch(/2\.1\.0$/)
    expect(meta(html, 'docsearch:language')).toEqual(['en'])
    expect(meta(html, 'docsearch:version')).toEqual(['current'])
    expect(meta(html, 'docsearch:docusaurus_tag')).toEqual([
      DOC_ROUTES.includes(route) ? 'docs-default-current' : 'default',
    ])
    expect(links.find((link) => link.rel === 'search')).toMatchObject({
      type: 'application/opensearchdescription+xml',
      href: '/opensearch.xml',
    })
  }
})

test('every page has a card of its own, with its size and what it shows in words', async ({ page, request }) => {
  const { pages } = await siteData(page)
  const cards = new Set<string>()
  const routes = ['/', ...DOC_ROUTES]
  for (const route of routes) {
    const html = await (await request.get(route)).text()
    expect(meta(html, 'twitter:card'), route).toEqual(['summary_large_image'])
    expect(meta(html, 'og:image:width')).toEqual(['1200'])
    expect(meta(html, 'og:image:height')).toEqual(['630'])
    expect(meta(html, 'og:image:type')).toEqual(['image/png'])
    expect(meta(html, 'og:image:alt')[0], route).toContain(pages[route]?.title)
    expect(meta(html, 'twitter:image:alt')).toEqual(meta(html, 'og:image:alt'))
    const [address = ''] = meta(html, 'og:image')
    expect(address, route).toMatch(new RegExp(`^${ORIGIN}/card-images/[\\w.-]+\\.png$`))
    cards.add(address)
    const answer = await request.get(new URL(address).pathname)
    expect([answer.status(), answer.headers()['content-type']], route).toEqual([200, 'image/png'])
    expect(answer.headers()['cache-control']).toContain('immutable')
    expect(answer.headers()['cross-origin-resource-policy']).toBeUndefined()
    const png = await answer.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], route).toEqual([1200, 630])
    expect(png.byteLength, route).toBeLessThan(60_000)
  }
  expect(cards.size).toBe(routes.length)
  const search = await (await request.get('/search')).text()
  expect(meta(search, 'og:image:alt')[0], 'has that of the home page').toMatch(/^Redux Toolkit/)
})

test('a device finds the icons and the manifest of the site', async ({ request }) => {
  const links = tags(await (await request.get('/api/createSlice')).text(), 'link')
  const hrefOf = (rel: string) => links.find((link) => link.rel === rel)?.href ?? ''
  const sizeOf = async (href: string) => {
    const answer = await request.get(href)
    expect(answer.headers()['content-type'], href).toBe('image/png')
    const png = await answer.body()
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
  }
  expect(await sizeOf(hrefOf('apple-touch-icon'))).toBe('180x180')
  const answer = await request.get(hrefOf('manifest'))
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Redux Toolkit', start_url: '/', scope: '/' })
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(src)).toBe(sizes)
})

test('titles and descriptions of docs are all different', async ({ request }) => {
  const html = await Promise.all(DOC_ROUTES.map(async (route) => (await request.get(route)).text()))
  const titleOf = (text: string) => /<title[^>]*>([^<]+)/.exec(text)?.[1]
  for (const own of [titleOf, (text: string) => meta(text, 'description')[0]]) {
    expect(new Set(html.map(own)).size).toBe(DOC_ROUTES.length)
  }
})

test('search engines are kept from the search page and from not-found, and from nothing else', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed.sort()).toEqual(['/', ...DOC_ROUTES].map((route) => `${ORIGIN}${route}`).sort())
  for (const path of ['/search', '/no-such-page']) {
    const html = await (await request.get(path)).text()
    expect(tags(html, 'meta').find((tag) => tag.name === 'robots')?.content, path).toBe('noindex, follow')
  }
  for (const path of ['/', '/api/createSlice']) {
    expect(meta(await (await request.get(path)).text(), 'robots'), path).toEqual([])
  }
})

test('a browser can search the site from its address bar', async ({ request }) => {
  const answer = await request.get('/opensearch.xml')
  expect(await answer.text()).toContain(`template="${ORIGIN}/search?q={searchTerms}"`)
})

test('a doc carries its breadcrumbs as structured data', async ({ request }) => {
  const html = await (await request.get('/api/createSlice')).text()
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const trail = JSON.parse(json)
  expect(trail['@type']).toBe('BreadcrumbList')
  expect(trail.itemListElement.map((item: { name: string }) => item.name)).toEqual([
    'Redux Toolkit',
    'API reference',
    'Reducers and actions',
    'createSlice',
  ])
  expect(trail.itemListElement.at(-1).item).toBe(`${ORIGIN}/api/createSlice`)
  expect(await (await request.get('/')).text()).not.toContain('BreadcrumbList')
})

test('every doc has a Markdown twin', async ({ request }) => {
  for (const route of DOC_ROUTES) {
    const answer = await request.get(`${route}.md`)
    expect(answer.status(), route).toBe(200)
    expect(await answer.text(), route).toMatch(/^# \S/)
  }
})

test('llms.txt leads to every page and to the whole in parts, each with its true size', async ({ request }) => {
  const listed = await (await request.get('/llms.txt')).text()
  expect(Buffer.byteLength(listed)).toBeLessThan(MAX_MAP)
  const links = [...listed.matchAll(/^- \[.*?\]\((\S+)\).* \(([\d.]+ [KM]?B)\)$/gm)].map(([, url = '', size]) => ({
    path: url.slice(ORIGIN.length),
    size,
  }))
  expect(links.map(({ path }) => path).filter((path) => path.endsWith('.md'))).toHaveLength(DOC_ROUTES.length + 1)
  const parts: string[] = []
  for (const { path, size } of links) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const text = await answer.text()
    expect(formatSize(Buffer.byteLength(text)), path).toBe(size)
    if (!path.endsWith('.txt')) continue
    expect(answer.headers()['content-type'], path).toBe('text/plain; charset=utf-8')
    parts.push(text)
  }
  expect(parts.length).toBeGreaterThan(5)
  expect(parts.join('\n---\n\n')).toBe(await (await request.get('/llms-full.txt')).text())
})

test('title, description and address in the head follow the reader', async ({ page }) => {
  await open(page, '/api/createReducer')
  const description = page.locator('meta[name=description]')
  const before = await description.getAttribute('content')
  await page.getByRole('article').getByRole('link', { name: 'createSlice', exact: true }).first().click()
  await expect(heading(page)).toHaveText('createSlice')
  await expect(page).toHaveTitle('createSlice | Redux Toolkit')
  await expect(description).not.toHaveAttribute('content', before ?? '')
  const { title, ...head } = await headOf(page)
  expect(title).toBe('createSlice | Redux Toolkit')
  expect(head).toMatchObject({ canonical: `${ORIGIN}/api/createSlice`, tag: 'docs-default-current' })
  expect(head.alternates).toEqual([head.canonical, head.canonical])
  expect(head.url).toBe(head.canonical)
  expect(head.description).toBe(await description.getAttribute('content'))
  await (await addLink(page, '/')).click()
  await expect(page).toHaveTitle('Redux Toolkit')
  expect(await headOf(page)).toMatchObject({ title: 'Redux Toolkit', canonical: `${ORIGIN}/`, tag: 'default' })
})

/** What sharing and indexing read from the head. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const read = (selector: string, attribute = 'content') =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    return {
      title: read('[property="og:title"]')[0],
      description: read('[property="og:description"]')[0],
      url: read('[property="og:url"]')[0],
      canonical: read('[rel=canonical]', 'href')[0],
      alternates: read('[hreflang]', 'href'),
      tag: read('[name="docsearch:docusaurus_tag"]')[0],
    }
  })
