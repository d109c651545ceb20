import { expect, test } from 'vitest'
import type { NavbarItemConfig, SidebarItemConfig } from '#model/site.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'

const SIDEBAR: SidebarItemConfig[] = [
  'start',
  {
    type: 'category',
    label: 'API',
    collapsed: false,
    items: ['api/slice', { type: 'doc', id: 'api/store', label: 'The store' }],
  },
  { type: 'category', label: 'Query', link: 'query', items: ['query/hooks'] },
]
const PAGES = () => [
  samplePage('api/slice.mdx', { meta: { title: 'Slice', paginationLabel: 'API: slice' } }),
  samplePage('api/store.mdx', { meta: { title: 'Store', sidebarLabel: 'store' } }),
  samplePage('index.mdx', { meta: { title: 'Home', kind: 'landing' } }),
  samplePage('lost.mdx'),
  samplePage('query/hooks.mdx', { meta: { title: 'Hooks' } }),
  samplePage('query.mdx', { meta: { title: 'Query overview' } }),
  samplePage('start.mdx', { meta: { title: 'Getting started', sidebarLabel: 'Start' } }),
]
const site = (config: Parameters<typeof sampleSite>[0] = {}) =>
  sampleSite({ sidebars: { docs: SIDEBAR }, ...config }, PAGES())

const payloadOf = (built: ReturnType<typeof site>, route: string) => {
  const payload = built.pages.find((page) => page.payload.route === route)?.payload
  if (payload?.screen !== 'doc') throw new Error(`${route} is not a doc`)
  return payload.doc
}

test('a sidebar is resolved to labels and addresses', () => {
  expect(site({ baseUrl: '/docs/' }).data.sidebars).toMatchInlineSnapshot(`
    {
      "docs": [
        {
          "docId": "start",
          "href": "/docs/start",
          "label": "Start",
          "route": "/start",
          "type": "doc",
        },
        {
          "collapsed": false,
          "collapsible": true,
          "count": 2,
          "first": "/docs/api/slice",
          "href": null,
          "items": [
            {
              "docId": "api/slice",
              "href": "/docs/api/slice",
              "label": "Slice",
              "route": "/api/slice",
              "type": "doc",
            },
            {
              "docId": "api/store",
              "href": "/docs/api/store",
              "label": "The store",
              "route": "/api/store",
              "type": "doc",
            },
          ],
          "label": "API",
          "route": null,
          "type": "category",
        },
        {
          "collapsed": true,
          "collapsible": true,
          "count": 2,
          "first": "/docs/query/hooks",
          "href": "/docs/query",
          "items": [
            {
              "docId": "query/hooks",
              "href": "/docs/query/hooks",
              "label": "Hooks",
              "route": "/query/hooks",
              "type": "doc",
            },
          ],
          "label": "Query",
          "route": "/query",
          "type": "category",
        },
      ],
    }
  `)
})

test('previous and next go through the sidebar, named by pagination label, sidebar label, title', () => {
  const built = site()
  const around = (route: string) => [payloadOf(built, route).previous?.title, payloadOf(built, route).next?.title]
  expect(around('/start')).toEqual([undefined, 'API: slice'])
  expect(around('/api/slice')).toEqual(['Start', 'The store'])
  expect(around('/api/store')).toEqual(['API: slice', 'Query'])
  expect(around('/query/hooks')).toEqual(['Query', undefined])
})

test('breadcrumbs are the groups above a page, then its sidebar label', () => {
  const built = site({ baseUrl: '/docs/' })
  expect(payloadOf(built, '/start').breadcrumbs).toEqual([{ label: 'Start', href: null }])
  expect(payloadOf(built, '/api/store').breadcrumbs).toEqual([
    { label: 'API', href: null },
    { label: 'The store', href: null },
  ])
  expect(payloadOf(built, '/query/hooks').breadcrumbs).toEqual([
    { label: 'Query', href: '/docs/query' },
    { label: 'Hooks', href: null },
  ])
  expect(payloadOf(built, '/query').breadcrumbs).toEqual([{ label: 'Query', href: null }])
})

test('a page in no sidebar has no breadcrumbs and no neighbors', () => {
  expect(payloadOf(site(), '/lost')).toMatchObject({ sidebarId: null, breadcrumbs: [], previous: null, next: null })
})

