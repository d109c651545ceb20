import { nearest } from '#model/nearest.ts'
import { decoded, routeOfPathname } from '#model/route.ts'
import { codeInAddress } from './error-number.ts'
import type { Library } from './read-library.ts'
import type { ListedPage } from './read-map.ts'
import { ToolProblem } from './tool-problem.ts'

/** A page, and the place in it that an address may name. */
export interface FoundPage {
  page: ListedPage
  id: string | null
}

/** Pages that are named when there is none. */
const MOST_SUGGESTIONS = 5

/**
 * The page that somebody means: a route, an address of the site or of a preview of it, in any of the forms that a server takes (`.md`,
 * `.html`, a slash at the end), or the page's title. What is asked for is only ever compared, so it can lead to no other file.
 */
export function findPage(asked: string, library: Library): FoundPage {
  const [place = '', hash = ''] = asked.trim().split('#', 2)
  const routes = routesOf(place.replace(/\?.*$/s, ''), library.address)
  const page =
    routes.map((route) => library.pages.get(route)).find((found) => found !== undefined) ??
    [...library.pages.values()].find(({ title }) => title.toLowerCase() === place.trim().toLowerCase())
  const elsewhere = originElsewhere(place, library)
  if (page && !elsewhere) return { page, id: decoded(hash) || null }
  throw new ToolProblem(
    `This site has no page "${shortened(asked)}". ${wayOut({ asked, place, routes, elsewhere }, library)}`,
  )
}

interface Missed {
  asked: string
  place: string
  routes: string[]
  elsewhere: string | null
}

/** What to ask for instead of something that is no page. */
function wayOut({ asked, place, routes, elsewhere }: Missed, library: Library): string {
  const code = codeInAddress(asked.trim(), library)
  if (code !== undefined) return `It is the address of an error: explain_error { error: ${code} }.`
  if (elsewhere)
    return `${elsewhere} is another site: the pages of this one are below ${library.address}. If it is a copy of this site, send the path alone.`
  const group = routes.find((route) => [...library.pages.keys()].some((each) => each.startsWith(`${route}/`)))
  return group && group !== '/' ? `Pages are below it: list_pages { under: "${group}" }.` : suggestions(place, library)
}

/** The origin of an address of another site; a preview on this machine is none. Null: it is of this site, or no whole address. */
function originElsewhere(place: string, { address }: Library): string | null {
  if (!/^[a-z]+:\/\//i.test(place)) return null
  if (!URL.canParse(place)) return place.replace(/^([a-z]+:\/\/[^/]*).*$/is, '$1')
  const { protocol, host, hostname } = new URL(place)
  const isPreview = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  return isPreview || host === new URL(address).host ? null : `${protocol}//${host}`
}

/** The routes that a path may mean, in lower case: below the site's base, or without it. */
function routesOf(place: string, address: string): string[] {
  const path = place.replace(/^[a-z]+:\/\/[^/]*/i, '')
  const base = new URL(address).pathname
  return [base, decodeURI(base), '/'].flatMap((prefix) => {
    const route = routeOfPathname(`/${path.replace(/^\/+/, '')}`.replace(/(?:\/index)?\.md$/i, ''), prefix)
    return route === null ? [] : [route.toLowerCase()]
  })
}

function suggestions(place: string, library: Library): string {
  const routes = [...library.pages.values()].map(({ route }) => route)
  const words = place
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const spelled = nearest(place, routes)
  const found = words ? pagesFor(words, library) : []
  const near = [...new Set([...(spelled ? [spelled] : []), ...found])].slice(0, MOST_SUGGESTIONS)
  return near.length > 0 ? `Near: ${near.join(', ')}.` : 'list_pages names all pages.'
}

function pagesFor(words: string, library: Library): string[] {
  const request = { query: words, kind: null, page: 0, hitsPerPage: 20, excerptWords: 1 }
  const hits = library.index()?.search(request).hits ?? []
  return hits.map(({ url }) => `/${url.slice(library.address.length).replace(/#.*$/, '')}`)
}

/** What was asked, as far as a message can show it. */
export const shortened = (text: string) => (text.length > 100 ? `${text.slice(0, 99)}…` : text)
