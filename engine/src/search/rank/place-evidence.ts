import type { Cover } from './cover.ts'
import { type Evidence, SAID_ONCE } from './evidence.ts'
import type { PlaceUnit, Unit } from './unit.ts'

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
/** What a keyword of a page says of the places on it, and a word of code of its place. */
const KEYWORD = 0.7
const IN_CODE = 0.8
/** How much of a word the title of the page makes unneeded in a place; and how much a keyword is of a title in that. */
const KNOWN = 0.8
const KNOWN_KEYWORD = 0.4
/** Least share of a query that is left when the page has said the rest. */
const LEAST_REST = 0.15
/** What a job loses by words that the query has not, and gains by having the others in order. */
const HELD = 0.7
const ORDER = 0.3

/** What is known about a query when places are judged. */
export interface PlaceQuestion {
  weights: number[]
  evidence: Evidence
  coverOf: (phrase: Unit['phrases'][number]) => Cover | null
  /** It is a message that was pasted. */
  isPasted: boolean
}

/** Gathers what speaks for a unit. */
export function placeEvidence(unit: Unit, { weights, evidence, coverOf }: PlaceQuestion): PlaceEvidence {
  const { heading, job, text, rest } = evidence
  const width = weights.length
  const page = unit.error ? null : unit.group.units[0]
  const ofPage = page && page !== unit ? page.number * width : -1
  const sum = { whole: 0, title: 0, keywords: 0, code: 0, rest: 0, restNamed: 0, restJob: 0, restText: 0 }
  let left = 0
  for (let token = 0; token < width; token++) {
    const weight = weights[token] ?? 0
    if (!weight) continue
    const at = unit.number * width + token
    const named = heading[at] ?? 0
    const forJob = job[at] ?? 0
    const said = text[at] ?? 0
    const code = rest[at] ?? 0
    const own = Math.max(named, forJob, Math.min(1, said / SAID_ONCE), code * IN_CODE)
    const above = saidAbove(unit, evidence, token, width)
    const title = ofPage < 0 ? 0 : (heading[ofPage + token] ?? 0)
    const keyword = ofPage < 0 ? 0 : (job[ofPage + token] ?? 0)
    sum.whole += weight * Math.max(own, above, title, keyword * KEYWORD)
    sum.title += weight * title
    sum.keywords += weight * keyword
    sum.code += weight * code
    const open = weight * (1 - KNOWN * Math.max(title, keyword * KNOWN_KEYWORD))
    left += open
    sum.rest += open * own
    sum.restNamed += open * Math.max(named, forJob, above * KEYWORD)
    sum.restJob += open * forJob
    sum.restText += open * said
  }
  left = Math.max(left, LEAST_REST)
  const [title, ...jobs] = page === unit ? [] : unit.phrases
  return {
    ...sum,
    wholeTwice: sum.whole ** 2,
    rest: sum.rest / left,
    restNamed: sum.restNamed / left,
    restJob: sum.restJob / left,
    restText: sum.restText / left,
    together: (sum.title * sum.rest) / left,
    held: (title && coverOf(title)?.held) ?? 0,
    job: jobs.reduce((best, phrase) => Math.max(best, agreement(coverOf(phrase))), 0),
  }
}

/** What the headings above a place say of a token. */
function saidAbove(unit: Unit, { heading, job }: Evidence, token: number, width: number): number {
  let most = 0
  let share = 1
  for (let above: PlaceUnit | null = unit.above; above; above = above.above) {
    const at = above.number * width + token
    most = Math.max(most, share * Math.max(heading[at] ?? 0, (job[at] ?? 0) * ABOVE))
    share *= ABOVE
  }
  return most
}

const agreement = (cover: Cover | null) =>
  cover ? cover.said * (1 - HELD + HELD * cover.held + ORDER * cover.order) : 0
