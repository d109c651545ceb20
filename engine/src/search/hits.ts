import type { HitForm, HitHierarchy, HitType, IndexedError, SearchHit, TextPart } from '#model/search.ts'
import { formOf } from './index/form.ts'
import type { PlaceUnit, Unit } from './rank/unit.ts'
import { excerptOf } from './show/excerpt.ts'
import type { Marker } from './show/mark.ts'

/** What showing a hit takes besides the hit. */
export interface Presentation {
  /** Origin and base, with a slash at the end. */
  site: string
  excerptWords: number
  marker: Marker
  /** Units that have a word of the query in their names. */
  isNamed: Uint8Array
}

const plain = (parts: TextPart[]) => parts.map(({ text }) => text).join('')

const NO_LEVELS: HitHierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }

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

/** The headings above a place: going back from it, every one that is higher than all after it. */
function hierarchyOf(unit: PlaceUnit): HitHierarchy {
  const { title, units } = unit.group
  const hierarchy: HitHierarchy = { ...NO_LEVELS, lvl0: title, lvl1: title }
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
    hierarchy: { ...NO_LEVELS, lvl0: group, lvl1: group, lvl2: message },
    content: null,
    kind: 'error',
    trail,
    heading,
    excerpt: cause ? marker.mark(cause) : null,
    form: 'message',
    sentence: null,
  }
}
