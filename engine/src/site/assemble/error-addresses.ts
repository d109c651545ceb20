import type { OutputFile } from '#disk/output-file.ts'
import type { SiteData } from '#model/site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { resolveTarget } from './resolve-target.ts'

/** Where the browser finds the table of error messages, and the reader the list of them. */
export function errorAddresses(config: ResolvedConfig, table: OutputFile | null): SiteData['errors'] {
  const { errors } = config.search
  if (errors === null || table === null) return null
  const list = errors.anchor ? `${errors.route}#${errors.anchor}` : errors.route
  return { table: config.baseUrl + table.path, list: resolveTarget(list, config.baseUrl).href }
}
