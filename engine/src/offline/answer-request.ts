import { hrefOfRoute, isSameRoute, routeOfPathname } from '#model/route.ts'
import { readIndex } from './kept-index.ts'

/** Longer than a good line takes. A reload waits as long as it takes: whoever asks for news gets it. */
const PATIENCE_MS = 4000

/** Where answers come from. */
export interface AnswerSources {
  base: string
  /** Looks into the cache without making one: reading must not bring back what was removed. */
  match: Cache['match']
  /** The document for an address that nothing is kept of. */
  offlinePage: () => Promise<Response>
}

type Answer = Promise<Response>

/** Whether a request is for the worker to answer. All others go the browser's own way, as if there were no worker. */
export function isOurs(
  { method, url, headers, cache, mode, destination }: Request,
  origin: string,
  base: string,
): boolean {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin || !pathname.startsWith(base)) return false
  if (cache === 'only-if-cached' && mode !== 'same-origin') return false // cannot be passed on
  if (mode === 'no-cors' && destination === '') return false // a prefetch: Firefox logs an error for each one given up
  return !headers.has('range') // a part of a file is not the file
}

/** A document: the network's, or the kept one where there is no network, or one that does not answer in time. */
export async function answerDocument(request: Request, network: Answer, sources: AnswerSources): Answer {
  const answer = network.catch(() => null)
  const isReload = request.cache !== 'default'
  const first = await (isReload ? answer : Promise.race([answer, patience()]))
  if (first && first.status < 500) return first
  const kept = await quietly(keptDocument(new URL(request.url).pathname, sources))
  return kept ?? (await answer) ?? sources.offlinePage()
}

/** A file below `assets/` means the same for ever: what is kept needs no network. */
export async function answerAsset(request: Request, network: () => Answer, sources: AnswerSources): Answer {
  return (await quietly(kept(request.url, sources))) ?? network().catch(() => Response.error())
}

/** Any other file: the network's, or else the kept one. */
export async function answerLoose(request: Request, network: () => Answer, sources: AnswerSources): Answer {
  const { pathname } = new URL(request.url)
  const answer = await network().catch(() => quietly(kept(pathname, sources, { ignoreSearch: true })))
  return answer ?? Response.error()
}

async function keptDocument(pathname: string, sources: AnswerSources): Promise<Response | undefined> {
  const { base } = sources
  const route = routeOfPathname(pathname, base)
  const { pages } = await readIndex(sources, base)
  const known = pages.find(([candidate]) => route !== null && isSameRoute(candidate, route))
  return known ? kept(hrefOfRoute(known[0], base), sources) : kept(pathname, sources, { ignoreSearch: true })
}

const kept = async (
  href: string,
  { match }: AnswerSources,
  how: CacheQueryOptions = {},
): Promise<Response | undefined> => match(href, { ...how, ignoreVary: true })

/** Storage that is blocked, broken or gone is storage that holds nothing. */
const quietly = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(() => undefined)

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
