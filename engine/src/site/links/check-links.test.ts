import { expect, test } from 'vitest'
import type { PageLink } from '#model/page.ts'
import { formatProblem } from '#model/problem.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { checkLinks } from './check-links.ts'

type Links = Array<Partial<PageLink> & Pick<PageLink, 'raw'>>

/** A site of a few pages whose page /a has these links. */
const siteWith = (links: Links, config: Parameters<typeof sampleSite>[0] = {}) =>
  sampleSite(config, [
    samplePage('a.mdx', { links, ids: ['local'] }),
    samplePage('usage/immer-reducers.mdx', { ids: ['extrareducers', 'option-name'] }),
  ])

const errors = (links: Links, config?: Parameters<typeof sampleSite>[0], files: string[] = []) =>
  checkLinks(siteWith(links, config), files).errors.map(formatProblem).join('\n\n')

test('a site whose links all lead somewhere passes', () => {
  const links: Links = [
    { raw: '/usage/immer-reducers' },
    { raw: '/usage/immer-reducers/', route: '/usage/immer-reducers/' },
    { raw: '/usage/immer-reducers?x=1#extrareducers', route: '/usage/immer-reducers', hash: 'extrareducers' },
    { raw: '/usage/immer-reducers/index.html' },
    { raw: '/' },
    { raw: '/search?q=x', route: '/search' },
    { raw: '/sitemap.xml' },
    { raw: '/llms.txt' },
    { raw: '/a.md' },
    { raw: '/images/x.png' },
    { raw: '/demo' },
    { raw: '#local', kind: 'hash', route: null, hash: 'local' },
    { raw: '#', kind: 'hash', route: null, hash: null },
    { raw: 'https://example.org/nowhere', kind: 'external', route: null },
  ]
  expect(checkLinks(siteWith(links), ['images/x.png', 'demo/index.html'])).toEqual({ errors: [], warnings: [] })
})

test('broken links are reported all at once, with place, resolution and the nearest page', () => {
  const links: Links = [
    { raw: '/usage/immer-reducer', line: 48, column: 5 },
    { raw: 'usage/nothing-like-it', route: '/usage/nothing-like-it', line: 50 },
  ]
  expect(errors(links)).toMatchInlineSnapshot(`
    "content  Broken links were found: 2 links in 1 place.
      To let the build pass all the same, set checks.links to "warn" or "ignore" in site.config.ts.
      - page /a (content/a.mdx)
          linking to /usage/immer-reducer
            content/a.mdx:48:5  No such page. Did you mean /usage/immer-reducers?
          linking to usage/nothing-like-it (resolved as: /usage/nothing-like-it)
            content/a.mdx:50:1  No such page."
  `)
})

test('a path in the wrong letter case is broken: many hosts would not serve it', () => {
  expect(errors([{ raw: '/usage/Immer-Reducers' }])).toContain('Did you mean /usage/immer-reducers?')
})

test('a broken link that stands in the frame is reported once, by name', () => {
  const config: Parameters<typeof sampleSite>[0] = {
    baseUrl: '/docs/',
    navbar: {
      items: [
        { label: 'API', to: '/apo' },
        { label: 'Fine', to: '/usage/immer-reducers' },
        { type: 'html', value: '<a class="x" href="/docs/nowhere">x</a>' },
        { type: 'dropdown', label: 'More', items: [{ label: 'Inner', to: '/inner' }] },
      ],
    },
    footer: { links: [{ label: 'Old', to: '/old' }], copyright: '<a href=/docs/copy>x</a>' },
    sidebars: { docs: [{ type: 'link', label: 'Gone', href: '/gone' }] },
    announcementBar: { content: 'See <a href="/docs/news">news</a> or <a href="https://example.org">that</a>' },
  }
  expect(errors([], config)).toMatchInlineSnapshot(`
    "content  Broken links were found: 7 links in 7 places.
      To let the build pass all the same, set checks.links to "warn" or "ignore" in site.config.ts.
      - every page, navbar item "API" (site.config.ts)
          linking to /docs/apo (resolved as: /apo)
            No such page. Did you mean /a?
      - every page, navbar HTML (site.config.ts)
          linking to /docs/nowhere (resolved as: /nowhere)
            No such page.
      - every page, navbar item "Inner" (site.config.ts)
          linking to /docs/inner (resolved as: /inner)
            No such page.
      - every page, footer link "Old" (site.config.ts)
          linking to /docs/old (resolved as: /old)
            No such page.
      - every page, footer copyright HTML (site.config.ts)
          linking to /docs/copy (resolved as: /copy)
            No such page.
      - every page, sidebar "docs", link "Gone" (site.config.ts)
          linking to /docs/gone (resolved as: /gone)
            No such page.
      - every page, announcement bar HTML (site.config.ts)
          linking to /docs/news (resolved as: /news)
            No such page."
  `)
})

