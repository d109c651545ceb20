import type { LinkTarget } from '#model/site.ts'

/** Where a setting leads: `to` and paths are pages or files of this site, everything else is another site. */
export function resolveTarget(address: string, baseUrl: string): LinkTarget {
  if (!address.startsWith('/')) return { href: address, route: null }
  const path = address.replace(/[?#].*$/, '')
  return { href: `${baseUrl}${address.slice(1)}`, route: path.replace(/(?<=.)\/+$/, '') }
}
