import { z } from 'zod'
import { DEFAULT_ANNOUNCEMENT_ID } from '#model/constants.ts'
import { described, named } from './described.ts'
import { footer } from './footer-schema.ts'
import { live } from './live-schema.ts'
import { navbar } from './navbar-schema.ts'
import { facts, samples } from './samples-schema.ts'
import {
  asHtml,
  flag,
  level,
  origin,
  orNull,
  route,
  rule,
  settings,
  sitePath,
  text,
  webAddress,
} from './schema-parts.ts'
import { search } from './search-schema.ts'
import { sidebars } from './sidebar-schema.ts'

/*
 * What `site.config.ts` may say, what it means, and what it means when it does not say it. `SETTINGS.md` is made from this: see
 * `settings-page.ts`.
 */

const IS_BASE = /^\/(.*\/)?$/
/** Without meaning in the settings of any host. */
const BASE_NAMES = /^\/((?!\.\.?\/)[\p{L}\p{N}_.~@+-]+\/)*$/u

const baseUrl = named(
  z
    .string()
    .regex(
      IS_BASE,
      'must start and end with "/".\nFor a site at the top of its host that is "/", else for example "/docs/".',
    )
    .refine(
      (value) => !IS_BASE.test(value) || BASE_NAMES.test(value),
      'holds what browsers or hosts take for something else.\nUse letters, digits, hyphens, dots and underscores between single slashes.',
    ),
  'base path',
  'text that starts and ends with `/`, such as `/docs/`',
)

const library = settings({
  name: described(text, 'The name of the library, as `llms.txt` tells it.'),
  packageName: described(
    text,
    'The name of the package. The build checks the samples of all pages if this package is installed for the site, in its folder or above, or is one of `samples.modules`. `llms.txt` names it, too.',
  ),
  version: described(
    text,
    'The version that the pages are about. The home page shows it, and so does the mark of every sample that was checked.',
  ),
  note: described(orNull(text), 'What the home page says behind the version, such as what else is included.'),
})

const NO_CONTENT = 'must say what the bar announces, as HTML.\nWithout an announcement leave "announcementBar" out.'
const color = named(text, 'CSS color', 'a color as a style sheet names it, such as `rebeccapurple`')

const announcementBar = settings({
  id: described(
    text.default(DEFAULT_ANNOUNCEMENT_ID),
    'The name of the announcement. A reader who has closed the bar sees it again when the id is a new one.',
  ),
  content: described(
    asHtml(z.string(NO_CONTENT).refine((value) => value.trim() !== '', NO_CONTENT)),
    'What the bar says. The build checks the links in it.',
  ),
  backgroundColor: described(orNull(color), 'The color of the bar. Without it the bar has a color of the theme.'),
  textColor: described(orNull(color), 'The color of its text. Without it the text has the color of all text.'),
  isCloseable: described(flag(true), 'Whether the bar has a button that closes it for good.'),
})

const colorMode = settings({
  default: described(
    z.enum(['light', 'dark']).default('light'),
    'The mode for readers without scripts. With `respectSystem: false` it is the mode for all who have not chosen.',
  ),
  respectSystem: described(
    flag(true),
    'Whether the site follows the mode of the system for readers who have not chosen.',
  ),
  switch: described(
    flag(true),
    'Whether the navbar has a button that switches the mode. With `false` the site forgets the choices of readers.',
  ),
})

const LEVELS = 'must be a heading level from 2 to 6.'
const headingLevel = z.int(LEVELS).min(2, LEVELS).max(6, LEVELS)

const tableOfContents = settings({
  min: described(headingLevel.default(2), 'The highest level of headings in the list: 2 is `##`.'),
  max: described(headingLevel.default(3), 'The lowest level of headings in the list. It is not less than `min`.'),
}).refine(({ min, max }) => !(min > max), rule('is reversed: "min" is greater than "max".'))

const docsSidebar = settings({
  hideable: described(flag(false), 'Whether a button hides the sidebar of wide windows.'),
  autoCollapse: described(flag(false), 'Whether a group that opens folds the other groups beside it.'),
})

const analytics = settings({
  provider: described(z.enum(['umami', 'plausible']), 'The service, which decides the form of the messages.'),
  endpoint: described(webAddress, 'The address that the browser sends page views to.'),
  siteId: described(text, 'The id of the site at Umami, or its domain at Plausible.'),
})

const checks = settings({
  links: level(
    'error',
    'What the build does about links of pages, navbar, sidebars, footer and announcement bar that lead to no page or file.',
  ),
  anchors: level('warn', 'What the build does about links to a heading or another id that their page does not have.'),
  markdownLinks: level(
    'warn',
    'What the build does about links to a Markdown file, such as `./start.mdx`, that is no page.',
  ),
  duplicateRoutes: level(
    'warn',
    'What the build does about files that give the same route. It keeps the first of them.',
  ),
})