test('a link that is broken on five pages raises suspicion against navbar and footer', () => {
  const pages = ['1', '2', '3', '4', '5'].map((name) => samplePage(`${name}.md`, { links: [{ raw: '/gone' }] }))
  const [problem] = checkLinks(sampleSite({}, pages), []).errors
  expect(problem?.hint).toMatchInlineSnapshot(`
    "To let the build pass all the same, set checks.links to "warn" or "ignore" in site.config.ts.
    Broken on five or more pages, so the navbar or footer may be the cause: /gone."
  `)
  const four = checkLinks(sampleSite({}, pages.slice(1)), []).errors
  expect(four[0]?.hint).not.toContain('navbar')
})

test('a link to a source is judged as such, not as a broken link', () => {
  expect(errors([{ raw: './gone.mdx', kind: 'source', route: '/gone' }])).toBe('')
})

test('a hash that names nothing on its page is a warning', () => {
  const links: Links = [
    { raw: '/usage/immer-reducers#extra-reducers', line: 12 },
    { raw: '/usage/immer-reducers#option-name' },
    { raw: '#locale', kind: 'hash', route: null, hash: 'locale', line: 14 },
    { raw: './usage/immer-reducers.mdx#nothing', kind: 'source', route: '/usage/immer-reducers', line: 15 },
    { raw: '/#main', route: '/', hash: 'main' },
  ]
  const { errors: none, warnings } = checkLinks(siteWith(links), [])
  expect(none).toEqual([])
  expect(warnings.join('\n')).toMatchInlineSnapshot(`
    "content  Broken anchors were found: 3 links in 1 place.
      To silence this check, set checks.anchors to "ignore" in site.config.ts.
      - page /a (content/a.mdx)
          linking to /usage/immer-reducers#extra-reducers
            content/a.mdx:12:1  The page exists, the heading does not. Nearest: #extrareducers
          linking to #locale
            content/a.mdx:14:1  The page exists, the heading does not. Nearest: #local
          linking to ./usage/immer-reducers.mdx#nothing (resolved as: /usage/immer-reducers)
            content/a.mdx:15:1  The page exists, the heading does not."
  `)
})

test('the owner decides how serious either is', () => {
  const links: Links = [{ raw: '/gone' }, { raw: '/a#gone' }]
  const counts = (config: Parameters<typeof sampleSite>[0]) => {
    const check = checkLinks(siteWith(links, config), [])
    return [check.errors.length, check.warnings.length]
  }
  expect(counts({})).toEqual([1, 1])
  expect(counts({ checks: { links: 'warn', anchors: 'error' } })).toEqual([1, 1])
  expect(counts({ checks: { links: 'ignore', anchors: 'ignore' } })).toEqual([0, 0])
})

test('the place that explains an error must be there: in the list, or wherever the file says', () => {
  const search = { errors: { file: 'errors.json', route: '/errors', group: 'Errors' } }
  const error = (route?: string) => ({ message: 'A message', cause: 'A cause.', route })
  const errors = { 1: error(), 2: error(), 3: error('/a#one'), 4: error('/a#oen'), 5: error('/b/#one') }
  const pages = [samplePage('errors.mdx', { ids: ['error-1'] }), samplePage('a.mdx', { ids: ['one'] })]
  const site = sampleSite({ search }, pages, { errorFile: JSON.stringify({ errors }) })
  expect(checkLinks(site, []).errors.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "content  Broken links were found: 1 link in 1 place.
      To let the build pass all the same, set checks.links to "warn" or "ignore" in site.config.ts.
      - error 5 (public/errors.json)
          linking to /b/#one (resolved as: /b)
            No such page. Did you mean /?"
  `)
  expect(checkLinks(site, []).warnings.join('\n')).toMatchInlineSnapshot(`
    "content  Broken anchors were found: 2 links in 2 places.
      To silence this check, set checks.anchors to "ignore" in site.config.ts.
      - error 2 (public/errors.json)
          linking to /errors#error-2
            The page exists, the heading does not. Nearest: #error-1
      - error 4 (public/errors.json)
          linking to /a#oen
            The page exists, the heading does not. Nearest: #one"
  `)
})
