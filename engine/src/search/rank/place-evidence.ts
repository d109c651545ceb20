import type { Cover } from './cover.ts'
import { type Evidence, HEADING, JOB, KINDS_OF_EVIDENCE, REST, SAID_ONCE, TEXT } from './evidence.ts'
import type { Phrase, PlaceUnit, Unit } from './unit.ts'

/** What speaks for a place as the answer to a query. Each goes from 0 to about 1. */
export interface PlaceEvidence {
  /** Share of the query, by weight, that the place has, with what headings above it and the names of its page add; and its square. */
  whole: number
  wholeTwice: number
  /** Share of the query that the title of its page has, and that its keywords have. */
  title: number
  keywords: number
  /** Of what the title of the page does not say, the share that the place has; that its names have; its jobs; its text. */
  rest: number
  restNamed: number
  restJob: number
  restText: number
  /** How well title and place complete each other. */
  together: number
  /** Share of the query that its code has. */
  code: number
  /** Share of its heading that the query has. */
  held: number
  /** How well the best of its jobs and the query agree. */
  job: number
}

/** What a heading above a place says of it, level by level, and a job of that heading. */
const ABOVE = 0.8
/** What a heading above a place says of its own names; what a keyword of a page says of the places on it, and a word of code of its place. */
const IN_NAMES = 0.7
const KEYWORD = 0.5
const IN_CODE = 0.8
/** How much of a word the title of the page makes unneeded in a place; and how much a keyword is of a title in that. */
const KNOWN = 0.8
const KNOWN_KEYWORD = 0.3
/** Least share of a query that is left when the page has said the rest. */
const LEAST_REST = 0.15
/** What a job loses by words that the query has not, and gains by having the others in order. */
const HELD = 0.7
const ORDER = 0.3

/** What is known about a query when places are judged. */
export interface PlaceQuestion {
  weights: Float64Array
  evidence: Evidence
  coverOf: (phrase: Phrase) => Cover | null
  /** It is a message that was pasted. */
  isPasted: boolean
}

/** Gathers what speaks for a unit. Sixty times a keystroke: sums are plain numbers, and nothing is copied. */
export function placeEvidence(unit: Unit, { weights, evidence, coverOf }: PlaceQuestion): PlaceEvidence {
  const { values } = evidence
  const width = weights.length
  const start = unit.number * width * KINDS_OF_EVIDENCE
  const page = unit.error ? null : unit.group.units[0]
  const isPage = page === unit
  const ofPage = page && !isPage ? page.number * width * KINDS_OF_EVIDENCE : -1
  let whole = 0
  let title = 0
  let keywords = 0
  let code = 0
  let restAll = 0
  let restNamed = 0
  let restJob = 0
  let restText = 0
  let left = 0
  for (let token = 0; token < width; token++) {
    const weight = weights[token] ?? 0
    if (!weight) continue
    const offset = token * KINDS_OF_EVIDENCE
    const named = values[start + offset + HEADING] ?? 0
    const forJob = values[start + offset + JOB] ?? 0
    const said = values[start + offset + TEXT] ?? 0
    const inCode = values[start + offset + REST] ?? 0
    const own = Math.max(named, forJob, Math.min(1, said / SAID_ONCE), inCode * IN_CODE)
    const above = unit.above ? saidAbove(unit.above, evidence, token, width) : 0
    const ofTitle = ofPage < 0 ? 0 : (values[ofPage + offset + HEADING] ?? 0)
    const keyword = ofPage < 0 ? 0 : (values[ofPage + offset + JOB] ?? 0)
    whole += weight * Math.max(own, above, ofTitle, keyword * KEYWORD)
    title += weight * ofTitle
    keywords += weight * keyword
    code += weight * inCode
    const open = weight * (1 - KNOWN * Math.max(ofTitle, keyword * KNOWN_KEYWORD))
    left += open
    restAll += open * own
    restNamed += open * Math.max(named, forJob, above * IN_NAMES)
    restJob += open * forJob
    restText += open * said
  }
  left = Math.max(left, LEAST_REST)
  return {
    whole,
    wholeTwice: whole ** 2,
    title,
    keywords,
    rest: restAll / left,
    restNamed: restNamed / left,
    restJob: restJob / left,
    restText: restText / left,
    together: (title * restAll) / left,
    code,
    held: isPage ? 0 : (coverOf(unit.phrases[0] ?? [])?.held ?? 0),
    job: isPage ? 0 : bestAgreement(unit.phrases, coverOf),
  }
}

/** What the headings above a place say of a token: the next one, and those above that. */
function saidAbove(next: PlaceUnit, { values }: Evidence, token: number, width: number): number {
  let most = 0
  let share = 1
  for (let above: PlaceUnit | null = next; above; above = above.above) {
    const at = (above.number * width + token) * KINDS_OF_EVIDENCE
    most = Math.max(most, share * Math.max(values[at + HEADING] ?? 0, (values[at + JOB] ?? 0) * ABOVE))
    share *= ABOVE
  }
  return most
}

/** How well the best of the jobs, which stand behind the title, agrees. */
function bestAgreement(phrases: Phrase[], coverOf: PlaceQuestion['coverOf']): number {
  let best = 0
  for (let index = 1; index < phrases.length; index++) {
    const cover = coverOf(phrases[index] ?? [])
    if (cover) best = Math.max(best, cover.said * (1 - HELD + HELD * cover.held + ORDER * cover.order))
  }
  return best
}
