import { defineConfig } from 'docs-engine/config'

const SOURCE = 'https://example.com/almanac'

/** A whole small site about a library that does not exist: `library/almanac.ts`. Nothing in it is about the other sites here. */
export default defineConfig({
  title: 'Almanac',
  tagline: 'Tables of days for calendars, rosters and plans, in three functions.',
  url: 'https://almanac.example',
  library: { name: 'Almanac', packageName: 'almanac', version: '3.1.0', note: 'no dependencies' },
  logo: 'mark.svg',
  live: { packs: [{ entry: 'live/almanac.ts', packages: ['almanac'] }] },
  samples: { modules: { almanac: 'library/almanac.ts' } },
  facts: { entryPoints: ['almanac'], messages: ['almanac'] },

  navbar: {
    items: [
      { label: 'Guide', to: '/guide/first-table', activeBasePath: '/guide' },
      {
        type: 'dropdown',
        label: 'Reference',
        to: '/reference/create-almanac',
        items: [
          { label: 'createAlmanac', to: '/reference/create-almanac' },
          { label: 'weeksOf and findDay', to: '/reference/reading' },
          { label: 'Errors', to: '/reference/errors' },
        ],
      },
      { label: 'Source', href: SOURCE, position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },

  sidebars: {
    docs: [
      {
        type: 'category',
        label: 'Guide',
        collapsed: false,
        items: ['guide/first-table', 'guide/notes', 'guide/in-react'],
      },
      {
        type: 'category',
        label: 'Reference',
        collapsed: false,
        items: ['reference/create-almanac', 'reference/reading', 'reference/errors'],
      },
      { type: 'link', label: 'Source', href: SOURCE },
    ],
  },

  footer: {
    columns: [
      {
        title: 'Docs',
        items: [
          { label: 'A first table', to: '/guide/first-table' },
          { label: 'Reference', to: '/reference/create-almanac' },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Source', href: SOURCE },
          { label: 'llms.txt', to: '/llms.txt' },
        ],
      },
    ],
    logo: { href: '/' },
    copyright: 'Copyright © {year} the Almanac authors.',
  },

  search: {
    indexName: 'almanac',
    reportUrl: `${SOURCE}/issues/new?title={query}`,
    synonyms: [
      [['calendar', 'month'], ['table']],
      [['holiday', 'label'], ['note']],
    ],
    errors: { file: 'error-codes.json', route: '/reference/errors', group: 'Errors', anchor: 'all-errors' },
  },
  editUrl: `${SOURCE}/edit/main/content/`,
  reportUrl: `${SOURCE}/issues/new?title={title}&body={url}`,
  startingPoints: ['/guide/first-table', '/reference/create-almanac'],
  exportHomes: {
    '/reference/create-almanac': ['createAlmanac', 'AlmanacOptions', 'Almanac', 'Day'],
    '/reference/reading': ['weeksOf', 'findDay'],
  },
})