/** The shape of the whole configuration. The file's name is added by `checkConfig`. */
export const configSchema = settings({
  title: described(
    text,
    'The name of the site. It is part of the title of every page, and stands in the navbar unless `navbar.title` says another name.',
    { examples: ['Handbook'] },
  ),
  tagline: described(
    z.string(),
    'What the site is, in a sentence. It describes the site in `llms.txt` and is the description of the search page. A site without `content/index.mdx` shows it on its home page.',
    { examples: ['How we work, in one place'] },
  ),
  url: described(
    origin,
    'Where the site is deployed, without a path. Canonical links, the sitemap and `llms.txt` begin with it.',
    { examples: ['https://handbook.example.com'] },
  ),
  baseUrl: described(baseUrl.default('/'), 'The path below which the site is deployed.', { examples: ['/docs/'] }),
  library: described(library, 'The library, or other product, that the site documents.', {
    examples: [{ name: 'Handbook', packageName: 'handbook', version: '1.4.0', note: 'index included' }],
  }),
  logo: described(
    orNull(sitePath),
    'An SVG file with the mark of the site, drawn before its name in the navbar. One that names no color (`fill`, `stroke`) is drawn in lines of the color of the text, its circles in that of the theme. It is one `<svg>` with a `viewBox`, without scripts, styles, text and references to other files. Without this setting the name stands alone.',
    { examples: ['theme/mark.svg'] },
  ),
  navbar: described(navbar.prefault({}), 'The bar at the top of every page.', {
    examples: [
      {
        hideOnScroll: true,
        title: 'Handbook',
        items: [
          { label: 'Guide', to: '/guide/start', activeBasePath: '/guide' },
          { label: 'API', to: '/api/shelf', activeBaseRegex: '^/(api|types)/' },
          { type: 'doc', docId: 'guide/start', label: 'Start' },
          { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
          { type: 'docsVersion', label: 'Version 1', to: '/guide/start' },
          {
            type: 'dropdown',
            label: 'More',
            to: '/guide/more',
            items: [{ label: 'Changes', href: 'https://example.com/changes' }],
          },
          { type: 'html', value: '<b>Beta</b>' },
          { label: 'Source', href: 'https://example.com/handbook', position: 'right' },
          { type: 'search', position: 'right' },
        ],
      },
    ],
  }),
  sidebars: described(
    orNull(sidebars),
    'The sidebars by their ids. A page that is in a sidebar has that sidebar, breadcrumbs, and links to the previous and next page. Without this setting one sidebar, `docs`, has all pages in the order of their files, and folders as groups.',
    {
      examples: [
        {
          docs: [
            'guide/start',
            { type: 'doc', id: 'guide/shelves', label: 'Shelves' },
            {
              type: 'category',
              label: 'API',
              link: 'api/overview',
              collapsed: false,
              collapsible: true,
              items: ['api/shelf', 'api/book'],
            },
            { type: 'link', label: 'Source', href: 'https://example.com/handbook' },
          ],
        },
      ],
    },
  ),
  docsSidebar: described(docsSidebar.prefault({}), 'How every sidebar works.', {
    examples: [{ hideable: true, autoCollapse: true }],
  }),
  footer: described(orNull(footer), 'The end of every page. Without this setting there is no footer.', {
    examples: [
      {
        columns: [
          {
            title: 'Docs',
            items: [
              { label: 'Start', to: '/guide/start' },
              { label: 'Source', href: 'https://example.com/handbook' },
              { html: '<a href="/llms.txt">llms.txt</a>' },
            ],
          },
        ],
        logo: { href: '/' },
        copyright: 'Copyright {year} Handbook',
      },
      { links: [{ label: 'Start', to: '/guide/start' }] },
    ],
  }),
  announcementBar: described(
    orNull(announcementBar),
    'A line above the navbar. Without this setting there is no such line.',
    {
      examples: [
        {
          id: 'version-2',
          content: '<a href="/guide/version-2">Version 2</a> is here.',
          backgroundColor: 'rebeccapurple',
          textColor: 'white',
          isCloseable: true,
        },
      ],
    },
  ),
  colorMode: described(colorMode.prefault({}), 'Whether a page is light or dark, and who decides it.', {
    examples: [{ default: 'dark', respectSystem: false, switch: true }],
  }),
  tableOfContents: described(
    tableOfContents.prefault({}),
    'Which headings of a page stand in the list of its contents.',
    { examples: [{ min: 2, max: 4 }] },
  ),
  versionPersistence: described(
    z.enum(['localStorage', 'none']).default('localStorage'),
    'Where the browser keeps the version of the docs that a reader has chosen. With `none` it does not keep it.',
    { examples: ['none'] },
  ),
  search: described(search.prefault({}), 'How readers search the site.', {
    examples: [
      {
        indexName: 'handbook',
        reportUrl: 'https://example.com/handbook/issues/new?title={query}',
        pageSize: 20,
        synonyms: [[['delete', 'drop'], ['remove']]],
        questions: 'questions',
        errors: { file: 'error-codes.json', route: '/api/errors', group: 'Errors', anchor: 'all-errors' },
      },
      {
        provider: 'algolia',
        appId: 'YOURAPPID',
        apiKey: 'a key that may only search',
        indexName: 'handbook',
        hosts: ['https://search.example.com'],
      },
    ],
  }),
  analytics: described(
    orNull(analytics),
    'Where page views are counted. `dev` counts nothing, and no one counts readers who ask not to be tracked. The variables `DOCS_ANALYTICS_PROVIDER`, `DOCS_ANALYTICS_ENDPOINT` and `DOCS_ANALYTICS_SITE_ID` replace this setting. Without the setting and the variables nothing is counted.',
    {
      examples: [{ provider: 'plausible', endpoint: 'https://plausible.io/api/event', siteId: 'handbook.example.com' }],
    },
  ),
  editUrl: described(
    webAddress.optional().transform((value) => value?.replace(/\/?$/, '/') ?? null),
    'Where the source of the pages can be changed. "Edit this page" leads to this address with the path of the page below `content/` at its end. Without it there is no such link.',
    { examples: ['https://example.com/handbook/edit/main/content/'] },
  ),
  reportUrl: described(
    orNull(webAddress),
    'Where "Report a problem" leads. `{title}` and `{url}` in it become the title and the address of the page. Without it there is no such link.',
    { examples: ['https://example.com/handbook/issues/new?title={title}&body={url}'] },
  ),
  checks: described(
    checks.prefault({}),
    'How serious a mistake is. `error` stops the build, `warn` tells it and goes on, `ignore` says nothing.',
    { examples: [{ links: 'error', anchors: 'error', markdownLinks: 'error', duplicateRoutes: 'error' }] },
  ),
  baseUrlBanner: described(
    flag(true),
    'Whether the home page suggests another `baseUrl` when its script could not be loaded.',
    { examples: [false] },
  ),
  offline: described(
    flag(false),
    'Whether the browser keeps the pages that were read, and on request the whole site, for reading without a network. With `false` the next visit removes what was kept.',
    { examples: [true] },
  ),
  cards: described(
    flag(true),
    'Whether the build draws a card for every page: the picture, 1200 × 630, that chats and social sites show with a link to it. It has the title, the kind of the page, the first lines of its code, and the mark and the name of the site, in the colors of `colorMode.default`. The typefaces of cards have the letters of Latin, Greek and Cyrillic scripts; a page whose title has others gets the card of the home page. With `false` links are shown without a picture.',
    { examples: [false] },
  ),
  startingPoints: described(
    z.array(route).default([]),
    'The pages that the not-found page offers where no page has a name like the one asked for. A route without a page stops the build. Without routes it offers the first pages of the sidebars.',
    { examples: [['/guide/start', '/api/createThing']] },
  ),
  moved: described(
    orNull(sitePath),
    'A text file with the addresses that pages and headings had, and where their texts are now. A line is `/old /new#id`, or `/page#old-id #new-id` for a place that moved within its page; lines that begin with `#` are remarks. The not-found page leads to the new place of an address, and a page to that of an id it does not have. A new address that is not there, or an old one that is, stops the build. Without this setting the not-found page offers pages with similar names.',
    { examples: ['moved.txt'] },
  ),
  exportHomes: described(
    z.record(route, z.array(text)).default({}),
    'The exports of the library by the page that documents them. Their names in samples lead there: to the heading that is the name, else to the page. An export that is not listed leads to the page with its name as the title.',
    { examples: [{ '/api/shelf': ['createShelf', 'Shelf'] }] },
  ),
  samples: described(samples.prefault({}), 'What samples may import besides the packages that are installed.', {
    examples: [{ modules: { 'shelf-server': 'samples/shelf-server.ts' }, api: 'shelf-server' }],
  }),
  live: described(
    live.prefault({ packs: [] }),
    'What live examples can import besides React. A path that leads nowhere stops the build.',
    {
      examples: [
        {
          packs: [
            { entry: 'live/shelf.ts', packages: ['shelf', 'shelf/react'] },
            { entry: 'live/data.ts', packages: ['shelf/data', 'town-library'] },
          ],
          inDevelopment: ['shelf'],
          standIns: { 'shelf-core': 'live/shelf-core.ts' },
        },
      ],
    },
  ),
  facts: described(
    orNull(facts),
    'What the pages say about the library, and the build compares with it: option tables, and messages that are quoted. Without this setting nothing is compared.',
    { examples: [{ entryPoints: ['handbook', 'handbook/react'], messages: ['handbook/dist'] }] },
  ),
}).transform((config) => ({
  ...config,
  navbar: { ...config.navbar, title: config.navbar.title ?? config.title },
}))
