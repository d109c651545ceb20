import type { SiteConfig } from '../../../engine/src/model/site.ts'

/** A small whole site. Tests build it with some settings replaced: see `e2e/support/write-site.ts`. */
export default {
  title: 'Handbook',
  tagline: 'A small site with everything the shell can show',
  url: 'https://handbook.example',
  library: { name: 'Handbook', packageName: 'handbook', version: '1.0.0' },
  logo: 'mark.svg',
  navbar: {
    items: [
      { label: 'Guide', to: '/guide/start' },
      { label: 'Reference', to: '/reference/levels' },
      { type: 'search', position: 'right' },
    ],
  },
  sidebars: {
    docs: [
      { type: 'category', label: 'Guide', collapsed: false, items: ['guide/start', 'guide/long', 'guide/tabs'] },
      { type: 'category', label: 'Reference', items: ['reference/levels', 'reference/text'] },
    ],
  },
  footer: {
    columns: [{ title: 'Docs', items: [{ label: 'Start', to: '/guide/start' }] }],
    copyright: 'Copyright {year} Handbook',
  },
} satisfies SiteConfig
