import { editDistance } from '#model/nearest.ts'
import { isWithinRoute } from '#model/route.ts'

/** A place the reader may have meant, and why we think so. */
export interface NearPlace {
  /** A page's route, for a place in it with its id. */
  to: string
  title: string
  reason: string
}

/** A page with how far it is from what was asked for; below `CERTAIN` its name is that of the address, but for a slip. */
interface NearPage extends NearPlace {
  cost: number
}

export const CERTAIN = 3

/** No page has a longer address. Of what is longer only the end is compared, or each rendering would take a second. */
const LONGEST = 300

/** Pages whose last segment, folder or whole path is close to a route that no page has, best first. */
export function nearestPages(route: string, pages: Record<string, { title: string }>): NearPage[] {
  const asked = route.slice(-LONGEST).toLowerCase()
  const near = Object.entries(pages).flatMap(([candidate, { title }]): NearPage[] => {
    const [cost, reason] = closeness(asked, candidate.toLowerCase())
    return reason ? [{ cost, to: candidate, title, reason }] : []
  })
  return near.sort((a, b) => a.cost - b.cost)
}

function closeness(asked: string, candidate: string): [cost: number, reason: string | null] {
  const [a, b] = [lastSegment(asked), lastSegment(candidate)]
  if (!a || !b) return [0, null]
  // Half a point for the whole path decides between pages of one name.
  const far = editDistance(asked, candidate) / (2 * Math.max(asked.length, candidate.length))
  const letters = editDistance(a, b)
  if (letters === 0) return [far, 'same name']
  if (singular(a) === singular(b)) return [0.5 + far, 'same name']
  if (letters === 1) return [1 + far, 'one letter apart']
  if (letters === 2 && a.length > 4) return [2 + far, 'two letters apart']
  if (isWithinRoute(candidate, asked)) return [2.5 + far, 'in this section']
  const share = letters / Math.max(a.length, b.length)
  if (share <= 0.5) return [CERTAIN + share, 'similar name']
  if (a.length > 3 && b.length > 3 && (b.includes(a) || a.includes(b))) return [3.5 + far, 'similar name']
  if (far < 0.15) return [4 + far, 'similar address']
  return [0, null]
}

/** The last part of a path, letters and digits only: `/api/create-slice` names what `createSlice` does. */
const lastSegment = (route: string) => route.slice(route.lastIndexOf('/') + 1).replace(/[^\p{L}\p{N}]+/gu, '')

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '')
