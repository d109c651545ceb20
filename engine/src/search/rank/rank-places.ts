import type { Marker } from '../show/mark.ts'
import type { Catalog } from './catalog.ts'
import type { Evidence } from './evidence.ts'
import { orderScore, placeScore } from './place-score.ts'
import { MOST_BY_WORDS, promising } from './promising.ts'
import { liftPrefixes, type RankedGroup, startsLike, titleStep } from './rank-groups.ts'
import type { Asked, Ranking } from './rank-units.ts'
import * as STEP from './steps.ts'
import type { Group } from './unit.ts'

/** What the best page gives to its places: of places that answer alike, the one on the page about it is meant. */
const PAGE = 5
/** What a page is ahead by that is the home of a piece of what was pasted. */
const HOME = 2
/** Places whose sentences are read. */
const MOST_READ = 20
/** So few words are a name or a topic, which a page is about; more are a question, which a place answers. */
const MOST_OF_NAME = 2
/** Share of a title that a query has, or of a query that a title has, for the page to be an option. */
const LEAST_TITLE = 0.6
/** Options that readers look at. */
const IN_SIGHT = 3
/**
 * How far ahead of the best of the next page the second place of a page is that is in sight, and each further one besides: if the first
 * is not the answer, its page may not be the one. Below, how far behind it may be.
 */
const AHEAD = 0.6
const MOST_AHEAD = 2
const BEHIND = 0.6

/** A group with its places in order. */
interface OrderedGroup extends RankedGroup {
  /** What it is ahead by whatever its places say. */
  step: number
  /** The score of its first place, and what its page is ahead by. */
  best: number
}

/**
 * Orders places by how well they answer, and pages by the best of their places. A page that is named leads whatever its places say;
 * for a name and a topic pages stay in their own order, and before all others the homes of a message that was pasted. Where nothing is
 * about the message as a whole, its homes have a piece of it, which many messages share: then they are ahead, but not of all.
 */
export function rankPlaces(
  { units }: Catalog,
  ranked: RankedGroup[],
  asked: Asked,
  evidence: Evidence,
  marker: Marker,
): RankedGroup[] {
  const { weights, coverOf, query, exact, isOneWord, isLong, names, ranking } = asked
  const words = query.tokens.filter(({ isStop }) => !isStop).length
  const isName = isOneWord || exact.isCode || words <= MOST_OF_NAME
  const isKnown = ranking.isMessage.includes(1)
  const isSure = names.isMessage.includes(1)
  const isPasted = isKnown || (isLong && query.tokens.some(({ isVariable }) => isVariable))
  const question = { weights, evidence, coverOf, isPasted }
  const best = Math.max(0.01, ...ranked.map(({ score }) => Math.min(score, MOST_BY_WORDS)))
  const places = promising(ranked, asked, evidence)
  const { place } = ranking
  for (const { unit: number, ofPage } of places) {
    const unit = units[number]
    if (unit) place[number] = (PAGE * ofPage) / best + placeScore(unit, question, asked)
  }
  places.sort((a, b) => (place[b.unit] ?? 0) - (place[a.unit] ?? 0))
  for (const { unit: number } of places.slice(0, MOST_READ)) {
    const unit = units[number]
    if (unit) place[number] = (place[number] ?? 0) + orderScore(unit, words, marker)
  }

  const homes = new Set(ranked.filter((entry) => isKnown && isHomeOfMessage(entry, asked)).map(({ group }) => group))
  const ordered = ranked.map(({ group, score, units }): OrderedGroup => {
    const step = isName || score >= STEP.home || (isSure && homes.has(group)) ? score : 0
    const places = orderUnits(group, units, asked)
    const best = (ranking.place[places[0] ?? -1] ?? 0) + (homes.has(group) ? HOME : 0)
    return { group, score, units: places, step, best }
  })
  ordered.sort((a, b) => b.step - a.step || b.best - a.best)
  liftPrefixes(ordered, exact)
  let above = 0
  return ordered.map((entry, index) => {
    const kept = withoutStragglers(entry, ordered[index + 1], above < IN_SIGHT, isName || isKnown, ranking)
    above += kept.units.length
    return kept
  })
}

/** The list that has the message, or a page that has it among its names: others quote it in passing, however much of it. */
const isHomeOfMessage = ({ group, units }: RankedGroup, { ranking }: Asked) =>
  units.some((unit) => ranking.isMessage[unit] && (group.page === null || unit === group.numbers[0]))

/** The places of a page, best first. The page itself is one if its title is asked for: first if that is the query, or else last. */
function orderUnits(group: Group, units: number[], asked: Asked): number[] {
  const { score, place } = asked.ranking
  const bestFirst = (by: Float64Array) => (a: number, b: number) => (by[b] ?? 0) - (by[a] ?? 0)
  if (!group.page) return units.toSorted(bestFirst(score))
  // In order of the page, so that the page itself is the first of them.
  const own = group.numbers[0] === units[0] ? group.units[0] : undefined
  const inOrder = own ? units.slice(1) : units
  // Most pages have no place that was looked at closely.
  const places = inOrder.some((unit) => place[unit]) ? inOrder.toSorted(bestFirst(place)) : inOrder
  if (!own) return places
  const isNamed = titleStep(own, asked) >= STEP.meant || startsLike(group, asked.exact)
  if (isNamed || !places.length) return [own.number, ...places]
  const cover = asked.coverOf(own.phrases[0] ?? [])
  const isTitled = cover !== null && Math.max(cover.said, cover.held) >= LEAST_TITLE
  return isTitled || asked.exact.units.has(own) ? [...places, own.number] : places
}

/**
 * A page without those of its further places that would keep better ones of the next page out of sight. Who asks for a name or a topic
 * may want the page that has it in its title.
 */
function withoutStragglers(
  entry: RankedGroup,
  next: OrderedGroup | undefined,
  isInSight: boolean,
  isByPage: boolean,
  { place }: Ranking,
): RankedGroup {
  if (!next) return entry
  const units: number[] = []
  for (let index = 0; index < entry.units.length; index++) {
    const unit = entry.units[index] ?? 0
    const lead = isInSight ? AHEAD * Math.min(index, MOST_AHEAD) : -BEHIND
    const isTitle = isByPage && unit === entry.group.numbers[0]
    if (index === 0 || isTitle || (place[unit] ?? 0) >= next.best + lead) units.push(unit)
  }
  return { group: entry.group, score: entry.score, units }
}
