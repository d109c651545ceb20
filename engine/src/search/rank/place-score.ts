import type { HitForm } from '#model/search.ts'
import { formOf } from '../index/form.ts'
import { scoreSentence, sentencesIn } from '../show/excerpt.ts'
import type { Marker } from '../show/mark.ts'
import type { ExactNames } from './exact-names.ts'
import { type PlaceEvidence, type PlaceQuestion, placeEvidence } from './place-evidence.ts'
import type { RankedUnit } from './rank-units.ts'
import type { Unit } from './unit.ts'

/** What each piece of evidence is worth: fitted to questions whose answers are known, see `tests/search/section-measure.ts`. */
const WORTH: Array<[keyof PlaceEvidence, number]> = [
  ['own', 1.9],
  ['whole', 1.7],
  ['title', 1.5],
  ['keywords', 0.8],
  ['rest', 2.7],
  ['restNamed', 1],
  ['restJob', 0.8],
  ['restText', 2.2],
  ['held', 2.1],
  ['heading', 0.1],
  ['job', 1.1],
  ['length', 1.2],
]
/** What a place is ahead by for what it is: an answer is rarely the beginning of a page, or about a message that was not pasted. */
const FORM: Record<HitForm, number> = { section: 0, question: -0.5, message: -1.6, option: 0.5, row: 0, page: -2.5 }
const DEEP = -0.4
/** What a sentence is worth that has the words of a query in their order. */
const ORDER = 0.8
/** What a place is ahead by that has the name that was typed, or the message that was pasted. */
const EXACT = 6
const MESSAGE = 4

/** How good an answer a place is, as far as words and what it is can tell. */
export function placeScore(entry: RankedUnit, question: PlaceQuestion, { units }: ExactNames): number {
  const { unit, isExact, isMessage } = entry
  const evidence = placeEvidence(unit, question)
  let score = EXACT * (isExact ? 1 : Math.min(1, units.get(unit) ?? 0)) + (isMessage ? MESSAGE : 0)
  for (const [name, worth] of WORTH) score += worth * evidence[name]
  if (unit.error) return score + FORM.message
  if (!unit.section) return score + FORM.page
  return score + FORM[formOf(unit.section)] + (unit.section.level > 2 ? DEEP : 0)
}

/** What a place gains by its sentences: where words of a query are neighbors, they are neighbors in the best of them. */
export function orderScore(unit: Unit, width: number, marker: Marker): number {
  if (width < 2) return 0
  let most = 0
  for (const sentence of sentencesIn(unit)) most = Math.max(most, scoreSentence(sentence, marker).pairs)
  return (ORDER * most) / (width - 1)
}
