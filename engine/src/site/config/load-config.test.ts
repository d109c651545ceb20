import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, expectTypeOf, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import type { SiteConfig } from '#model/site.ts'
import { sampleConfig } from '../testing/sample-site.ts'
import { checkConfig } from './check-config.ts'
import type { configSchema } from './config-schema.ts'
import { loadConfig } from './load-config.ts'

/** The settings of `sampleConfig` with changes that its types would not allow. */
const wrong = (changes: Record<string, unknown>) => {
  try {
    checkConfig({ ...sampleConfig(), ...changes }, 'site.config.ts')
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The configuration was accepted.')
}
const navbar = (...items: unknown[]) => wrong({ navbar: { items } })

async function folder(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'config-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
  return root
}

test('settings that are left out get their defaults', () => {
  expect(checkConfig(sampleConfig(), 'site.config.ts')).toMatchInlineSnapshot(`
    {
      "analytics": null,
      "announcementBar": null,
      "baseUrl": "/",
      "baseUrlBanner": true,
      "cards": true,
      "checks": {
        "anchors": "warn",
        "duplicateRoutes": "warn",
        "links": "error",
        "markdownLinks": "warn",
      },
      "colorMode": {
        "default": "light",
        "respectSystem": true,
        "switch": true,
      },
      "docsSidebar": {
        "autoCollapse": false,
        "hideable": false,
      },
      "editUrl": null,
      "exportHomes": {},
      "facts": null,
      "file": "site.config.ts",
      "footer": null,
      "library": {
        "name": "Sample",
        "note": null,
        "packageName": "sample",
        "version": "1.0.0",
      },
      "live": {
        "inDevelopment": [],
        "packs": [],
        "standIns": {},
      },
      "logo": null,
      "moved": null,
      "navbar": {
        "hideOnScroll": false,
        "items": [],
        "title": "Sample",
      },
      "offline": false,
      "reportUrl": null,
      "samples": {
        "api": null,
        "modules": {},
      },
      "search": {
        "errors": null,
        "indexName": "docs",
        "pageSize": 15,
        "provider": "local",
        "questions": null,
        "reportUrl": null,
        "synonyms": [],
      },
      "sidebars": {},
      "startingPoints": [],
      "tableOfContents": {
        "max": 3,
        "min": 2,
      },
      "tagline": "A site for tests.",
      "title": "Sample",
      "url": "https://example.com",
      "versionPersistence": "localStorage",
    }
  `)
})

test('an announcement bar without an id gets the default one', () => {
  const config = checkConfig(sampleConfig({ announcementBar: { content: 'Hi' } }), 'site.config.ts')
  expect(config.announcementBar).toMatchInlineSnapshot(`
    {
      "backgroundColor": null,
      "content": "Hi",
      "id": "announcement-bar",
      "isCloseable": true,
      "textColor": null,
    }
  `)
})

test('an item without a type is a link, one without a position stands left, a doc id is a doc item', () => {
  const config = checkConfig(
    sampleConfig({ navbar: { items: [{ label: 'API', to: '/api' }] }, sidebars: { docs: ['api'] } }),
    'site.config.ts',
  )
  expect(config.navbar.items).toEqual([{ type: 'link', label: 'API', to: '/api', position: 'left' }])
  expect(config.sidebars).toEqual({ docs: [{ type: 'doc', id: 'api' }] })
})

test('an edit base gets its closing slash', () => {
  expect(checkConfig(sampleConfig({ editUrl: 'https://example.com/edit' }), '').editUrl).toBe(
    'https://example.com/edit/',
  )
})

test('a missing setting is named', () => {
  expect(wrong({ title: undefined, library: { name: 'x', packageName: 'y' } })).toMatchInlineSnapshot(`
    "site.config.ts  title is missing.

    site.config.ts  library.version is missing."
  `)
})

test('a setting of the wrong kind is named with what it is', () => {
  expect(wrong({ title: 5, navbar: { items: {}, hideOnScroll: 'yes' } })).toMatchInlineSnapshot(`
    "site.config.ts  title must be text in quotes, not 5.

    site.config.ts  navbar.hideOnScroll must be true or false, not "yes".

    site.config.ts  navbar.items must be a list, not an object."
  `)
})

test('an empty text is refused', () => {
  expect(wrong({ title: '' })).toMatchInlineSnapshot(`"site.config.ts  title must not be empty."`)
})

test('an unknown setting is refused with the nearest one', () => {
  expect(wrong({ navabr: {}, navbar: { itmes: [], items: [] } })).toMatchInlineSnapshot(`
    "site.config.ts  navbar has no setting "itmes".
      Did you mean "items"?

    site.config.ts  the configuration has no setting "navabr".
      Did you mean "navbar"?"
  `)
})

test('an unknown setting that is like no other gets the list', () => {
  expect(wrong({ colorMode: { fallback: true } })).toMatchInlineSnapshot(`
    "site.config.ts  colorMode has no setting "fallback".
      Known here: default, respectSystem, switch."
  `)
})

test('a value that is not offered is refused with those that are', () => {
  expect(wrong({ colorMode: { default: 'drak' }, versionPersistence: 'cookie' })).toMatchInlineSnapshot(`
    "site.config.ts  colorMode.default must be "light" or "dark", not "drak".
      Did you mean "dark"?

    site.config.ts  versionPersistence must be "localStorage" or "none", not "cookie"."
  `)
})

test('an unknown navbar item type is refused with the type', () => {
  expect(navbar({ type: 'docz', label: 'API' })).toMatchInlineSnapshot(`
    "site.config.ts  navbar.items[0] ("API").type is bad: there is no type "docz".
      Did you mean "doc"? Types: link, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html, search, localeDropdown."
  `)
})

test('a navbar link has exactly one of to and href', () => {
  expect(navbar({ label: 'Both', to: '/a', href: 'https://a.b' }, { label: 'None' })).toMatchInlineSnapshot(`
    "site.config.ts  navbar.items[0] ("Both") needs exactly one of "to" (a route of this site) and "href" (another site).

    site.config.ts  navbar.items[1] ("None") needs exactly one of "to" (a route of this site) and "href" (another site)."
  `)
})

test('to is a route and href an address', () => {
  expect(navbar({ label: 'A', to: 'api' }, { label: 'B', href: '/api' })).toMatchInlineSnapshot(`
    "site.config.ts  navbar.items[0] ("A").to must start with "/": it is a route of this site.
      Use "href" for another site.

    site.config.ts  navbar.items[1] ("B").href must be a full address such as "https://example.com".
      Use "to" for a route of this site."
  `)
})

test('a rule that is no regular expression is refused', () => {
  expect(navbar({ label: 'A', to: '/a', activeBaseRegex: '(' })).toMatchInlineSnapshot(
    `"site.config.ts  navbar.items[0] ("A").activeBaseRegex is not a regular expression that JavaScript understands."`,
  )
})

test('a dropdown inside a dropdown is refused', () => {
  const inner = { type: 'dropdown', label: 'Inner', items: [] }
  const versions = { type: 'docsVersionDropdown' }
  expect(navbar({ type: 'dropdown', label: 'Outer', items: [inner, versions] })).toMatchInlineSnapshot(`
    "site.config.ts  navbar.items[0] ("Outer").items[0] ("Inner") is a dropdown inside a dropdown.
      Put its items into the outer one.

    site.config.ts  navbar.items[0] ("Outer").items[1] is a dropdown inside a dropdown.
      Put its items into the outer one."
  `)
})

test('search inside a dropdown is refused', () => {
  expect(navbar({ type: 'dropdown', label: 'Outer', items: [{ type: 'search' }] })).toMatchInlineSnapshot(`
    "site.config.ts  navbar.items[0] ("Outer").items[0] is a search button inside a dropdown.
      Put it beside the dropdown."
  `)
})

test('label and raw HTML exclude each other in the navbar', () => {
  expect(
    navbar({ type: 'html', value: '<b>x</b>', label: 'x' }, { label: 'x', to: '/x', html: '<b>x</b>' }),
  ).toMatchInlineSnapshot(`
    "site.config.ts  navbar.items[0] ("x").label excludes raw HTML: an item is a labelled link or HTML.
      Put the words into "value".

    site.config.ts  navbar.items[1] ("x").html excludes "label": an item is a labelled link or raw HTML.
      For HTML write { type: "html", value }."
  `)
})

test('a sidebar item is a doc, a link or a category', () => {
  expect(wrong({ sidebars: { docs: [{ type: 'categry', label: 'A' }, { label: 'B' }] } })).toMatchInlineSnapshot(`
    "site.config.ts  sidebars.docs[0] ("A").type is bad: there is no type "categry".
      Did you mean "category"? Types: doc, link, category.

    site.config.ts  sidebars.docs[1] ("B").type is missing.
      Types: doc, link, category."
  `)
})

test('a mistake deep in a sidebar is named by its path and labels', () => {
  const items = [{ type: 'category', label: 'Store', items: [{ type: 'doc' }] }]
  expect(wrong({ sidebars: { docs: [{ type: 'category', label: 'API', items }] } })).toMatchInlineSnapshot(
    `"site.config.ts  sidebars.docs[0] ("API").items[0] ("Store").items[0].id is missing."`,
  )
})

test('a footer has columns or links, not both', () => {
  expect(wrong({ footer: { columns: [], links: [] } })).toMatchInlineSnapshot(`
    "site.config.ts  footer mixes "columns" with simple "links".
      Use one of the two."
  `)
})

test('a footer item is a labelled link or raw HTML', () => {
  const items = [{ label: 'A', html: '<i></i>' }, { to: '/a' }, { label: 'B' }, { html: '<i></i>', to: '/a' }]
  expect(wrong({ footer: { columns: [{ title: 'Docs', items }] } })).toMatchInlineSnapshot(`
    "site.config.ts  footer.columns[0] ("Docs").items[0] ("A") has both "label" and "html", which exclude each other.
      Keep "label" with "to" or "href", or "html" alone.

    site.config.ts  footer.columns[0] ("Docs").items[1].label is missing.

    site.config.ts  footer.columns[0] ("Docs").items[2] ("B") needs exactly one of "to" (a route of this site) and "href" (another site).

    site.config.ts  footer.columns[0] ("Docs").items[3] has both "html" and a target.
      Put the link into the HTML."
  `)
})

test('an announcement bar needs content', () => {
  expect(wrong({ announcementBar: { id: 'x' } })).toMatchInlineSnapshot(`
    "site.config.ts  announcementBar.content must say what the bar announces, as HTML.
      Without an announcement leave "announcementBar" out."
  `)
  expect(wrong({ announcementBar: { content: '  ' } })).toBe(wrong({ announcementBar: {} }))
})

test('contents levels are from 2 to 6 and in order', () => {
  expect(wrong({ tableOfContents: { min: 1, max: 7 } })).toMatchInlineSnapshot(`
    "site.config.ts  tableOfContents.min must be a heading level from 2 to 6.

    site.config.ts  tableOfContents.max must be a heading level from 2 to 6."
  `)
  expect(wrong({ tableOfContents: { min: 4, max: 3 } })).toMatchInlineSnapshot(
    `"site.config.ts  tableOfContents is reversed: "min" is greater than "max"."`,
  )
})

test('the base URL starts and ends with a slash', () => {
  expect(wrong({ baseUrl: 'docs' })).toMatchInlineSnapshot(`
    "site.config.ts  baseUrl must start and end with "/".
      For a site at the top of its host that is "/", else for example "/docs/"."
  `)
  expect(wrong({ baseUrl: '/docs' })).toBe(wrong({ baseUrl: 'docs/' }))
})

test('the base URL is one that hosts are told as it is written', () => {
  const message = wrong({ baseUrl: '/my docs/' })
  expect(message).toMatchInlineSnapshot(`
    "site.config.ts  baseUrl holds what browsers or hosts take for something else.
      Use letters, digits, hyphens, dots and underscores between single slashes."
  `)
  const others = ['//', '//evil.example/', '/a//b/', '/../', '/a/./', '/a;return 301 b;/', '/a{}/', '/$uri/', '/"/']
  for (const baseUrl of [...others, '/%64/', '/a\\b/', '/a?b/', '/a#/', '/<b>/', '/*/'])
    expect(wrong({ baseUrl }), baseUrl).toBe(message)
  for (const baseUrl of ['/', '/docs/', '/c++/v1.2/', '/~me/my_docs/', '/@team/a-b/', '/..a/', '/dócs/'])
    expect(checkConfig({ ...sampleConfig(), baseUrl }, 'site.config.ts').baseUrl).toBe(baseUrl)
})

test('the url is an origin without a path', () => {
  expect(wrong({ url: 'https://example.com/docs' })).toMatchInlineSnapshot(`
    "site.config.ts  url must be an origin without a path.
      Write "https://example.com" and put the path into "baseUrl": "/docs/"."
  `)
  expect(wrong({ url: 'https://example.com/' })).toMatchInlineSnapshot(`
    "site.config.ts  url must be an origin without a path.
      Write "https://example.com"."
  `)
  expect(wrong({ url: 'example.com' })).toMatchInlineSnapshot(
    `"site.config.ts  url must be an origin such as "https://example.com"."`,
  )
})

test('addresses of services are full', () => {
  expect(
    wrong({ editUrl: '/edit', analytics: { provider: 'umami', endpoint: 'x', siteId: '1' } }),
  ).toMatchInlineSnapshot(`
    "site.config.ts  analytics.endpoint must be an address that starts with "https://" or "http://".

    site.config.ts  editUrl must be an address that starts with "https://" or "http://"."
  `)
})

test('a hosted service needs its application, a key and an index', () => {
  expect(wrong({ search: { provider: 'algolia' } })).toMatchInlineSnapshot(`
    "site.config.ts  search.appId is missing.
      Provider "algolia" needs the id of the application.

    site.config.ts  search.apiKey is missing.
      Provider "algolia" needs a key that may only search.

    site.config.ts  search.indexName is missing.
      Provider "algolia" needs the name of the index."
  `)
})

test('settings of the service mean nothing to local search', () => {
  expect(wrong({ search: { appId: 'ABC', hosts: ['https://example.com'] } })).toMatchInlineSnapshot(`
    "site.config.ts  search.appId means nothing to provider "local".
      Set search.provider to "algolia", or leave it out.

    site.config.ts  search.hosts means nothing to provider "local".
      Set search.provider to "algolia", or leave it out."
  `)
})

test('a provider is one of two', () => {
  expect(wrong({ search: { provider: 'algolai' } })).toMatchInlineSnapshot(`
    "site.config.ts  search.provider must be "local" or "algolia", not "algolai".
      Did you mean "algolia"?"
  `)
})

test('hosts of the service are origins, with a port if need be', () => {
  const service = { provider: 'algolia', appId: 'ABC', apiKey: 'k', indexName: 'docs' }
  const hosts = ['http://127.0.0.1:8108', 'https://find.example.com']
  const { search } = checkConfig({ ...sampleConfig(), search: { ...service, hosts } }, 'site.config.ts')
  expect(search).toMatchObject({ ...service, hosts })
  expect(
    wrong({ search: { ...service, hosts: ['find.example.com', 'https://a.b/x', 'ftp://a.b'] } }),
  ).toMatchInlineSnapshot(`
    "site.config.ts  search.hosts[0] must be an origin such as "https://search.example.com" or "http://127.0.0.1:8108".

    site.config.ts  search.hosts[1] must be an origin without a path.
      Write "https://a.b".

    site.config.ts  search.hosts[2] must be an origin such as "https://search.example.com" or "http://127.0.0.1:8108"."
  `)
  expect(wrong({ search: { ...service, hosts: [] } })).toMatchInlineSnapshot(
    `"site.config.ts  search.hosts must name at least one origin, or be left out."`,
  )
})

test('a page of hits has 1 to 100 of them', () => {
  expect(wrong({ search: { pageSize: 0 } })).toMatchInlineSnapshot(
    `"site.config.ts  search.pageSize must be a whole number from 1 to 100."`,
  )
  expect(wrong({ search: { pageSize: 101 } })).toBe(wrong({ search: { pageSize: 1.5 } }))
})

test('synonyms are pairs of lists of words', () => {
  expect(
    wrong({
      search: {
        synonyms: [
          [['axios'], []],
          ['axios', ['fetch']],
        ],
      },
    }),
  ).toMatchInlineSnapshot(`
    "site.config.ts  search.synonyms[0][1] must name at least one word.

    site.config.ts  search.synonyms[1][0] must be a list, not "axios"."
  `)
})

test('error messages have a file, a page and a group', () => {
  expect(wrong({ search: { errors: { file: 'errors.json', route: 'errors' } } })).toMatchInlineSnapshot(`
    "site.config.ts  search.errors.route must start with "/": it is the route of the page that lists the errors.

    site.config.ts  search.errors.group is missing."
  `)
})

test('the module that answers requests is one of the modules, and facts have entry points and messages', () => {
  expect(
    wrong({ samples: { modules: { shelf: 7 }, api: 'server' }, facts: { entryPoints: [] } }),
  ).toMatchInlineSnapshot(`
    "site.config.ts  samples.modules.shelf must be text in quotes, not 7.

    site.config.ts  samples.api must be the name of one of "samples.modules".

    site.config.ts  facts.entryPoints must name at least one import path of the library.

    site.config.ts  facts.messages is missing."
  `)
})

test('what is not an object is refused', () => {
  expect(() => checkConfig('x', 'site.config.ts')).toThrowErrorMatchingInlineSnapshot(
    `[BuildError: site.config.ts  the configuration must be an object, not "x".]`,
  )
})

test('a configuration file is found, run and checked', async () => {
  const root = await folder({ 'site.config.mjs': `export default ${JSON.stringify(sampleConfig({ title: 'Mine' }))}` })
  await expect(loadConfig(root)).resolves.toMatchObject({ title: 'Mine', file: 'site.config.mjs' })
})

test('an edited configuration is read again', async () => {
  const text = (title: string) => `export default ${JSON.stringify(sampleConfig({ title }))}`
  const root = await folder({ 'site.config.ts': text('Before') })
  await loadConfig(root)
  await writeFile(join(root, 'site.config.ts'), text('After'))
  await expect(loadConfig(root)).resolves.toMatchObject({ title: 'After' })
})

test('a folder without a configuration is told what to create', async () => {
  await expect(loadConfig(await folder({}))).rejects.toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts  There is no such file.
      Create it with \`export default { title, tagline, url, library }\`, or a whole small site with \`docs init\`.]
  `)
})

