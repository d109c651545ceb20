import { expect, test } from 'vitest'
import type { OutputFile } from '#disk/output-file.ts'
import type { SiteData } from '#model/site.ts'
import { sitePictures } from '../pictures/site-pictures.ts'
import { GENERATED_FILES } from '../shape/generated-files.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { derivedOutputs } from './derived-outputs.ts'
import { contentSecurityPolicy, headers } from './headers.ts'
import { llmsFullTxt, llmsParts } from './llms-full.ts'
import { llmsTxt } from './llms-txt.ts'
import { openSearch } from './opensearch.ts'
import { redirects } from './redirects.ts'
import { siteData, siteDataHref } from './site-data.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

const site = sampleSite(
  {
    baseUrl: '/docs/',
    sidebars: {
      docs: [
        {
          type: 'category',
          label: 'API',
          items: ['api/store', { type: 'category', label: 'More', items: ['api/slice'] }],
        },
      ],
    },
  },
  [
    samplePage('api/slice.mdx', {
      meta: { title: 'Slice' },
      jobs: [
        { kind: 'job', id: 'reset', text: 'Reset a slice', code: null },
        { kind: 'message', id: 'error', text: 'No slice', code: null },
      ],
    }),
    samplePage('api/store.mdx', { meta: { title: 'Store', description: '' } }),
    samplePage('draft.mdx', { meta: { draft: true } }),
    samplePage('index.mdx', { meta: { title: 'Home', kind: 'landing' } }),
  ],
  { dates: { 'api/slice.mdx': '2024-05-06T07:08:09.000Z' } },
)
const body = ([file]: OutputFile[]) => String(file?.body)

test('the sitemap lists pages with absolute addresses and dates, no search, no 404, no drafts', () => {
  expect(body(sitemap(site))).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://example.com/docs/api/slice</loc><lastmod>2024-05-06T07:08:09.000Z</lastmod></url>
      <url><loc>https://example.com/docs/api/store</loc></url>
      <url><loc>https://example.com/docs/</loc></url>
    </urlset>
    "
  `)
})

test('the search description leads to the search page', () => {
  expect(body(openSearch(site))).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
      <ShortName>Sample</ShortName>
      <Description>Search Sample</Description>
      <InputEncoding>UTF-8</InputEncoding>
      <Url type="text/html" method="get" template="https://example.com/docs/search?q={searchTerms}"/>
    </OpenSearchDescription>
    "
  `)
})

test('llms.txt names the site and its pages by group, as Markdown twins', () => {
  expect(body(llmsTxt(site))).toMatchInlineSnapshot(`
    "# Sample

    > A site for tests.

    Documentation of Sample 1.0.0 (\`sample\`). All pages in one file: https://example.com/docs/llms-full.txt (179 B). Each section is a file of its own, too, and each page: the Markdown of a page is its address with \`.md\`. 1 KB is about 250 tokens.

    ## Sample

    - [This section in one file](https://example.com/docs/llms-full/sample.txt) (49 B)
    - [Home](https://example.com/docs/index.md): About Home. (14 B)

    ## API

    - [This section in one file](https://example.com/docs/llms-full/api.txt) (59 B)
    - [Store](https://example.com/docs/api/store.md) (15 B)

    ## API: More

    - [This section in one file](https://example.com/docs/llms-full/api-more.txt) (59 B)
    - [Slice](https://example.com/docs/api/slice.md): About Slice. Answers: Reset a slice; No slice. (15 B)
    "
  `)
})

test('llms-full.txt holds every page in reading order under its address', () => {
  expect(body(llmsFullTxt(site))).toMatchInlineSnapshot(`
    "Source: https://example.com/docs/

    # Home

    Text.

    ---

    Source: https://example.com/docs/api/store

    # Store

    Text.

    ---

    Source: https://example.com/docs/api/slice

    # Slice

    Text.
    "
  `)
})

