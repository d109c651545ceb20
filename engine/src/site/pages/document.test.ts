import { expect, test } from 'vitest'
import type { PageData } from '#model/page.ts'
import type { PagePayload, SiteData } from '#model/site.ts'
import { type DocumentFrame, inlineHashes, renderDocument } from './document.ts'

const site: SiteData = {
  title: 'Redux Toolkit',
  tagline: 'The tagline',
  url: 'https://docs.example',
  baseUrl: '/kit/',
  version: '2.1.0',
  library: { name: 'Kit', packageName: 'kit', version: '1.0.0', note: null },
  navbar: { hideOnScroll: false, title: 'Kit', items: [] },
  sidebars: {
    docs: [{ type: 'doc', label: 'createSlice', route: '/api/createSlice', href: '/kit/api/createSlice', docId: 'x' }],
  },
  docsSidebar: { hideable: false, autoCollapse: false },
  footer: null,
  announcementBar: null,
  colorMode: { default: 'light', respectSystem: true, switch: true },
  tableOfContents: { min: 2, max: 3 },
  versionPersistence: 'localStorage',
  search: {
    provider: 'local',
    indexName: 'kit',
    reportUrl: null,
    pageSize: 15,
    index: '/kit/assets/search/names.json',
  },
  analytics: null,
  errors: null,
  moved: null,
  startingPoints: [],
  versions: [],
  locales: { en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' } },
  pages: {},
}

function policies(policy: string): DocumentFrame['policies'] {
  return { doc: policy, landing: policy, search: policy, 'not-found': policy }
}

const frame: DocumentFrame = {
  site,
  assets: {
    script: 'assets/app.1234abcd.js',
    styleSheet: 'p{margin:0}',
    partStyles: { announcement: '.announcement{margin:0}', dropdown: '.dropdown{margin:0}' },
    laterSheet: { path: 'assets/later.1234abcd.css', text: 'table{margin:0}' },
    preloads: [],
    screens: { search: 'assets/Search.1234abcd.js' },
    explainerStyles: {},
    screenStyles: ['h1{margin:0}'],
    bootScript: 'boot()',
    announcementScript: 'news()',
    baseUrlCheckScript: 'check()',
    answerRoomScript: 'room()',
  },
  siteDataHref: '/kit/assets/site.1234abcd.json',
  icon: 'favicon.svg',
  hasBaseUrlCheck: true,
  policies: policies("default-src 'self'"),
}

function page(title: string, html = '<p>Text</p>'): PageData {
  return {
    meta: {
      id: 'api/createSlice',
      title,
      description: 'Makes a "slice" & more',
      titleStyle: 'code',
      headingHtml: null,
      hideTableOfContents: false,
    },
    toc: [],
    tree: [{ type: 'html', html }],
  }
}

const doc = (html?: string): PagePayload => ({
  screen: 'doc',
  route: '/api/createSlice',
  page: page('createSlice', html),
  doc: {
    sidebarId: 'docs',
    breadcrumbs: [{ label: 'createSlice', href: null }],
    previous: null,
    next: null,
    lastUpdated: null,
    editUrl: null,
    reportUrl: null,
    markdownHref: '/kit/api/createSlice.md',
  },
})
const landing: PagePayload = { screen: 'landing', route: '/', page: page('Home') }
const search: PagePayload = { screen: 'search', route: '/search' }
const notFound: PagePayload = { screen: 'not-found', route: '/404.html' }

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

test('the head of a doc', () => {
  expect(renderDocument(frame, doc(), '<p>App</p>')).toMatchInlineSnapshot(`
    "<!doctype html><html lang="en" dir="ltr" data-theme="light" data-has-hydrated="false" data-color-mode="switch system" style="--checked:'checked with 1.0.0'"><head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>createSlice | Redux Toolkit</title>
    <script>boot()</script>
    <style>p{margin:0}</style>
    <link rel="stylesheet" href="/kit/assets/later.1234abcd.css">
    <meta name="generator" content="Docs engine v2.1.0">
    <meta name="description" content="Makes a &quot;slice&quot; &amp; more">
    <link rel="canonical" href="https://docs.example/kit/api/createSlice">
    <link rel="alternate" hreflang="en" href="https://docs.example/kit/api/createSlice">
    <link rel="alternate" hreflang="x-default" href="https://docs.example/kit/api/createSlice">
    <meta property="og:url" content="https://docs.example/kit/api/createSlice">
    <meta property="og:title" content="createSlice | Redux Toolkit">
    <meta property="og:description" content="Makes a &quot;slice&quot; &amp; more">
    <meta property="og:type" content="article">
    <meta property="og:site_name" content="Redux Toolkit">
    <meta property="og:locale" content="en">
    <meta name="twitter:card" content="summary">
    <meta name="docsearch:language" content="en">
    <meta name="docsearch:version" content="current">
    <meta name="docsearch:docusaurus_tag" content="docs-default-current">
    <link rel="alternate" type="text/markdown" href="/kit/api/createSlice.md">
    <link rel="search" type="application/opensearchdescription+xml" title="Redux Toolkit" href="/kit/opensearch.xml">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14111a">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Redux Toolkit","item":"https://docs.example/kit/"},{"@type":"ListItem","position":2,"name":"createSlice","item":"https://docs.example/kit/api/createSlice"}]}</script>
    <link rel="icon" href="/kit/favicon.svg">
    </head><body><div id="app"><p>App</p></div>
    <script type="application/json" id="page-seed">{"payload":{"screen":"doc","route":"/api/createSlice","page":{"meta":{"id":"api/createSlice","title":"createSlice","description":"","titleStyle":"code","headingHtml":null,"hideTableOfContents":false},"toc":[],"tree":[{"type":"html","html":""}]},"doc":{"sidebarId":"docs","breadcrumbs":[{"label":"createSlice","href":null}],"previous":null,"next":null,"lastUpdated":null,"editUrl":null,"reportUrl":null,"markdownHref":"/kit/api/createSlice.md"}},"siteDataHref":"/kit/assets/site.1234abcd.json"}</script>
    <link rel="preload" as="fetch" href="/kit/assets/site.1234abcd.json" crossorigin>
    <script type="module" src="/kit/assets/app.1234abcd.js"></script>
    </body></html>
    "
  `)
})

test('a title carries the site title after a bar; a landing page without its own has the site title alone', () => {
  expect(titleOf(renderDocument(frame, doc(), ''))).toBe('createSlice | Redux Toolkit')
  expect(titleOf(renderDocument(frame, landing, ''))).toBe('Home | Redux Toolkit')
  expect(titleOf(renderDocument(frame, { ...landing, page: page('Redux Toolkit') }, ''))).toBe('Redux Toolkit')
  expect(titleOf(renderDocument(frame, notFound, ''))).toBe('Page Not Found | Redux Toolkit')
})

test('search and not-found pages ask not to be indexed; only pages with an address have a canonical one', () => {
  const robots = '<meta name="robots" content="noindex, follow">'
  expect(renderDocument(frame, search, '')).toContain(robots)
  expect(renderDocument(frame, notFound, '')).toContain(robots)
  expect(renderDocument(frame, doc(), '')).not.toContain('robots')
  expect(renderDocument(frame, notFound, '')).not.toContain('rel="canonical"')
  expect(renderDocument(frame, search, '')).toContain('<link rel="canonical" href="https://docs.example/kit/search">')
})

test('the seed holds no sentence of the page and cannot end its script element', () => {
  const html = renderDocument(frame, doc('<p>Sentence</p>'), '')
  expect(html).not.toContain('Sentence')
  const titled: PagePayload = { screen: 'landing', route: '/', page: page('</script><!--') }
  expect(renderDocument(frame, titled, '').match(/<\/script>/g)).toHaveLength(
    renderDocument(frame, landing, '').match(/<\/script>/g)?.length ?? 0,
  )
})

test('the check of the base URL is on the home page only, and only when wanted', () => {
  expect(renderDocument(frame, landing, '')).toContain('<script>check()</script>')
  expect(renderDocument(frame, doc(), '')).not.toContain('check()')
  expect(renderDocument({ ...frame, hasBaseUrlCheck: false }, landing, '')).not.toContain('check()')
})

test('the boot script finds the announcement bar on the html element', () => {
  const bar = { id: 'news-1', content: 'News', backgroundColor: null, textColor: null, isCloseable: true }
  const html = renderDocument({ ...frame, site: { ...site, announcementBar: bar } }, doc(), '')
  expect(html).toContain('data-announcement-id="news-1"')
  expect(html).toContain('<script>boot()</script>\n<script>news()</script>')
  expect(renderDocument(frame, doc(), '')).not.toMatch(/data-announcement-id|news\(\)/)
})

test('a screen that is a file of its own is loaded beside the entry, on its page alone', () => {
  const own = '<link rel="modulepreload" href="/kit/assets/Search.1234abcd.js">'
  expect(renderDocument(frame, { screen: 'search', route: '/search' }, '')).toContain(own)
  expect(renderDocument(frame, doc(), '')).not.toContain(own)
})

test('every inline script that runs, and the style sheets, have a hash for the content policy', () => {
  expect(inlineHashes(frame)).toEqual({
    scripts: [
      'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY=',
      'sha256-kWkzYF+Y/AMY2gAw0daj2vkzuMibKth7u8p7Fa70hJg=',
      'sha256-IBYVqLO88yspKVwvgUpE9Rcsk41wGJmgJTLxlr5GY1U=',
    ],
    styles: Array(3).fill(expect.stringMatching(/^sha256-.{43}=$/)),
  })
  expect(inlineHashes({ ...frame, hasBaseUrlCheck: false }).scripts).toHaveLength(2)
})

test('a screen has hashes for what it has inline, and for the styles of screens that it may become', () => {
  const { scripts, styles } = inlineHashes(frame, ['doc'])
  const all = inlineHashes(frame)
  expect(scripts).toEqual(all.scripts.slice(0, 1))
  expect(styles).toHaveLength(2)
  expect(inlineHashes(frame, ['landing']).styles).toEqual(all.styles)
  expect(inlineHashes(frame, ['not-found']).scripts).toHaveLength(2)
})

const LATER = '<link rel="stylesheet" href="/kit/assets/later.1234abcd.css">'
const AHEAD = '<link rel="preload" as="style" href="/kit/assets/later.1234abcd.css">'

test('a doc links its second sheet where its text says, and keeps it at its end; its head waits for nothing', () => {
  const [head = '', body = ''] = renderDocument(frame, doc(), `<p>Text</p>${LATER}<h2>More</h2>`).split('</head>')
  expect(head).toContain('<style>p{margin:0}</style>')
  expect(head).not.toContain('table{margin:0}')
  expect(head).not.toContain(LATER)
  expect(head.indexOf(AHEAD)).toBeLessThan(head.indexOf('<title>')) // it is on its way before anything else of the page
  expect(head).toContain(AHEAD)
  expect(body.split(LATER)).toHaveLength(2)
  expect(body.indexOf(LATER.replace('>', ' media="not all">'))).toBeGreaterThan(body.indexOf('More'))
})

test('the head waits for the second sheet where the text has no place for it', () => {
  const [head = '', body = ''] = renderDocument(frame, doc(), '<figure></figure>').split('</head>')
  expect(head).toContain(LATER)
  expect(head).not.toContain(AHEAD)
  expect(body).not.toContain(LATER)
})

test('other screens have both sheets inline and link none', () => {
  for (const payload of [landing, search, notFound]) {
    const html = renderDocument(frame, payload, '')
    expect(html).toContain('<style>p{margin:0}</style>\n<style>table{margin:0}</style>')
    expect(html).not.toContain(LATER)
    expect(html).not.toContain(AHEAD)
  }
})

test('parts of the frame bring their styles along where a site has them', () => {
  const bar = { id: 'news-1', content: 'News', backgroundColor: null, textColor: null, isCloseable: true }
  const items: SiteData['navbar']['items'] = [{ type: 'localeDropdown', position: 'right' }]
  const dressed = { ...frame, site: { ...site, announcementBar: bar, navbar: { ...site.navbar, items } } }
  const html = renderDocument(dressed, doc(), '')
  expect(html).toContain('<style>.announcement{margin:0}</style>\n<style>.dropdown{margin:0}</style>')
  expect(inlineHashes(dressed, ['doc']).styles).toHaveLength(4)
  expect(inlineHashes(dressed, ['doc']).scripts).toHaveLength(2)
  expect(renderDocument(frame, doc(), '')).not.toMatch(/announcement\{|dropdown\{/)
})

test('every document says its policy itself, before anything it is about, without what only headers can say', () => {
  const policy = "default-src 'self'; frame-ancestors 'none'"
  const tag = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`
  for (const payload of [landing, doc(), search, notFound]) {
    const html = renderDocument({ ...frame, policies: policies(policy) }, payload, '')
    expect(html.split('\n').slice(1, 3)).toEqual(['<meta charset="utf-8">', tag])
  }
})

test('the head preconnects to a hosted search service, and only to that', () => {
  const headOf = (search: SiteData['search']) =>
    renderDocument({ ...frame, site: { ...site, search } }, { screen: 'search', route: '/search' }, '')
      .split('</head>')[0]
      ?.match(/<link rel="preconnect"[^>]*>/g)
  const hosted = {
    indexName: 'kit',
    reportUrl: null,
    pageSize: 15,
    provider: 'algolia',
    appId: 'ABC',
    apiKey: 'k',
  } as const
  expect(headOf(site.search)).toBeNull()
  expect(headOf({ ...hosted, hosts: [] })).toEqual([
    '<link rel="preconnect" href="https://ABC-dsn.algolia.net" crossorigin>',
  ])
  expect(headOf({ ...hosted, hosts: ['https://one.example', 'https://two.example'] })).toEqual([
    '<link rel="preconnect" href="https://one.example" crossorigin>',
  ])
})

test('what chats show of a link: the card of the page, or that of the home page, with what it shows in words', () => {
  const card = (path: string, text: string) => ({
    picture: { path, width: 1200, height: 630, layout: { type: 'container' as const } },
    text,
  })
  const pictures = {
    cards: new Map([
      ['/', card('card-images/index.1.png', 'Home')],
      ['/api/createSlice', card('card-images/slice.2.png', 'Makes "<b>" & more')],
    ]),
    touchIcon: 'assets/icon-180.3.png',
    manifest: 'site.webmanifest',
  }
  const tagsOf = (payload: PagePayload, used: DocumentFrame['pictures'] = pictures) =>
    renderDocument({ ...frame, ...(used && { pictures: used }) }, payload, '').match(
      /<meta (?:property="og:image|name="twitter)[^>]*>|<link rel="(?:manifest|apple-touch-icon)[^>]*>/g,
    )
  expect(tagsOf(doc())).toEqual([
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta property="og:image" content="https://docs.example/kit/card-images/slice.2.png">',
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Makes &quot;&lt;b&gt;&quot; &amp; more">',
    '<meta name="twitter:image:alt" content="Makes &quot;&lt;b&gt;&quot; &amp; more">',
    '<link rel="apple-touch-icon" href="/kit/assets/icon-180.3.png">',
    '<link rel="manifest" href="/kit/site.webmanifest">',
  ])
  expect(tagsOf(search)?.[1]).toContain('/kit/card-images/index.1.png')
  expect(tagsOf(doc(), { ...pictures, cards: new Map() })?.slice(0, 2)).toEqual([
    '<meta name="twitter:card" content="summary">',
    '<link rel="apple-touch-icon" href="/kit/assets/icon-180.3.png">',
  ])
})
