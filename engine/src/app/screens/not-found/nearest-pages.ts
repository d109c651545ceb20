import { editDistance } from '#model/nearest.ts'
import { isWithinRoute } from '#model/route.ts'

/** A page the reader may have meant, and why we think so. */
export interface NearPage {
  route: string
  title: string
  reason: string
}

/** Up to `limit` pages whose last segment, folder or whole path is close to a route that no page has, best first. */
export function nearestPages(route: string, pages: Record<string, { title: string }>, limit = 3): NearPage[] {
  const near = Object.entries(pages).flatMap(([candidate, { title }]) => {
    const [cost, reason] = closeness(route.toLowerCase(), candidate.toLowerCase())
    return reason ? [{ cost, route: candidate, title, reason }] : []
  })
  near.sort((a, b) => a.cost - b.cost)
  return near.slice(0, limit).map(({ cost: _, ...page }) => page)
}

function closeness(asked: string, candidate: string): [cost: number, reason: string | null] {
  const [a, b] = [lastSegment(asked), lastSegment(candidate)]
  if (!a || !b) return [0, null]
  // Half a point for the whole path decides between pages of one name.
  const far = editDistance(asked, candidate) / (2 * Math.max(asked.length, candidate.length))
  const letters = editDistance(a, b)
  if (letters === 0) return [far, 'same name']
  if (letters === 1) return [1 + far, 'one letter apart']
  if (letters === 2 && a.length > 4) return [2 + far, 'two letters apart']
  if (isWithinRoute(candidate, asked)) return [2.5 + far, 'in this section']
  const share = letters / Math.max(a.length, b.length)
  if (share <= 0.5) return [3 + share, 'similar name']
  if (a.length > 3 && b.length > 3 && (b.includes(a) || a.includes(b))) return [3.5 + far, 'similar name']
  if (far < 0.15) return [4 + far, 'similar address']
  return [0, null]
}

const lastSegment = (route: string) => route.slice(route.lastIndexOf('/') + 1)