test('a page knows its date, its twin and where to edit and report it', () => {
  const built = sampleSite(
    {
      baseUrl: '/docs/',
      editUrl: 'https://example.com/edit/',
      reportUrl: 'https://example.com/new?title={title}&body={url}',
    },
    PAGES(),
    { dates: { 'api/slice.mdx': '2024-05-06T07:08:09.000Z' } },
  )
  expect(payloadOf(built, '/api/slice')).toMatchObject({
    lastUpdated: '2024-05-06T07:08:09.000Z',
    editUrl: 'https://example.com/edit/api/slice.mdx',
    reportUrl: 'https://example.com/new?title=Slice&body=https%3A%2F%2Fexample.com%2Fdocs%2Fapi%2Fslice',
    markdownHref: '/docs/api/slice.md',
  })
  expect(payloadOf(built, '/lost').lastUpdated).toBeNull()
})

test('the version names its docs, its main doc and the first page of each sidebar', () => {
  expect(site().data.versions).toMatchInlineSnapshot(`
    [
      {
        "docs": [
          {
            "id": "api/slice",
            "path": "/api/slice",
            "sidebar": "docs",
          },
          {
            "id": "api/store",
            "path": "/api/store",
            "sidebar": "docs",
          },
          {
            "id": "lost",
            "path": "/lost",
            "sidebar": null,
          },
          {
            "id": "query/hooks",
            "path": "/query/hooks",
            "sidebar": "docs",
          },
          {
            "id": "query",
            "path": "/query",
            "sidebar": "docs",
          },
          {
            "id": "start",
            "path": "/start",
            "sidebar": "docs",
          },
        ],
        "draftIds": [],
        "isLast": true,
        "label": "Next",
        "mainDocId": "start",
        "name": "current",
        "path": "/",
        "sidebars": {
          "docs": {
            "link": {
              "label": "Start",
              "path": "/start",
            },
          },
        },
      },
    ]
  `)
})

test('a doc at the root of the version is its main doc', () => {
  const built = sampleSite({ sidebars: { docs: ['start', 'index'] } }, PAGES())
  expect(built.data.versions[0]?.mainDocId).toBe('index')
  expect(built.pages.find(({ payload }) => payload.route === '/')?.payload.screen).toBe('doc')
})

test('the one locale is English', () => {
  expect(site().data.locales).toEqual({
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  })
})

test('a data file is named after its page and its content, and holds what travels and no more', () => {
  const [page] = site().pages
  expect(page?.dataFile.name).toMatch(/^api-slice\.[0-9a-f]{8}\.json$/)
  expect(JSON.parse(page?.dataFile.body ?? '')).toEqual(page?.payload)
  expect(Object.keys(JSON.parse(page?.dataFile.body ?? '').page)).toEqual(['meta', 'toc', 'tree'])
})

test('every page and the search page can be opened; only the search page needs no data', () => {
  const { pages } = site().data
  expect(Object.keys(pages)).toEqual([
    '/api/slice',
    '/api/store',
    '/',
    '/lost',
    '/query/hooks',
    '/query',
    '/start',
    '/search',
  ])
  expect(pages['/search']).toEqual({ title: 'Search the documentation', data: null })
})

const LANDING =
  /<p class="lede">Fast &amp; small<\/p><p class="hero-actions"><a class="button"[^>]* href="\/a">\/a<\/a><\/p>/

test('a site without a front page gets one made of its title and tagline', () => {
  const built = sampleSite({ sidebars: { docs: ['a'] }, tagline: 'Fast & small' }, [samplePage('a.md')])
  expect(built.pages[0]?.payload).toMatchObject({
    screen: 'landing',
    route: '/',
    page: { meta: { title: 'Sample' }, tree: [{ html: expect.stringMatching(LANDING) }] },
  })
  expect(built.data.pages['/']?.data).toBe(built.pages[0]?.dataFile.name)
})

test('drafts are left out of a production build and named; sidebars and navbar go on without them', () => {
  const pages = () => [...PAGES(), samplePage('secret.mdx', { meta: { draft: true } })]
  const config: Parameters<typeof sampleSite>[0] = {
    sidebars: { docs: ['start', 'secret', { type: 'category', label: 'Later', items: ['secret'] }] },
    navbar: {
      items: [
        { type: 'doc', docId: 'secret', label: 'Secret' },
        { type: 'doc', docId: 'start', label: 'Start' },
        { type: 'dropdown', label: 'More', items: [{ type: 'doc', docId: 'secret' }] },
      ],
    },
  }
  const production = sampleSite(config, pages())
  expect(production.data.versions[0]?.draftIds).toEqual(['secret'])
  expect(production.data.pages['/secret']).toBeUndefined()
  expect(production.data.sidebars.docs).toHaveLength(1)
  expect(production.data.navbar.items.map((item) => 'label' in item && item.label)).toEqual(['Start'])

  const development = sampleSite(config, pages(), { isProduction: false })
  expect(development.data.versions[0]?.draftIds).toEqual([])
  expect(development.data.pages['/secret']).toBeDefined()
  expect(development.data.navbar.items).toHaveLength(3)
})

