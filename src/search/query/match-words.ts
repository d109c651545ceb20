import { typosAllowed } from '../index/typos.ts'
import { FIELD, fieldAt, type Vocabulary } from '../index/vocabulary.ts'
import type { Query } from './read-query.ts'

/** A word of the site that answers to tokens of a query. */
export interface Match {
  word: number
  /** Tokens it stands for. */
  from: number
  to: number
  /** Up to 1; a little more for tokens that are one word when joined. */
  quality: number
  /** How many letters from its start were typed: all of them unless only a beginning was. */
  letters: number
}

const QUALITY = { exact: 1, form: 0.9, prefix: 0.5, typo: 0.65, secondTypo: 0.45, joint: 1.15, inside: 1 }
/** What parts of a name that exists are worth by themselves: written as one word, or apart. Nothing where pages are about the name. */
const PARTS_OF_NAME = { written: 0.5, apart: 0.85 }
const MOST_PREFIXED = 50
const MOST_MISSPELT = 12
/** Letters of a match that is marked from end to end. */
export const ALL_LETTERS = 99
/** Letters of a match inside a longer name: those of the parts that were typed. */
export const BY_PARTS = 0

/** The words of the site that a query means: exact ones, other forms, beginnings, and misspelt ones where nothing else is. */
export function matchWords({ tokens, isAllStops, spans, isOpen }: Query, vocabulary: Vocabulary): Match[] {
  const matches: Match[] = []
  const lastToken = tokens.length - 1

  function add(words: number[], from: number, to: number, quality: number, letters = ALL_LETTERS) {
    for (const word of words) matches.push({ word, from, to, quality, letters })
  }

  function addExact(text: string, from: number, to: number, factor: number): boolean {
    const word = vocabulary.find(text)
    if (word !== undefined) add([word], from, to, QUALITY.exact * factor)
    return word !== undefined
  }

  function addPrefixed(text: string, from: number, to: number, factor: number): boolean {
    // One letter or two begin too many words: only those in names are meant.
    const most = text.length > 2 ? MOST_PREFIXED : Number.POSITIVE_INFINITY
    let words = vocabulary.startingWith(text, most)
    if (most > MOST_PREFIXED) words = words.filter(isName).slice(0, MOST_PREFIXED)
    for (const word of words) {
      const share = text.length / vocabulary.textOf(word).length
      add([word], from, to, (QUALITY.prefix + 0.4 * share) * factor, text.length)
    }
    return words.length > 0
  }

  function addMisspelt(text: string, from: number, to: number, factor: number, isPrefix: boolean) {
    const allowed = typosAllowed(text.length)
    if (!allowed) return
    let { distance, words } = vocabulary.closeTo(text, allowed, false)
    let quality = distance > 1 ? QUALITY.secondTypo : QUALITY.typo
    if (isPrefix && (!words.length || distance > 1)) {
      const begun = vocabulary.closeTo(text, words.length ? 1 : allowed, true)
      if (begun.words.length) {
        words = begun.words
        quality = (begun.distance > 1 ? QUALITY.secondTypo : QUALITY.typo) * 0.9
      }
    }
    const common = (word: number) => vocabulary.places(word).length
    if (words.length > MOST_MISSPELT) words = words.sort((a, b) => common(b) - common(a)).slice(0, MOST_MISSPELT)
    add(words, from, to, quality * factor)
    // What was meant may stand in another form: `mutatoin` on a page about mutations.
    const forms = words.flatMap((word) => vocabulary.formsOf(vocabulary.textOf(word)))
    add(
      [...new Set(forms)].filter((word) => !words.includes(word)),
      from,
      to,
      quality * factor * QUALITY.form,
    )
  }

  const isExact = tokens.map(({ text, isStop }, index) => {
    const found = addExact(text, index, index, 1)
    if (isStop && !isAllStops) return true
    const known = vocabulary.find(text)
    const forms = vocabulary.formsOf(text).filter((word) => word !== known)
    add(forms, index, index, QUALITY.form)
    const isGrowing = isOpen && index === lastToken
    const begins = (isGrowing || (text.length > 3 && !found && !forms.length)) && addPrefixed(text, index, index, 1)
    if (!found && !forms.length && !begins) addMisspelt(text, index, index, 1, isGrowing)
    return found
  })

  for (const { text, from, to, isWritten } of spans) {
    const isGrowing = isOpen && to === lastToken
    const before = matches.length
    const found = addExact(text, from, to, QUALITY.joint)
    const begins = isGrowing && text.length > 3 && addPrefixed(text, from, to, QUALITY.joint)
    const parts = tokens.slice(from, to + 1).map((token) => token.text)
    const names = vocabulary.namesWith(parts, isGrowing).filter((word) => vocabulary.textOf(word) !== text)
    add(names, from, to, QUALITY.inside, BY_PARTS)
    // `creatSlice`: the parts may mean something by themselves, together they are closest to one name.
    if (isWritten && !found && !begins && !isExact.slice(from, to + 1).every(Boolean)) {
      addMisspelt(text, from, to, QUALITY.joint, isGrowing)
    }
    if (matches.length === before) continue
    const most = !isWritten ? PARTS_OF_NAME.apart : isEstablished(matches.slice(before)) ? 0 : PARTS_OF_NAME.written
    for (const match of matches) {
      const isPart = match.from === match.to && match.from >= from && match.to <= to
      if (isPart) match.quality = Math.min(match.quality, most)
    }
  }
  return matches.filter(({ quality }) => quality > 0)

  /** A name that pages are about, not one that an example happens to use. */
  function isEstablished(joint: Match[]): boolean {
    return joint.some(({ word }) => vocabulary.places(word).length > 2 || isName(word))
  }

  function isName(word: number): boolean {
    return vocabulary.places(word).some((place) => fieldAt(place) < FIELD.description)
  }
}