test('a configuration without a default export is told so', async () => {
  const root = await folder({ 'site.config.mjs': 'export const config = {}' })
  await expect(loadConfig(root)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.mjs  The file has no default export.
      Write \`export default\` before its object.]
  `)
})

test('a configuration that cannot be run says why', async () => {
  const root = await folder({ 'site.config.mjs': 'throw new Error("no network")' })
  await expect(loadConfig(root)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.mjs  The file could not be run.
      no network]
  `)
})

test('a mistake in the code of a configuration, or of a file that it imports, has its line', async () => {
  const text = `import { words } from './words.ts'\nexport default { words }\n`
  const broken = await folder({ 'site.config.ts': text, 'words.ts': 'export const words = [\n' })
  await expect(loadConfig(broken)).rejects.toThrow(/^words\.ts:2 {2}The file could not be run\.\n {2}Expected/)
  const lonely = await folder({ 'site.config.ts': text })
  await expect(loadConfig(lonely)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts:1  The file could not be run.
      There is no ./words.ts.]
  `)
  const poor = await folder({ 'site.config.ts': `\n\nimport 'no-such-package'\nexport default {}\n` })
  await expect(loadConfig(poor)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts:3  The file could not be run.
      There is no no-such-package.]
  `)
})

test('an edit in a file that the configuration imports is seen', async () => {
  const words = (title: string) => `export const title: string = '${title}'`
  const settings = `import { defineConfig } from 'docs-engine/config'
    import { title } from './words.ts'
    export default defineConfig({ ...${JSON.stringify(sampleConfig())}, title, tagline: import.meta.url })`
  const root = await folder({ 'site.config.ts': settings, 'words.ts': words('Before') })
  await expect(loadConfig(root)).resolves.toMatchObject({ title: 'Before' })
  await writeFile(join(root, 'words.ts'), words('Later'))
  await expect(loadConfig(root)).resolves.toMatchObject({
    title: 'Later',
    tagline: pathToFileURL(join(root, 'site.config.ts')).href,
  })
})

test('a configuration in a folder where nothing can be written is read, and leaves nothing behind', async () => {
  const root = await folder({
    'site.config.ts': `export default ${JSON.stringify(sampleConfig({ title: 'Still' }))}`,
    '.cache': 'not a folder',
  })
  await expect(loadConfig(root)).resolves.toMatchObject({ title: 'Still' })
  expect(await readdir(root)).toEqual(['.cache', 'site.config.ts'])
})

test('a pack that no example would load, and an API that is no module, are mistakes', () => {
  const packs = [{ entry: 'live/a.ts' }, { entry: 'live/b.ts', packages: [] }, { entry: 'c.ts', packages: ['c'] }]
  expect(wrong({ live: { packs }, samples: { api: 'town' } })).toMatchInlineSnapshot(`
    "site.config.ts  samples.api must be the name of one of "samples.modules".

    site.config.ts  live.packs[1].packages must name what examples import from the pack.
      Only the first pack is loaded for every example; this one never would be."
  `)
})

test('a link of a sidebar, and that of the footer mark, is a route or a full address', () => {
  const settings = (href: string) => ({
    sidebars: { docs: [{ type: 'link', label: 'Out', href }] },
    footer: { logo: { href } },
  })
  expect(wrong(settings('guide/start'))).toMatchInlineSnapshot(`
    "site.config.ts  sidebars.docs[0] ("Out").href must be a route of this site, which starts with "/", or a full address such as "https://example.com".

    site.config.ts  footer.logo.href must be a route of this site, which starts with "/", or a full address such as "https://example.com"."
  `)
  for (const href of ['/guide/start', 'https://example.com', 'mailto:us@example.com'])
    expect(() => checkConfig({ ...sampleConfig(), ...settings(href) }, '')).not.toThrow()
})

test('navbar and sidebars may be left to the engine', () => {
  const { navbar: _, sidebars: __, ...few } = sampleConfig()
  expect(checkConfig(few, '')).toMatchObject({ navbar: { items: null, title: 'Sample' }, sidebars: null })
})

test('what editors tell authors, with a sentence on every setting, is what the schema takes', () => {
  type Taken = z.input<typeof configSchema>
  expectTypeOf<SiteConfig>().toExtend<Taken>()
  expectTypeOf<keyof SiteConfig>().toEqualTypeOf<keyof Taken>()
})
