import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/** What tells browsers where old addresses lead. */
export function moved({ movedFile }: Pick<Site, 'movedFile'>): OutputFile[] {
  return movedFile ? [movedFile] : []
}
