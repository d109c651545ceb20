import type { SearchPage } from '../search-index/search-pages.ts'

const THINGS = ['store', 'slice', 'reducer', 'selector', 'listener', 'entity', 'cache', 'query', 'thunk', 'patch']
const VERBS = ['normalize', 'memoize', 'dispatch', 'hydrate', 'persist', 'compose', 'derive', 'reset', 'merge', 'split']

/** A large site: titles and headings of some words in all orders, and names of code that no other page has. */
export const manySearchPages = (count: number): SearchPage[] =>
  Array.from({ length: count }, (_, n) => {
    const [verb, thing] = [VERBS[n % 10], THINGS[Math.floor(n / 10) % 10]]
    const sections = Array.from({ length: 6 }, (_, part) => ({
      id: `part-${part}`,
      level: 2 as const,
      title: `${part} ways to ${VERBS[(n + part) % 10]} the ${THINGS[(n * part) % 10]} of desk${n}`,
    }))
    return {
      names: {
        route: `/guide/page-${n}`,
        title: `${verb} the ${thing} ${n}`,
        kind: 'guide',
        trail: ['Guides'],
        description: `How to ${verb} the ${thing} of desk${n} without a lamp.`,
        keywords: [`useDesk${n}Lamp`],
      },
      sections,
      texts: [
        { prose: '', codeWords: [] },
        ...sections.map(({ title }) => ({ prose: `Say ${title}.`, codeWords: [`lamp${n}`] })),
      ],
    }
  })
