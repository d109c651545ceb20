import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/**
 * What was made with the site: where old addresses lead, the meaning of the library's error numbers, the local search index (names first,
 * then the files of texts), and of each page its live examples, what they did when they were run, and what the names in its samples are.
 */
export function madeFiles({ movedFile, errorTable, searchIndex, pages }: Site): OutputFile[] {
  const files = [
    ...[movedFile, errorTable, searchIndex?.names, ...(searchIndex?.texts ?? [])],
    ...pages.map(({ liveFile }) => liveFile),
    ...pages.map(({ recordingsFile }) => recordingsFile),
    ...pages.map(({ typesFile }) => typesFile),
  ]
  return files.flatMap((file) => file ?? [])
}
