import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/** What tells browsers and programs the meaning of the library's error numbers. */
export function errorTable({ errorTable }: Pick<Site, 'errorTable'>): OutputFile[] {
  return errorTable ? [errorTable] : []
}