test('a sidebar that names a doc that does not exist stops the build', () => {
  expect(() => site({ sidebars: { docs: ['api/slise'] } })).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts  sidebar "docs" names doc "api/slise", which does not exist in version "current".
      Did you mean "api/slice"?
      Available docs: api/slice, api/store, index, lost, query/hooks, query, start.]
  `)
})

test('all missing docs of a sidebar are told together', () => {
  expect(() => site({ sidebars: { docs: ['api/slise', 'zzzzzzzzzzzz'] } })).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts  sidebar "docs" names 2 docs that do not exist in version "current".
      "api/slise" (did you mean "api/slice"?)
      "zzzzzzzzzzzz"
      Available docs: api/slice, api/store, index, lost, query/hooks, query, start.]
  `)
})

test('a navbar item for a doc or a sidebar that does not exist stops the build', () => {
  expect(() =>
    site({
      navbar: {
        items: [
          { type: 'doc', docId: 'api/stor', label: 'API' },
          { type: 'docSidebar', sidebarId: 'doc', label: 'Docs' },
          { type: 'dropdown', label: 'More', items: [{ type: 'doc', docId: 'nowhere' }] },
        ],
      },
    }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts  navbar item "API" points to doc "api/stor", which does not exist in version "current".
      Did you mean "api/store"?
      Available docs: api/slice, api/store, index, lost, query/hooks, query, start.

    site.config.ts  navbar item "Docs" points to sidebar "doc", which does not exist in version "current".
      Did you mean "docs"?
      Available sidebars: docs.

    site.config.ts  a navbar item points to doc "nowhere", which does not exist in version "current".
      Available docs: api/slice, api/store, index, lost, query/hooks, query, start.]
  `)
})

test('a navbar item for a sidebar without pages stops the build', () => {
  expect(() =>
    site({
      sidebars: { docs: SIDEBAR, empty: [{ type: 'link', label: 'Away', href: 'https://example.com' }] },
      navbar: { items: [{ type: 'docSidebar', sidebarId: 'empty' }] },
    }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts  a navbar item points to sidebar "empty", which has nothing to link to in version "current".
      Put a doc into the sidebar, or remove the item.]
  `)
})

/** Items of a navbar, resolved below a base. */
const navbarItems = (items: NavbarItemConfig[]) => site({ baseUrl: '/docs/', navbar: { items } }).data.navbar.items

test('navbar items that lead to a page are resolved', () => {
  expect(
    navbarItems([
      { label: 'API', to: '/api/slice?x=1#top', activeBasePath: '/api' },
      { label: 'Away', href: 'https://example.com', position: 'right' },
      { type: 'doc', docId: 'start' },
      { type: 'docSidebar', sidebarId: 'docs' },
      { type: 'docsVersion' },
    ]),
  ).toMatchInlineSnapshot(`
    [
      {
        "activeBasePath": "/api",
        "activeBaseRegex": null,
        "href": "/docs/api/slice?x=1#top",
        "label": "API",
        "position": "left",
        "route": "/api/slice",
        "type": "link",
      },
      {
        "activeBasePath": null,
        "activeBaseRegex": null,
        "href": "https://example.com",
        "label": "Away",
        "position": "right",
        "route": null,
        "type": "link",
      },
      {
        "docId": "start",
        "href": "/docs/start",
        "label": "Start",
        "position": "left",
        "route": "/start",
        "sidebarId": "docs",
        "type": "doc",
      },
      {
        "href": "/docs/start",
        "label": "Start",
        "position": "left",
        "route": "/start",
        "sidebarId": "docs",
        "type": "docSidebar",
      },
      {
        "href": "/docs/start",
        "label": "Next",
        "position": "left",
        "route": "/start",
        "type": "docsVersion",
      },
    ]
  `)
})

test('navbar items that open, find or show something are resolved', () => {
  expect(
    navbarItems([
      { type: 'docsVersionDropdown' },
      { type: 'dropdown', label: 'More', to: '/', items: [{ label: 'Store', to: '/api/store/' }] },
      { type: 'html', value: '<b>x</b>' },
      { type: 'search' },
      { type: 'localeDropdown' },
    ]),
  ).toMatchInlineSnapshot(`
    [
      {
        "position": "left",
        "type": "docsVersionDropdown",
      },
      {
        "items": [
          {
            "activeBasePath": null,
            "activeBaseRegex": null,
            "href": "/docs/api/store/",
            "label": "Store",
            "position": "left",
            "route": "/api/store",
            "type": "link",
          },
        ],
        "label": "More",
        "position": "left",
        "target": {
          "href": "/docs/",
          "route": "/",
        },
        "type": "dropdown",
      },
      {
        "position": "left",
        "type": "html",
        "value": "<b>x</b>",
      },
      {
        "position": "left",
        "type": "search",
      },
      {
        "position": "left",
        "type": "localeDropdown",
      },
    ]
  `)
})

