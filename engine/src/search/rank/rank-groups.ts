import { OPTION_RANK } from '../index/names.ts'
import type { Match } from '../query/match-words.ts'
import type { Query } from '../query/read-query.ts'
import type { Catalog } from './catalog.ts'
import { createCovers } from './cover.ts'
import { type ExactNames, exactNames } from './exact-names.ts'
import { type Asked, createRanking, rankUnit } from './rank-units.ts'
import { scoreNames } from './score-names.ts'
import type { Scores } from './score-units.ts'
import * as STEP from './steps.ts'
import { firstOf } from './token-bits.ts'
import type { Group, Unit } from './unit.ts'
import * as KIND from './unit-kind.ts'
import { createWordScore } from './word-score.ts'

/** A group with those of its units that answer the query: in order of the page, and best first once places are ranked. */
export interface RankedGroup {
  group: Group
  score: number
  /** By number. */
  units: number[]
}

/** Words from which on a query may be a message. */
const LONG = 4
/** Error messages have no page to add to their score. */
const ERRORS = 1.2
/** What words count for that a page has, but in different sections. */
const SPREAD = 0.3
/** What a page is ahead by that explains a message and has it among its keywords: others only meet it. */
const HOME_OF_MESSAGE = 1
/** What the reference is ahead by when a name of code was typed. */
const REFERENCE = 0.4
/** What a guide is ahead by when words were typed, and any page but the reference for many words: questions want a way, not a list. */
const GUIDE = 0.05
const NO_REFERENCE = 0.1
/** The page of a title that begins like the query is among so many pages at the top. */
const TOP = 3
const LEAST_PREFIX = 3

/** Puts together what is known of a query. */
export function readAsked(catalog: Catalog, query: Query, text: string, matches: Match[], scores: Scores): Asked {
  const exact = exactNames(catalog, query, text, matches)
  const covers = createCovers(query, matches, scores.weights, catalog.scratch)
  const isLong = query.tokens.filter(({ isStop }) => !isStop).length >= LONG
  const names = scoreNames(catalog, covers, scores.isNamed, isLong)
  const ranking = createRanking(catalog.scratch, catalog.units.length)
  const steps = catalog.scratch.doubles('steps', catalog.units.length)
  for (const [{ number }, step] of exact.units) steps[number] = step
  const coded = new Set(query.code === null ? [] : messagesOf(catalog, query.code))
  const isOneWord = !/\s/.test(text.trim())
  const wordScore = createWordScore(scores.weights)
  return {
    ...scores,
    query,
    isOneWord,
    isLong,
    exact,
    steps,
    coded,
    coverOf: covers.coverOf,
    names,
    wordScore,
    ranking,
  }
}

/** Orders pages by how well they answer a query. */
export function rankGroups(catalog: Catalog, asked: Asked): RankedGroup[] {
  const { isFound, exact, coded } = asked
  for (const { number } of exact.units.keys()) isFound[number] = 1
  for (const number of coded) isFound[number] = 1
  const ranked: RankedGroup[] = []
  const best = new Float32Array(asked.weights.length)
  for (const group of catalog.groups) {
    const entry = rank(group, catalog, asked, best)
    if (entry) ranked.push(entry)
  }
  liftHome(ranked, exact)
  return ranked.sort((a, b) => b.score - a.score)
}

/** Numbers of the messages that have a code. */
const messagesOf = ({ units }: Catalog, code: number) =>
  units.flatMap(({ error, number }) => (error?.code === code ? [number] : []))

/** `best` is an array to work with, one number a token. */
function rank(group: Group, { kinds }: Catalog, asked: Asked, best: Float32Array): RankedGroup | null {
  const { isFound, exact, ranking } = asked
  const units: number[] = []
  let score = 0
  for (const unit of group.numbers) {
    if (!isFound[unit]) continue
    units.push(unit)
    score = Math.max(score, rankUnit(unit, kinds[unit] ?? KIND.page, asked))
  }
  const [page] = group.units
  if (!group.page || !page) return units.length ? { group, units, score: score * ERRORS } : null

  const spread = spreadScore(units, asked, best.fill(0))
  if (startsLike(group, exact)) {
    ranking.isExact[page.number] = 1
    if (units[0] !== page.number) units.unshift(page.number)
  }
  if (!units.length) return null
  score += spread * SPREAD + titleStep(page, asked)
  const isMessage = (unit: number) => ranking.isMessage[unit] === 1
  if (isMessage(page.number) && units.some((unit) => unit !== page.number && isMessage(unit))) score += HOME_OF_MESSAGE
  return { group, units, score: score + kindStep(group, asked) }
}

/** How well some units answer a query together: each token as the best of them does. */
function spreadScore(units: number[], { weights, wordScore, values, tokens }: Asked, best: Float32Array): number {
  let all = 0
  for (const number of units) {
    const own = number * weights.length
    const has = tokens[number] ?? 0
    all |= has
    for (let bits = has; bits; bits &= bits - 1) {
      const token = firstOf(bits)
      const value = values[own + token] ?? 0
      if (value > (best[token] ?? 0)) best[token] = value
    }
  }
  return wordScore(best, 0, all)
}

export const startsLike = ({ page, key }: Group, exact: ExactNames) => page !== null && key.startsWith(exact.key)

function kindStep({ kind }: Group, { exact, isLong }: Asked): number {
  if (exact.isCode) return kind === 'api' ? REFERENCE : 0
  return (kind === 'guide' ? GUIDE : 0) + (isLong && kind !== 'api' ? NO_REFERENCE : 0)
}

export function titleStep({ group, phrases: [title = []] }: Unit, { exact, query, coverOf }: Asked): number {
  const step = exact.titles.get(group.key) ?? (coverOf(title)?.isSame ? STEP.titleForm : 0)
  if (!startsLike(group, exact)) return step
  // The more of a title has been typed, the surer it is; several words are hardly typed by chance.
  return step + 0.5 + exact.key.length / group.key.length + (query.tokens.length > 1 ? 1 : 0)
}

/** Of all places that have the name that was typed, one is its home and comes right after a page of that title. */
function liftHome(ranked: RankedGroup[], exact: ExactNames): void {
  let home: RankedGroup | undefined
  let step = 0
  let least = Number.POSITIVE_INFINITY
  for (const { unit, rank } of exact.homes) {
    const entry = ranked.find(({ group }) => group === unit.group)
    if (!entry) continue
    const order = rank - entry.score - (entry.group.kind === 'api' ? 1 : 0)
    if (order < least) {
      home = entry
      step = rank < OPTION_RANK ? exact.homeStep : STEP.option
      least = order
    }
  }
  if (home) home.score += step
}

/** Moves pages whose titles begin with the query among the first three, unless those begin so too or are its exact name. */
export function liftPrefixes<T extends RankedGroup>(ranked: T[], exact: ExactNames): void {
  if (exact.key.length < LEAST_PREFIX) return
  for (const entry of ranked.slice(TOP)) {
    if (!startsLike(entry.group, exact)) continue
    const top = ranked.slice(0, TOP)
    const place = top.findLastIndex(({ group, score }) => !startsLike(group, exact) && score < STEP.home)
    if (place < 0) return
    ranked.splice(ranked.indexOf(entry), 1)
    ranked.splice(place, 0, entry)
  }
}