test('llms-full.txt comes in parts, too: every page once, a file for each group whatever its name is', () => {
  const category = (label: string, ...items: string[]) => ({ type: 'category' as const, label, items })
  const sidebars = {
    one: [category('Guides', 'a'), category('///', 'b')],
    two: [category('guides', 'c'), category('é'.repeat(200), 'd')],
  }
  const parts = llmsParts(
    sampleSite(
      { sidebars },
      ['index', 'a', 'b', 'c', 'd'].map((name) => samplePage(`${name}.mdx`)),
    ),
  )
  expect(parts.map(({ path }) => path)).toEqual([
    'llms-full/sample.txt',
    'llms-full/guides.txt',
    'llms-full/pages.txt',
    'llms-full/guides-2.txt',
    `llms-full/${'é'.repeat(60)}.txt`,
  ])
  expect(parts.map(({ body }) => String(body))).toEqual(
    ['', 'a', 'b', 'c', 'd'].map((name) => `Source: https://example.com/${name}\n\n# /${name}\n\nText.\n`),
  )
  expect(
    llmsParts(site)
      .map(({ body }) => String(body))
      .join('\n---\n\n'),
  ).toBe(body(llmsFullTxt(site)))
})

test('outputs are named as pages and links expect', () => {
  const paths = derivedOutputs(site).map(({ path }) => path.replace(/[0-9a-f]{8}(?=\.json)/, '<hash>'))
  expect(paths.sort()).toEqual([
    '_redirects',
    'api/slice.md',
    'api/store.md',
    'assets/pages/api-slice.<hash>.json',
    'assets/pages/api-store.<hash>.json',
    'assets/pages/index.<hash>.json',
    'assets/search/names.<hash>.json',
    'assets/search/text-0.<hash>.json',
    'assets/site.<hash>.json',
    'index.md',
    'llms-full.txt',
    'llms-full/api-more.txt',
    'llms-full/api.txt',
    'llms-full/sample.txt',
    'llms.txt',
    'opensearch.xml',
    'robots.txt',
    'sitemap.xml',
  ])
  expect(paths).toEqual(expect.arrayContaining([...GENERATED_FILES]))
})

test("the site's data is found under the address that documents name", () => {
  expect(siteDataHref(site)).toBe(`/docs/${siteData(site)[0]?.path}`)
  const { versions, ...others } = site.data
  const told = JSON.parse(body(siteData(site)))
  expect(told).toEqual({ ...others, mark: undefined, versions: told.versions })
  expect(told.versions[0].docs).toEqual(versions[0]?.docs.filter(({ id }) => id === versions[0]?.mainDocId))
  expect(JSON.stringify(told)).not.toContain('"draft"')
})

test('hashed files are kept for ever, documents are asked for again, and no header is set by two rules that meet', () => {
  expect(body(headers(site, { scripts: ['sha256-abc='], styles: ['sha256-def='] }))).toMatchInlineSnapshot(`
    "/docs/*
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin
      Permissions-Policy: camera=(), microphone=(), geolocation=()
      X-Frame-Options: SAMEORIGIN
      Cross-Origin-Opener-Policy: same-origin
      Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def='; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'

    /docs/assets/*
      Cache-Control: public, max-age=31536000, immutable
      Cross-Origin-Resource-Policy: same-origin

    /docs/card-images/*
      Cache-Control: public, max-age=31536000, immutable

    /docs/sw.js
      Cache-Control: no-cache

    /docs/
      Cache-Control: public, max-age=0, must-revalidate
      Cross-Origin-Resource-Policy: same-origin

    /docs/search
      Cache-Control: public, max-age=0, must-revalidate
      Cross-Origin-Resource-Policy: same-origin

    /docs/search/*
      Cache-Control: public, max-age=0, must-revalidate
      Cross-Origin-Resource-Policy: same-origin

    /docs/api
      Cache-Control: public, max-age=0, must-revalidate
      Cross-Origin-Resource-Policy: same-origin

    /docs/api/*
      Cache-Control: public, max-age=0, must-revalidate
      Cross-Origin-Resource-Policy: same-origin
    "
  `)
})

