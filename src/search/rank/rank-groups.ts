import { isOption, OPTION_RANK } from '../index/names.ts'
import type { Match } from '../query/match-words.ts'
import type { Query } from '../query/read-query.ts'
import type { Catalog, Group, Unit } from './catalog.ts'
import { createCover } from './cover.ts'
import { exactNames, STEP } from './exact-names.ts'
import { NO_NAME, scoreNames } from './score-names.ts'
import type { Scores } from './score-units.ts'

/** A unit of a group that answers a query. */
export interface RankedUnit {
  unit: number
  score: number
  /** Its title says what the query says. */
  isExact: boolean
  /** It is about the message that was pasted. */
  isMessage: boolean
}

/** A group with those of its units that answer the query, in order of the page. */
export interface RankedGroup {
  group: Group
  score: number
  units: RankedUnit[]
}

/** Words from which on a query may be a message. */
const LONG = 4
/** What an error is worth that has words of the query and is not the message that was pasted: then pages are meant. */
const NO_MESSAGE = 0.4
/** Error messages have no page to add to their score. */
const ERRORS = 1.2
/** What the name of an option is worth: it is a word that something else is described with. */
const OPTION = 0.7
/** What words count for that a page has, but in different sections. */
const SPREAD = 0.3
/** What a page is ahead by that explains a message and has it among its keywords: others only meet it. */
const HOME_OF_MESSAGE = 1
/** What the reference is ahead by when a name of code was typed. */
const REFERENCE = 0.4
/** What a guide is ahead by when words were typed, and any page but the reference for many words: questions want a way, not a list. */
const GUIDE = 0.05
const NO_REFERENCE = 0.1
/** How much more the words count of a place that answers more of them. */
const TOGETHER = 1.25
/** The page of a title that begins like the query is among so many pages at the top. */
const TOP = 3
const LEAST_PREFIX = 3

/** Orders pages by how well they answer a query. */
export function rankGroups(
  catalog: Catalog,
  query: Query,
  asked: string,
  matches: Match[],
  scores: Scores,
): RankedGroup[] {
  const { weights, values, isFound, isNamed } = scores
  const exact = exactNames(catalog, query, asked, matches)
  const coverOf = createCover(catalog.vocabulary, query, matches, weights)
  const isLong = query.tokens.filter(({ isStop }) => !isStop).length >= LONG
  const startsLike = ({ page, key }: Group) => page !== null && key.startsWith(exact.key)

  for (const unit of exact.units.keys()) isFound[unit] = 1
  if (query.code !== null) {
    catalog.units.forEach(({ error }, unit) => {
      if (error?.code === query.code) isFound[unit] = 1
    })
  }
  const ranked = catalog.groups.flatMap((group) => rank(group) ?? [])
  findHome()
  ranked.sort((a, b) => b.score - a.score || (a.group.units[0] as number) - (b.group.units[0] as number))
  if (exact.key.length >= LEAST_PREFIX) liftPrefixes()
  return ranked

  function rank(group: Group): RankedGroup | null {
    const [first] = group.units as [number]
    const best = new Float32Array(weights.length)
    const units: RankedUnit[] = []
    let score = 0
    for (const unit of group.units) {
      if (!isFound[unit]) continue
      const ranked = rankUnit(unit, unit === first, best)
      units.push(ranked)
      score = Math.max(score, ranked.score)
    }
    if (!group.page) return units.length ? { group, units, score: score * ERRORS } : null

    if (startsLike(group)) {
      if (units[0]?.unit !== first) units.unshift({ unit: first, score: 0, isExact: true, isMessage: false })
      ;(units[0] as RankedUnit).isExact = true
    }
    if (!units.length) return null
    score += wordScore(best, 0) * SPREAD + titleStep(group)
    const [lead, ...sections] = units as [RankedUnit]
    if (lead.unit === first && lead.isMessage && sections.some(({ isMessage }) => isMessage)) score += HOME_OF_MESSAGE
    return { group, units, score: score + kindStep(group) }
  }

  function kindStep({ kind }: Group): number {
    if (exact.isCode) return kind === 'api' ? REFERENCE : 0
    return (kind === 'guide' ? GUIDE : 0) + (isLong && kind !== 'api' ? NO_REFERENCE : 0)
  }

  /** Notes in `best` how well the unit answers each token, where it is better than those before it. */
  function rankUnit(unit: number, isPage: boolean, best: Float32Array): RankedUnit {
    const { error, phrases, section } = catalog.units[unit] as Unit
    const own = unit * weights.length
    for (let token = 0; token < weights.length; token++) {
      best[token] = Math.max(best[token] as number, values[own + token] as number)
    }
    const names = isNamed[unit]
      ? scoreNames(phrases, error ? 'error' : isPage ? 'page' : 'section', isLong, coverOf)
      : NO_NAME
    const score =
      wordScore(values, own) +
      names.score * (section && isOption(section.id) ? OPTION : 1) +
      (exact.units.get(unit) ?? 0)
    const { isMessage, isPiece, isSame } = names
    if (!error && isPage) return { unit, score, isExact: isSame, isMessage: isMessage || isPiece }
    if (!error) return { unit, score, isExact: isSame || isMessage, isMessage }
    if (error.code === query.code) return { unit, score: score + STEP.code, isExact: true, isMessage }
    return { unit, score: isMessage ? score : score * NO_MESSAGE, isExact: isSame, isMessage }
  }

  /** The more of a query is answered, the more each word of it counts. */
  function wordScore(answers: Float32Array, from: number): number {
    let sum = 0
    let covered = 0
    for (let token = 0; token < weights.length; token++) {
      const value = answers[from + token] as number
      if (!value) continue
      sum += value * (weights[token] as number)
      covered += weights[token] as number
    }
    return sum * covered ** TOGETHER
  }

  function titleStep(group: Group): number {
    const [title = []] = catalog.units[group.units[0] as number]?.phrases ?? []
    const step = exact.titles.get(group.key) ?? (coverOf(title)?.isSame ? STEP.titleForm : 0)
    if (!startsLike(group)) return step
    // The more of a title has been typed, the surer it is; several words are hardly typed by chance.
    return step + 0.5 + exact.key.length / group.key.length + (query.tokens.length > 1 ? 1 : 0)
  }

  /** Of all places that have the name that was typed, one is its home and comes right after a page of that title. */
  function findHome() {
    let home: RankedGroup | undefined
    let step = 0
    let least = Number.POSITIVE_INFINITY
    for (const { unit, rank } of exact.homes) {
      const own = catalog.groups[catalog.units[unit]?.group ?? -1]
      const entry = ranked.find(({ group }) => group === own)
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
  function liftPrefixes() {
    for (const entry of ranked.slice(TOP)) {
      if (!startsLike(entry.group)) continue
      const place = ranked.slice(0, TOP).findLastIndex(({ group, score }) => !startsLike(group) && score < STEP.home)
      if (place < 0) return
      ranked.splice(ranked.indexOf(entry), 1)
      ranked.splice(place, 0, entry)
    }
  }
}
