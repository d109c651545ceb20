import { type Address, type MovedRow, printAddress } from '#model/moved.ts'
import { nearest } from '#model/nearest.ts'
import type { Problem } from '#model/problem.ts'
import { isSameRoute } from '#model/route.ts'
import type { Site } from '../shape/site.ts'

/** What the judgment needs of a site. */
type MovedSite = Pick<Site, 'moved' | 'pages'>

/** Judges where old addresses lead: every new one must be there, and no old one may be. `isFile` tells what else can be opened. */
export function checkMoved({ moved, pages }: MovedSite, isFile: (route: string) => boolean): Problem[] {
  const idsOf = new Map(pages.map(({ compiled: { meta, ids } }) => [meta.route, ids]))
  const seen = new Map<string, number>()
  return moved.flatMap((row): Problem[] => {
    const key = keyOf(row.from)
    const before = seen.get(key)
    if (before === undefined) seen.set(key, row.line)
    const wrong = [
      before === undefined ? null : repeated(row, before),
      wrongSource(row.from, idsOf, isFile),
      wrongTarget(row.to, idsOf),
    ]
    const place = { file: row.file, line: row.line }
    return wrong.filter((each) => each !== null).map(([message, hint]) => ({ message, place, hint }))
  })
}

type Wrong = [message: string, wayOut: string] | null
type Ids = Map<string, string[]>

/** Paths are compared without regard to letter case, ids with it. */
const keyOf = ({ route, id }: Address) => printAddress({ route: route.toLowerCase(), id })

const repeated = ({ from }: MovedRow, line: number): Wrong => [
  `${printAddress(from)} stands in line ${line} already.`,
  'Keep one of the two lines.',
]

function wrongSource(from: Address, idsOf: Ids, isFile: (route: string) => boolean): Wrong {
  const page = [...idsOf.keys()].find((route) => isSameRoute(route, from.route))
  if (from.id === null) {
    const isThere = page !== undefined || isFile(from.route)
    return isThere ? [`${from.route} is there: nobody who asks for it is lost.`, 'Remove the line.'] : null
  }
  if (page === undefined)
    return [`There is no page ${from.route} that could have lost #${from.id}.`, 'Write the old address without its #.']
  if (page !== from.route) return [`The page is ${page}, not ${from.route}.`, 'Write it as the page does.']
  const isThere = idsOf.get(page)?.includes(from.id)
  return isThere ? [`${printAddress(from)} is there: nobody who asks for it is lost.`, 'Remove the line.'] : null
}

function wrongTarget({ route, id }: Address, idsOf: Ids): Wrong {
  const ids = idsOf.get(route)
  if (ids === undefined) return [`There is no page ${route} to lead to.`, hintOf(nearest(route, idsOf.keys()), route)]
  if (id === null || ids.includes(id)) return null
  const meant = nearest(id, ids)
  return [`The page ${route} has nothing with the id "${id}".`, hintOf(meant && `#${meant}`, `#${id}`)]
}

const hintOf = (meant: string | null, wrong: string) =>
  meant ? `Did you mean ${meant}?` : `Correct ${wrong}, or lead to where that text went.`
