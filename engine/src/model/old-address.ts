/*
 * Addresses that somebody else wrote: from links on the web, from memory, from an editor. Read by the not-found page, and before
 * its first paint by the script that keeps room for an answer.
 */
import { routeOfPathname } from './route.ts'

/** Folders in front of an address that other generators and versions of a site use: `/docs/…`, `/en/…`, `/next/…`, `/v1.9/…`. */
const PREFIX = /^\/(?:docs?|documentation|en|latest|next|stable|v?\d+(?:\.[\dx]+)*|v\d+)(?=\/)/i

/** The route that an address asks for, without what others put round it: a prefix, an ending, a folder's index. Null: none at all. */
export function askedRoute(pathname: string, baseUrl: string): string | null {
  let route = routeOfPathname(pathname, baseUrl)?.replace(/\/{2,}/g, '/') ?? null
  if (route === null) return null
  route = route.replace(/\.(?:mdx?|html?|php|aspx?|jsp)$/i, '').replace(/\/(?:index|readme)$/i, '')
  while (PREFIX.test(route)) route = route.replace(PREFIX, '')
  return route.replace(/(.)\/$/, '$1') || '/'
}

/** The code in the address that every minified error of the library prints: `/Errors?code=11`, in any letter case; empty: none. */
export function errorCodeOf({ pathname, search }: { pathname: string; search: string }, baseUrl: string): string {
  const route = routeOfPathname(pathname, baseUrl)
  if (route?.toLowerCase() !== '/errors') return ''
  const code = /^[?&](?:[^&]*&)*?code=(\d{1,3})(?:&|$)/.exec(search)?.[1]
  return code === undefined ? '' : String(Number(code))
}
