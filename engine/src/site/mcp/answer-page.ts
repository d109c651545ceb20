import { nearest } from '#model/nearest.ts'
import { sizeOf } from '../twins/section-index.ts'
import { isSection, type TwinPlace } from '../twins/twin-places.ts'
import { findPage } from './find-page.ts'
import { MAX_ANSWER, MAX_PART } from './limits.ts'
import { partsOf } from './parts.ts'
import type { Library, Twin } from './read-library.ts'
import { ToolProblem } from './tool-problem.ts'

/** What `read_page` is asked for. */
export interface PageRequest {
  page: string
  section?: string | undefined
  /** From 1. */
  part?: number | undefined
}

/** Lines of a twin: the whole page, or a place in it. */
interface Stretch {
  from: number
  to: number
}

/** A page or one of its sections as Markdown, under its address; a part of it where all of it is too much, with what the others hold. */
export function answerPage({ page: asked, section, part = 1 }: PageRequest, library: Library): string {
  const { page, id } = findPage(asked, library)
  const twin = library.twinOf(page)
  const wanted = section?.replace(/^.*#/, '') || id
  const place = wanted ? placeIn(twin, wanted) : null
  const stretch = place ?? { from: 0, to: twin.lines.length }
  const lines = twin.lines.slice(stretch.from, stretch.to)
  const breaks = sectionsIn(twin, stretch).map(({ from }) => from - stretch.from)
  const whole = lines.join('\n')
  const parts = whole.length <= MAX_ANSWER - 500 ? [whole] : partsOf(lines, breaks, MAX_PART)
  const text = parts[part - 1]
  if (text === undefined) throw new ToolProblem(`There is no part ${part}: the text has ${parts.length}.`)
  const head = `Source: ${addressOf(library, page.route, place?.id ?? null)}`
  const rest = parts.length > 1 ? [`---\n\n${restOf(twin, stretch, { part, parts })}`] : []
  return [head, text.trim(), ...rest].join('\n\n')
}

/** The address of a page, or of a place in it. */
export function addressOf({ address }: Pick<Library, 'address'>, route: string, id: string | null): string {
  return encodeURI(address + route.slice(1)) + (id === null ? '' : `#${encodeURIComponent(id)}`)
}

function placeIn({ page, places }: Twin, id: string): TwinPlace {
  const place =
    places.find((each) => each.id === id) ?? places.find((each) => each.id.toLowerCase() === id.toLowerCase())
  if (place) return place
  const meant = nearest(
    id,
    places.map((each) => each.id),
  )
  const names = places.filter(isSection).map((each) => each.id)
  const guess = meant ? ` Did you mean "${meant}"?` : ''
  throw new ToolProblem(`The page ${page.route} has no section "${id}".${guess} It has: ${names.join(', ') || 'none'}.`)
}

/** Where a text may be cut: before its headings and questions. */
const sectionsIn = ({ places }: Twin, { from, to }: Stretch) =>
  places.filter((place) => isSection(place) && place.from > from && place.from < to)

/** What the other parts hold, as far as there is room to tell: the sections of level 2 first of all. */
function restOf(twin: Twin, stretch: Stretch, { part, parts }: { part: number; parts: string[] }): string {
  const lengths = parts.map((text) => text.split('\n').length - 1)
  const before = stretch.from + lengths.slice(0, part - 1).reduce((sum, length) => sum + length, 0)
  const after = before + (lengths[part - 1] ?? 0)
  const others = sectionsIn(twin, stretch).filter(({ from }) => from < before || from >= after)
  const lists = [6, 3, 2].map((deepest) => {
    const rows = others.filter(({ level }) => level <= deepest)
    return rows.map((place) => `- ${place.title}: section "${place.id}" (${sizeOf(place, twin.lines)})`).join('\n')
  })
  const room = MAX_ANSWER - MAX_PART - 500
  const list = lists.find(({ length }) => length <= room) ?? (lists.at(-1) ?? '').slice(0, room)
  const next = part < parts.length ? ` Go on with part: ${part + 1}.` : ''
  return `Part ${part} of ${parts.length}.${next} Not in this part, and to be had one by one:\n\n${list}`
}
