import type { Problem } from '#model/problem.ts'
import type { SamplePage } from '../sample-block.ts'
import type { PageFacts } from './page-facts.ts'

/** The exports that each route documents. */
export type ExportHomes = Record<string, string[]>

/** Exports that their page does not name, that no page is responsible for, and names that are not exported any more. */
export function checkHomes(
  homes: ExportHomes,
  pages: SamplePage[],
  facts: PageFacts[],
  exported: Set<string>,
): Problem[] {
  const placed = new Set(Object.values(homes).flat())
  const undocumented = Object.entries(homes).flatMap(([route, names]) => {
    const index = pages.findIndex(({ source }) => `/${source.replace(/\.mdx?$/, '')}` === route)
    const said = facts[index]?.names
    const file = `content/${pages[index]?.source ?? `${route.slice(1)}.mdx`}`
    return names
      .filter((name) => !said?.has(name))
      .map((name) => ({
        message: `The page does not document the export "${name}".`,
        place: { file },
        hint: 'Name it in a heading, as code in the text or in a table of options, or list it at another page.',
      }))
  })
  const file = 'export-homes.ts'
  const homeless = [...exported].filter((name) => !placed.has(name))
  const gone = [...placed].filter((name) => !exported.has(name))
  return [
    ...undocumented,
    ...homeless.map((name) => ({ message: `No page is responsible for the export "${name}".`, place: { file } })),
    ...gone.map((name) => ({ message: `The package does not export "${name}".`, place: { file } })),
  ]
}
