import { dottedKey, OPTION_RANK } from '../index/names.ts'
import { joined } from '../index/tokenize.ts'
import { unitAt } from '../index/word.ts'
import type { Match } from '../query/match-words.ts'
import { ALL_LETTERS } from '../query/meanings.ts'
import type { Query } from '../query/read-query.ts'
import type { Catalog, NameAt } from './catalog.ts'
import * as STEP from './steps.ts'
import type { Unit } from './unit.ts'

/** What a query is the name of. */
export interface ExactNames {
  /** The query in joined form. */
  key: string
  /** What is added to units that have the name. */
  units: Map<Unit, number>
  /** What is added to pages by their title in joined form. */
  titles: Map<string, number>
  /** Places that have the very name that was typed, or meant by one that is misspelt. One of them is its home. */
  homes: NameAt[]
  /** What the home is ahead by. */
  homeStep: number
  /** True when a name of code was typed rather than words. */
  isCode: boolean
}

/** Looks a query up among all names: typed in full, misspelt, not yet typed to its end, or among other words. */
export function exactNames({ names, units: all }: Catalog, query: Query, asked: string, matches: Match[]): ExactNames {
  const key = joined(asked)
  const units = new Map<Unit, number>()
  const titles = new Map<string, number>()
  const last = query.tokens.length - 1
  const isOneWord = !last || query.spans.some(({ from, to, isWritten }) => isWritten && !from && to === last)

  const path = dottedKey(asked)
  const dotted = names.get(path ?? '')
  // `fetchUser.fulfilled`: an object of the reader's own, a member that has a name here.
  const isOwn = path !== null && (query.tokens[0]?.isVariable ?? false)
  const member = isOwn ? names.get(path.slice(path.lastIndexOf('.') + 1))?.filter(({ isApi }) => isApi) : undefined
  const typed = dotted ?? names.get(key) ?? member ?? []
  // `create.asyncThunk` is not `createAsyncThunk`, though the letters are the same.
  titles.set(key, dotted ? 0 : STEP.title)
  for (const { unit, rank } of typed) units.set(unit, STEP.name - rank / 10)

  // A name that is misspelt or not typed to its end counts as far as it is certain.
  const whole = matches.filter(({ from, to }) => !from && to === last)
  let meant: NameAt[] = []
  if (!typed.length) {
    for (const { word, quality, letters } of whole) {
      const name = word.text
      if (quality < 0.5) continue
      if (!titles.has(name)) titles.set(name, STEP.meant)
      const places = (names.get(name) ?? []).filter(({ isApi }) => isApi)
      for (const { unit } of places) units.set(unit, STEP.name * Math.min(1, quality))
      if (letters === ALL_LETTERS && isOneWord && word.parts.length && !meant.length) meant = places
      // A name that no heading has, such as an option in a table: where it is written is meant, not what has its parts.
      if (name !== key || !isOneWord || !word.parts.length) continue
      for (const place of word.places) {
        const unit = all[unitAt(place)]
        if (unit && !units.has(unit)) units.set(unit, STEP.name)
      }
    }
  }

  // A name among other words: its home is likely to be meant.
  for (const { text, from, to, isWritten } of query.spans) {
    if (!isWritten || to - from === last) continue
    const step = (STEP.within * (to - from + 1)) / query.tokens.length
    titles.set(text, step)
    for (const { unit, rank } of names.get(text) ?? []) units.set(unit, step * (1 - rank / 4))
  }

  // Words that are written apart may be words: `action creators` asks for those, not for an option of that name.
  const isName = isOneWord || query.spans.some(({ isWritten }) => isWritten)
  const named = (typed.length ? typed : meant).filter(({ isApi, rank }) => isApi && (isName || rank < OPTION_RANK))
  // Where a page has `infinite query`, in two words, among its keywords, that page is meant and not a name that reads the same.
  const isKeyword = ({ unit, isApi }: NameAt) => !isApi && unit.section === null
  const plain = isName || !named.length ? [] : typed.filter(isKeyword)
  const homes = plain.length ? plain : named
  const isCode =
    (typed.length > 0 && homes.length > 0) ||
    (isOneWord && (typed.length > 0 || whole.some(({ word }) => word.parts.length > 0)))
  return { key, units, titles, homes, homeStep: typed.length ? STEP.home : STEP.name, isCode }
}
