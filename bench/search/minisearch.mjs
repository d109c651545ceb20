// MiniSearch by sections, set up in two ways. Both are data, so that the page that measures latency uses the very same.
import MiniSearch from 'minisearch'

export const MINISEARCH = {
  // `packages/vitepress/src/node/plugins/localSearchPlugin.ts` and `VPLocalSearchBox.vue` of VitePress.
  vitepress: {
    label: 'MiniSearch, as VitePress',
    options: { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] },
    search: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  },
  // What the pages' own keywords alone would do for it: the rest of the distance is the engine.
  keywords: {
    label: 'the same with our keywords',
    options: { fields: ['title', 'titles', 'text'] },
    search: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
    withKeywords: true,
  },
  defaults: {
    label: 'MiniSearch, defaults',
    options: { fields: ['title', 'text'] },
    search: {},
  },
}

/** An index of sections: `ask` gives routes, `json` is what a site would send. */
export function miniSearch({ options, search, withKeywords }, sections) {
  const index = new MiniSearch(options)
  index.addAll(withKeywords ? sections.map((it) => ({ ...it, text: `${it.text}\n${it.keywords}` })) : sections)
  return { ask: (query) => index.search(query, search).map(({ id }) => ({ route: id })), json: JSON.stringify(index) }
}
