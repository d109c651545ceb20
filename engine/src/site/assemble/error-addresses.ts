import type { SiteData } from '#model/site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { resolveTarget } from './resolve-target.ts'

/** Where the browser finds the table of error messages, and the reader the list of them. */
export function errorAddresses({ search: { errors }, baseUrl }: ResolvedConfig): SiteData['errors'] {
  if (errors === null) return null
  const list = errors.anchor ? `${errors.route}#${errors.anchor}` : errors.route
  return { table: baseUrl + errors.file.replace(/^\/+/, ''), list: resolveTarget(list, baseUrl).href }
}
