import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/** The local search index, if the site has one: names first, then the files of texts. */
export function searchIndex({ searchIndex: index }: Pick<Site, 'searchIndex'>): OutputFile[] {
  return index === null ? [] : [index.names, ...index.texts]
}
