import {
  type HitForm,
  type HitHierarchy,
  type HitType,
  type IndexedError,
  NO_HEADINGS,
  type SearchHit,
  sectionLevel,
  type TextPart,
} from '#model/search.ts'
import { slugOf } from '#model/slug.ts'
import { formOf } from './index/form.ts'
import type { PlaceUnit, Unit } from './rank/unit.ts'
import { cut, type Excerpt, excerptOf } from './show/excerpt.ts'
import type { Marker } from './show/mark.ts'
import type { TableRow } from './show/table-row.ts'

/** What showing a hit takes besides the hit. */
export interface Presentation {
  /** Origin and base, with a slash at the end. */
  site: string
  excerptWords: number
  marker: Marker
  /** Units that have a word of the query in their names. */
  isNamed: Uint8Array
}

interface RowFound extends TableRow {
  /** As the page writes it. */
  sentence: string
}

const plain = (parts: TextPart[]) => parts.map(({ text }) => text).join('')

/** A unit as it is shown. */
export const hitOf = (unit: Unit, look: Presentation): SearchHit =>
  unit.error ? errorHit(unit.error, look) : pageHit(unit, look)

function pageHit(unit: PlaceUnit, look: Presentation): SearchHit {
  const { number, group, section } = unit
  const { page } = group
  const { site, excerptWords, marker, isNamed } = look
  const place = page.route + (section ? `#${section.id}` : '')
  const isDescribed = !section && page.description !== '' && isNamed[number]
  const around = isDescribed ? null : excerptOf(unit, excerptWords, marker)
  const row = around && rowOf(unit, around, marker)
  if (row) return rowHit(unit, row, look)
  // Words of code are searched and not shown: with nothing to mark in the text, the place is named instead.
  const isText = !isNamed[number] && around !== null && around.sentence !== null
  const type: HitType = isText ? 'content' : section ? `lvl${section.level}` : 'lvl1'
  const isPage = type === 'lvl1' && page.description !== ''
  const excerpt = isPage ? excerptOf({ text: page.description }, excerptWords, marker) : around
  const form: HitForm = section ? formOf(section) : 'page'
  return {
    objectID: isText ? `${place}|text` : place,
    url: site + place.slice(1),
    type,
    hierarchy: hierarchyOf(unit),
    content: isText && excerpt ? plain(excerpt.parts) : null,
    kind: page.kind,
    trail: page.trail,
    heading: marker.mark(unit.title),
    excerpt: excerpt?.parts ?? null,
    form,
    sentence: isPage ? null : (excerpt?.sentence ?? null),
  }
}

/** The row of a table that a place answers with: one that has more of the query than the name of the place has. */
function rowOf(unit: PlaceUnit, { row, sentence }: Excerpt, marker: Marker): RowFound | null {
  if (!row || !sentence || marker.weightIn(sentence) <= marker.weightIn(unit.title)) return null
  return { ...row, sentence }
}

/** A row is a place of its own: one below its section, at whose address it stands, and called by its first cell. */
function rowHit(unit: PlaceUnit, { name, told, sentence }: RowFound, { site, marker }: Presentation): SearchHit {
  const { page } = unit.group
  const place = page.route + (unit.section ? `#${unit.section.id}` : '')
  const type: HitType = `lvl${sectionLevel((unit.section?.level ?? 1) + 1)}`
  return {
    objectID: `${place}|row-${slugOf(name)}`,
    url: site + place.slice(1),
    type,
    hierarchy: { ...hierarchyOf(unit), [type]: name },
    content: null,
    kind: page.kind,
    trail: page.trail,
    heading: marker.mark(name),
    excerpt: marker.mark(cut(told)),
    form: 'row',
    sentence,
  }
}

/** The headings above a place: going back from it, every one that is higher than all after it. */
function hierarchyOf(unit: PlaceUnit): HitHierarchy {
  const { title, units } = unit.group
  const hierarchy: HitHierarchy = { ...NO_HEADINGS, lvl0: title, lvl1: title }
  let highest = 7
  for (let at = units.indexOf(unit); at > 0 && highest > 2; at--) {
    const section = units[at]?.section
    if (!section || section.level >= highest) continue
    highest = section.level
    hierarchy[`lvl${section.level}`] = section.title
  }
  return hierarchy
}

function errorHit(error: IndexedError, { site, marker }: Presentation): SearchHit {
  const { code, message, cause, route, group, trail } = error
  const heading = [{ text: `#${code} `, isMatch: false }, ...marker.mark(message)]
  return {
    objectID: `error:${code}`,
    url: site + route.slice(1),
    type: 'lvl2',
    hierarchy: { ...NO_HEADINGS, lvl0: group, lvl1: group, lvl2: message },
    content: null,
    kind: 'error',
    trail,
    heading,
    excerpt: cause ? marker.mark(cause) : null,
    form: 'message',
    sentence: null,
  }
}
