import { routeOfPathname } from '#model/route.ts'

/** The file that the setting `search.errors` names. */
export interface ErrorTable {
  version: string
  errors: Record<string, ErrorCode | undefined>
}

export interface ErrorCode {
  message: string
  /** Plain text; names of code stand between backticks, here and in `fix`. */
  cause: string
  fix: string
  /** The page that explains it. */
  route: string
}

/** The code in the address that every minified error of the library prints: `/Errors?code=11`, in any letter case. */
export function errorCodeOf({ pathname, search }: { pathname: string; search: string }, baseUrl: string): string {
  const route = routeOfPathname(pathname, baseUrl)
  if (route?.toLowerCase() !== '/errors') return ''
  const code = new URLSearchParams(search).get('code')?.trim() ?? ''
  return /^\d{1,3}$/.test(code) ? String(Number(code)) : ''
}

/** Words a reader might search for, taken from a path that no page has: `/usage/immer-reducer` → `usage immer reducer`. */
export function wordsOfPath(route: string): string {
  return route
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}