test('with live examples the policy is named by page, and the sandbox has its own', () => {
  const live = { path: 'assets/live/a.1a2b3c4d.json', body: '{}' }
  const withLive = { ...site, pages: site.pages.map((page) => ({ ...page, liveFile: live })) }
  const rules = body(headers(withLive, { scripts: [], styles: [] })).split('\n\n')
  const named = (name: string) => rules.filter((rule) => rule.includes(name)).map((rule) => rule.split('\n', 1)[0])
  expect(named('Content-Security-Policy')).toEqual([
    '/docs/assets/sandbox/*',
    '/docs/',
    '/docs/search',
    '/docs/search/*',
    '/docs/api',
    '/docs/api/*',
  ])
  expect(rules.find((rule) => rule.startsWith('/docs/assets/sandbox/*'))).toContain("default-src 'none'")
  const whole = [...rules.join('\n').matchAll(/^ {2}(X-Frame-Options|Cross-Origin-Opener-Policy): (.*)$/gm)]
  expect(whole.map(([, name, value]) => [name, value])).toEqual([
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ])
  expect(named('X-Frame-Options')).toEqual(['/docs/*'])
  expect(named("frame-ancestors 'none'")).toEqual([
    '/docs/',
    '/docs/search',
    '/docs/search/*',
    '/docs/api',
    '/docs/api/*',
  ])
  expect(named("frame-ancestors 'self'")).toEqual(['/docs/assets/sandbox/*'])
})

test('the policy lets in the services that are configured and nothing else', () => {
  const analytics = { provider: 'plausible', endpoint: 'https://stats.example.org/api/event', siteId: 'x' } as const
  const search = { provider: 'algolia', appId: 'ABC', apiKey: 'k', indexName: 'docs' } as const
  const connections = (data: SiteData) =>
    /connect-src ([^;]*)/.exec(contentSecurityPolicy(data, { scripts: [], styles: [] }))?.[1]?.split(' ')
  expect(connections(site.data)).toEqual(["'self'"])
  expect(connections(sampleSite({ analytics, search }, []).data)).toEqual([
    "'self'",
    'https://stats.example.org',
    'https://ABC-dsn.algolia.net',
    'https://ABC-1.algolianet.com',
    'https://ABC-2.algolianet.com',
    'https://ABC-3.algolianet.com',
  ])
  const hosts = ['http://127.0.0.1:8108', 'https://find.example.org']
  expect(connections(sampleSite({ search: { ...search, hosts } }, []).data)).toEqual(["'self'", ...hosts])
})

test('with a hosted service there is no local index', () => {
  const search = { provider: 'algolia', appId: 'ABC', apiKey: 'k', indexName: 'docs' } as const
  const hosted = sampleSite({ search }, [samplePage('a.mdx')])
  expect(derivedOutputs(hosted).filter(({ path }) => path.startsWith('assets/search/'))).toEqual([])
  expect(hosted.data.search).toEqual({ ...search, hosts: [], pageSize: 15, reportUrl: null })
})

test('a site at the top of its host has no redirects; below a base, the prefix is taken off', () => {
  expect(body(redirects(sampleSite({}, [])))).toBe('# No redirects.\n')
  expect(body(redirects(site))).toBe('/  /docs/  302\n/docs/*  /:splat  200\n')
})

test('the same site gives the same files', () => {
  expect(derivedOutputs(site)).toEqual(derivedOutputs(site))
})

test('a page below the folder of cards keeps its own headers', () => {
  const { data, pages } = sampleSite({}, [samplePage('card-images/a.mdx')])
  const rules = body(headers({ data, pages }, { scripts: [], styles: [] })).split('\n\n')
  expect(rules.filter((rule) => rule.startsWith('/card-images/*'))).toEqual([
    expect.stringContaining('must-revalidate'),
  ])
})

test('the web manifest names the site, where it begins, and its icons', () => {
  const { icons, ...others } = JSON.parse(body(webManifest(site, sitePictures(site))))
  expect(others).toEqual({
    id: '/docs/',
    name: 'Sample',
    short_name: 'Sample',
    description: 'A site for tests.',
    start_url: '/docs/',
    scope: '/docs/',
    display: 'minimal-ui',
    theme_color: '#ffffff',
    background_color: '#ffffff',
  })
  const shape = icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => [sizes, purpose])
  expect(shape).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  expect(icons[0].src).toMatch(/^\/docs\/assets\/icon-192\.\w+\.png$/)
})

test('a short name is one that fits below an icon, if the site has one', () => {
  const short = (title: string, navbar: string) => {
    const named = sampleSite({ title, navbar: { title: navbar, items: [] } }, [])
    return JSON.parse(body(webManifest(named, sitePictures(named)))).short_name
  }
  expect(short('The Handbook of Everything', 'Handbook')).toBe('Handbook')
  expect(short('Handbook', 'The Handbook of Everything')).toBe('Handbook')
  expect(short('The Handbook of Everything', 'Handbook of all')).toBe('Handbook of all')
})