test('a footer is resolved, and its copyright line has the year of the build', () => {
  const { footer } = site({
    baseUrl: '/docs/',
    footer: {
      columns: [
        {
          title: 'Docs',
          items: [{ label: 'A', to: '/start' }, { label: 'B', href: 'https://a.b' }, { html: '<i></i>' }],
        },
      ],
      logo: { href: '/' },
      copyright: '© {year}',
    },
  }).data
  expect(footer).toEqual({
    columns: [
      {
        title: 'Docs',
        items: [
          { label: 'A', href: '/docs/start', route: '/start' },
          { label: 'B', href: 'https://a.b', route: null },
          { html: '<i></i>' },
        ],
      },
    ],
    logo: { href: '/docs/' },
    copyright: `© ${new Date().getUTCFullYear()}`,
  })
})

test('one row of footer links is a column without a title', () => {
  const { footer } = site({ footer: { links: [{ label: 'A', to: '/start' }] } }).data
  expect(footer).toEqual({
    columns: [{ title: null, items: [{ label: 'A', href: '/start', route: '/start' }] }],
    logo: null,
    copyright: null,
  })
})

test('duplicate routes are told, and the first source is kept', () => {
  const pages = [
    samplePage('x.md'),
    samplePage('x.mdx'),
    samplePage('x/index.mdx'),
    samplePage('X.mdx'),
    samplePage('search.mdx'),
  ]
  const built = sampleSite({}, pages)
  expect(built.pages.map(({ compiled }) => compiled.meta.source)).toEqual(['index.mdx', 'x.md'])
  expect(built.warnings.join('\n\n')).toMatchInlineSnapshot(`
    "content  Duplicate routes were found.
      /x: content/x.mdx is left out, a page already exists there (content/x.md).
      /x: content/x/index.mdx is left out, a page already exists there (content/x.md).
      /X: content/X.mdx is left out, a page already exists there (content/x.md).
      /search: content/search.mdx is left out, a page already exists there (the search page).
      Routing may be unpredictable. Keep one source per route."
  `)
})

test('duplicate routes stop the build, or are not told, if the owner says so', () => {
  const pages = [samplePage('x.md'), samplePage('x.mdx')]
  expect(() => sampleSite({ checks: { duplicateRoutes: 'error' } }, pages)).toThrow('Duplicate routes were found.')
  expect(sampleSite({ checks: { duplicateRoutes: 'ignore' } }, pages).warnings).toEqual([])
})

test('a link to a source that is no page is told with link, file and version', () => {
  const pages = [
    samplePage('api/slice.mdx'),
    samplePage('a.mdx', {
      links: [
        { raw: './api/slise.mdx', kind: 'source', route: '/api/slise' },
        { raw: './api/slice.mdx', kind: 'source', route: '/api/slice' },
      ],
    }),
  ]
  expect(sampleSite({}, pages).warnings.join('\n')).toMatchInlineSnapshot(`
    "content/a.mdx:1:1  Markdown link "./api/slise.mdx" leads to no page of version "current".
      Did you mean content/api/slice.mdx?"
  `)
  expect(sampleSite({ checks: { markdownLinks: 'ignore' } }, pages).warnings).toEqual([])
})

test('without sidebars one has all pages, and without a navbar it leads there', () => {
  const site = sampleSite({ sidebars: undefined, navbar: undefined }, [samplePage('b.md'), samplePage('a.md')])
  expect(site.data.sidebars.docs?.map((item) => item.type === 'doc' && item.docId)).toEqual(['a', 'b'])
  expect(site.data.navbar.items).toMatchObject([{ type: 'docSidebar', label: 'Docs', href: '/a' }])
  expect(site.data.pages['/']?.title).toBe('Sample')
  expect(JSON.stringify(site.pages[0]?.payload)).toContain('href=\\"/a\\">/a</a>')
})

test('without any page in a sidebar the navbar has nothing to lead to', () => {
  expect(sampleSite({ navbar: undefined }, [samplePage('a.md')]).data.navbar.items).toEqual([])
})
