import { defineConfig } from 'docs-engine/config'

export default defineConfig({
  // The name of the site, and what it is in one sentence.
  title: 'My docs',
  tagline: 'What my library does, and how to use it.',

  // Where the site will be, without a path. For a site below a path, add: baseUrl: '/docs/',
  url: 'https://docs.example.com',

  // What the pages are about. Samples are checked with the package if it is installed beside the engine.
  library: { name: 'My library', packageName: 'my-library', version: '1.0.0' },

  // An SVG file drawn before the name:
  // logo: 'mark.svg',

  // Without these the navbar leads to the docs, and one sidebar has all pages, in the order of their files:
  // navbar: { items: [{ label: 'Guide', to: '/guide' }] },
  // sidebars: { docs: ['index', 'guide', 'reference'] },

  // The end of every page:
  // footer: { copyright: 'Copyright {year} by us' },
})
