import { remembered } from '#disk/once-per.ts'
import { MEMORY_SHELF, type Shelf } from '#disk/shelf.ts'
import { findPages } from './find-pages.ts'
import { readSource } from './read-source.ts'

/** The pages of a site. */
export interface PageTexts {
  /** Relative to `content/`, sorted. */
  sources: string[]
  /** Read when it is first asked for, and once: all who ask see the same text. */
  textOf(source: string): Promise<string>
  /** The same for who need not hold it: what fetches the text. */
  fetchOf(source: string): Promise<() => string>
}

/** Finds the pages of the site in `root`. */
export const findTexts = async (root: string): Promise<PageTexts> => textsOf(root, await findPages(root))

/** The texts of some pages. Those of a large site wait on a shelf. */
export function textsOf(root: string, sources: string[], { put }: Shelf = MEMORY_SHELF): PageTexts {
  const fetchOf = remembered(async (source: string) => put(await readSource(root, source)).text)
  return { sources, fetchOf, textOf: async (source) => (await fetchOf(source))() }
}
