// This engine as one of the peers.
import { fileURLToPath } from 'node:url'

const engine = fileURLToPath(new URL('../../engine/', import.meta.url))
/** The corpus as a sidebar: one folded group a folder, pages by name, as the other peers have it. */
function sidebar(list) {
  const docs = list.filter((page) => page.path !== '/')
  return [...new Set(docs.map((page) => page.group))].map((label) => ({
    type: 'category',
    label,
    items: docs
      .filter((page) => page.group === label)
      .map((page) => page.path.slice(1))
      .sort(),
  }))
}

export const ours = {
  label: 'This engine',
  deps: {},
  content: 'content',
  h1: false,
  ext: 'mdx',
  files: (list) => ({
    'site.config.ts': `export default ${JSON.stringify(
      {
        title: 'Acme State',
        tagline: 'State library docs',
        url: 'https://acme.example',
        library: { name: 'Acme State', packageName: 'acme-state', version: '1.0.0' },
        navbar: {
          items: [
            { label: 'Docs', to: list.find((page) => page.path !== '/').path },
            { type: 'search', position: 'right' },
          ],
        },
        sidebars: { docs: sidebar(list) },
        checks: { anchors: 'ignore' },
      },
      null,
      2,
    )}\n`,
  }),
  build: `node "${engine}bin/docs.mjs" build`,
  dist: 'dist',
  caches: ['dist', '.cache'],
  once: [`${engine}.cache`],
  url: (path) => path,
  file: (path) => `${path}/index.html`,
  search: null,
}
