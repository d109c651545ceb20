import type { SiteConfig } from '../../../engine/src/model/site.ts'

export default {
  title: 'Basic Site',
  tagline: 'Three pages, enough to build',
  url: 'https://basic.example',
  library: { name: 'Basic', packageName: 'basic', version: '1.0.0' },
  navbar: {
    title: 'Basic',
    items: [
      { label: 'First', to: '/guides/first' },
      { type: 'search', position: 'right' },
    ],
  },
  sidebars: { docs: [{ type: 'category', label: 'Guides', items: ['guides/first', 'guides/second'] }] },
  footer: { copyright: 'Copyright {year} Basic' },
} satisfies SiteConfig
