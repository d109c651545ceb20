import { hrefOfRoute, idOfHash } from '#model/route.ts'
import { loadMoved } from './moved-table.ts'

/** Where a page's text went that a hash used to name, as an href; null when nobody knows. */
export async function findMoved(
  route: string,
  hash: string,
  { moved, baseUrl }: { moved: string; baseUrl: string },
): Promise<string | null> {
  const { ids } = await loadMoved(moved)
  const id = idOfHash(hash)
  const own = Object.hasOwn(ids, route) ? ids[route] : undefined
  const to = own && id !== null && Object.hasOwn(own, id) ? own[id] : undefined
  return to === undefined ? null : hrefOfRoute(to, baseUrl)
}
