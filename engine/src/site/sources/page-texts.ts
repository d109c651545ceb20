import { findPages } from './find-pages.ts'
import { readSource } from './read-source.ts'

/** The pages of a site. */
export interface PageTexts {
  /** Relative to `content/`, sorted. */
  sources: string[]
  /** Read when it is first asked for, and once: all who ask see the same text. */
  textOf(source: string): Promise<string>
}

/** Finds the pages of the site in `root`. */
export async function findTexts(root: string): Promise<PageTexts> {
  const sources = await findPages(root)
  const texts = new Map<string, Promise<string>>()
  return {
    sources,
    textOf(source) {
      const text = texts.get(source) ?? readSource(root, source)
      texts.set(source, text)
      return text
    },
  }
}
