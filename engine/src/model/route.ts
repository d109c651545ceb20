/**
 * The only file that knows how source, route, href and output path relate.
 *
 * source       a file relative to `content/`                     api/createSlice.mdx
 * route        leading slash, no trailing one, no base, no hash   /api/createSlice
 * href         what an anchor carries: base and hash allowed      /docs/api/createSlice#reducers
 * output path  a file under `dist/`                               api/createSlice/index.html
 */

/** The page shown for any path that no page has. Not a route a reader can ask for: its file is `404.html`. */
export const NOT_FOUND_ROUTE = '/404.html'
export const SEARCH_ROUTE = '/search'

/** `api/createSlice.mdx` → `/api/createSlice`; `index.mdx` names its folder. */
export function routeOfSource(source: string): string {
  const path = source.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')
  return `/${path}`
}

/** `/api/createSlice` → `api/createSlice`, the doc's id. The landing page is `index`. */
export function idOfRoute(route: string): string {
  return route === '/' ? 'index' : route.slice(1)
}

/** The file under `dist/` that a host serves for a route. */
export function outputPathOfRoute(route: string): string {
  if (route === NOT_FOUND_ROUTE) return '404.html'
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`
}

/** Where the page's Markdown twin stands under `dist/`. */
export function markdownPathOfRoute(route: string): string {
  return `${idOfRoute(route)}.md`
}

/** `baseUrl` starts and ends with a slash. */
export function hrefOfRoute(route: string, baseUrl: string): string {
  return `${baseUrl}${route.slice(1)}`
}

/**
 * The route a path of the site asks for: base, trailing slash and `.html` forms removed, decoded.
 * Null for a path outside the base or one that cannot be decoded.
 */
export function routeOfPathname(pathname: string, baseUrl: string): string | null {
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`
  if (!withSlash.toLowerCase().startsWith(baseUrl.toLowerCase())) return null
  try {
    const path = decodeURIComponent(withSlash.slice(baseUrl.length - 1))
    // From the front: looked for from the back, slashes that something follows would be gone through from each of them.
    const route = path
      .replace(/^(.*[^/])?\/*$/s, '$1')
      .replace(/\/index\.html$/i, '')
      .replace(/\.html$/i, '')
    return route || '/'
  } catch {
    return null // malformed percent-encoding: no page has such a path
  }
}

/** Paths are compared whole, because last segments repeat (`overview`), and without regard to letter case. */
export function isSameRoute(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** True for the route itself and every route below it, by segment: `/api2` is not within `/api`. */
export function isWithinRoute(route: string, parent: string): boolean {
  const [a, b] = [route.toLowerCase(), parent.toLowerCase()]
  return a === b || a.startsWith(b.endsWith('/') ? b : `${b}/`)
}

/** A part of an address without percent-encoding; what is not encoded stands for itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The element id that a location's hash names, or null for none and for one that cannot be decoded. */
export function idOfHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null // `#%E0%A4%A` is ignored, not an error
  }
}
