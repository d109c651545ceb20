import type { OutputFile } from '../output-file.ts'
import type { Site } from '../site-types.ts'

/** The local search index, if the site has one: names first, then the files of texts. */
export function searchIndex({ searchIndex: index }: Pick<Site, 'searchIndex'>): OutputFile[] {
  return index === null ? [] : [index.names, ...index.texts]
}
