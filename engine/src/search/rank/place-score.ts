import type { HitForm } from '#model/search.ts'
import { formOf } from '../index/form.ts'
import { scoreSentence, sentencesIn } from '../show/excerpt.ts'
import type { Marker } from '../show/mark.ts'
import type { ExactNames } from './exact-names.ts'
import { type PlaceEvidence, type PlaceQuestion, placeEvidence } from './place-evidence.ts'
import type { Ranking } from './rank-units.ts'
import type { Unit } from './unit.ts'

/**
 * What each piece of evidence is worth: fitted to questions whose answers are known, see `tests/search/section-measure.ts`. A step of 1
 * makes a place 2.7 times as likely to be the answer.
 */
const WORTH: PlaceEvidence = {
  whole: 2.6,
  wholeTwice: 2.2,
  title: 2.3,
  keywords: 2.4,
  rest: 2.8,
  restNamed: 2,
  restJob: 1.4,
  restText: 1.4,
  together: 2.3,
  code: 1,
  held: 2.2,
  job: 1.3,
}
/** What a place is ahead by for what it is: an answer is rarely the beginning of a page, or about a message that was not pasted. */
const FORM: Record<HitForm, number> = { section: 0, question: 0, message: -1.2, option: 0.5, row: 0, page: -1.9 }
const PASTED = 0.9
/** A message of a list is what it says and nothing else. */
const OTHER_MESSAGE = -1.5
const DEEP = -0.6
/** A place that says so few words leads to others rather than answers. */
const FEW_WORDS = 15
const SHORT = -1
/** What a sentence is worth that has the words of a query in their order. */
const ORDER = 1.5
/** What a place is ahead by that has the name that was typed. */
const EXACT = 6

/** How good an answer a place is, as far as words and what it is can tell. */
export function placeScore(
  unit: Unit,
  question: PlaceQuestion,
  { exact, ranking }: { exact: ExactNames; ranking: Ranking },
): number {
  const isExact = ranking.isExact[unit.number] === 1
  const isMessage = ranking.isMessage[unit.number] === 1
  const evidence = placeEvidence(unit, question)
  let score = EXACT * (isExact && !isMessage ? 1 : Math.min(1, exact.units.get(unit) ?? 0))
  score += worthOf(evidence)
  if (unit.length < FEW_WORDS) score += SHORT
  const form = unit.error ? 'message' : unit.section ? formOf(unit.section) : 'page'
  score += FORM[form]
  if (form === 'message' && question.isPasted) score += PASTED
  if (unit.error && !isMessage) score += OTHER_MESSAGE
  return unit.section && unit.section.level > 2 ? score + DEEP : score
}

/** Written out: to look each piece up by its name would take longer than to gather it. */
const worthOf = (evidence: PlaceEvidence): number =>
  WORTH.whole * evidence.whole +
  WORTH.wholeTwice * evidence.wholeTwice +
  WORTH.title * evidence.title +
  WORTH.keywords * evidence.keywords +
  WORTH.rest * evidence.rest +
  WORTH.restNamed * evidence.restNamed +
  WORTH.restJob * evidence.restJob +
  WORTH.restText * evidence.restText +
  WORTH.together * evidence.together +
  WORTH.code * evidence.code +
  WORTH.held * evidence.held +
  WORTH.job * evidence.job

/** What a place gains by its sentences: where words of a query are neighbors, they are neighbors in the best of them. */
export function orderScore(unit: Unit, words: number, marker: Marker): number {
  if (words < 2) return 0
  let most = 0
  for (const sentence of sentencesIn(unit, marker)) most = Math.max(most, scoreSentence(sentence, marker).pairs)
  return ORDER * Math.min(1, most / (words - 1))
}
