import type { Vocabulary } from '../index/vocabulary.ts'
import { begunWords, exactWord, isName, type Meaning, misspeltWords, namesAround, otherForms } from './meanings.ts'
import type { Query, Span } from './read-query.ts'

/** A word of the site that answers to tokens of a query. Its quality may pass 1 for tokens that are one word when joined. */
export interface Match extends Meaning {
  /** Tokens it stands for. */
  from: number
  to: number
}

/** How much more tokens are worth that are one word when joined. */
const JOINT = 1.15
/** What parts of a name that exists are worth by themselves: written as one word, or apart. Nothing where pages are about the name. */
const WRITTEN = 0.5
const APART = 0.85

/** The words of the site that a query means: exact ones, other forms, beginnings, and misspelt ones where nothing else is. */
export function matchWords({ tokens, isAllStops, spans, isOpen }: Query, vocabulary: Vocabulary): Match[] {
  const matches: Match[] = []
  const lastToken = tokens.length - 1
  const add = (meanings: Meaning[], from: number, to: number) => {
    for (const { word, quality, letters } of meanings) matches.push({ word, from, to, quality, letters })
  }

  const isExact = tokens.map(({ text, isStop }, index) => {
    const exact = exactWord(text, vocabulary)
    add(exact, index, index)
    if (isStop && !isAllStops) return true
    add(inexactWords(text, exact.length > 0, isOpen && index === lastToken, vocabulary), index, index)
    return exact.length > 0
  })

  for (const span of spans) {
    const { from, to, isWritten } = span
    const parts = tokens.slice(from, to + 1).map(({ text }) => text)
    const areExact = isExact.slice(from, to + 1).every(Boolean)
    const joint = jointNames(span, parts, areExact, isOpen && to === lastToken, vocabulary)
    if (!joint.length) continue
    const most = !isWritten ? APART : joint.some(isEstablished) ? 0 : WRITTEN
    for (const match of matches) {
      const isPart = match.from === match.to && match.from >= from && match.to <= to
      if (isPart) match.quality = Math.min(match.quality, most)
    }
    add(joint, from, to)
  }
  return matches.filter(({ quality }) => quality > 0)
}

/** What a word of a query means besides itself. Beginnings count while it grows, or where there is nothing else. */
function inexactWords(text: string, isFound: boolean, isGrowing: boolean, vocabulary: Vocabulary): Meaning[] {
  const forms = otherForms(text, vocabulary)
  const isUnknown = !isFound && !forms.length
  const begun = isGrowing || (text.length > 3 && isUnknown) ? begunWords(text, vocabulary) : []
  return isUnknown && !begun.length ? misspeltWords(text, isGrowing, vocabulary) : [...forms, ...begun]
}

/** Names that words mean together: as one word, or inside a longer one. */
function jointNames(
  { text, isWritten }: Span,
  parts: string[],
  areExact: boolean,
  isGrowing: boolean,
  vocabulary: Vocabulary,
): Meaning[] {
  const whole = exactWord(text, vocabulary)
  if (isGrowing && text.length > 3) whole.push(...begunWords(text, vocabulary))
  const around = namesAround(parts, isGrowing, vocabulary).filter(({ word }) => word.text !== text)
  // `creatSlice`: the parts may mean something by themselves, together they are closest to one name.
  const isMisspelt = isWritten && !whole.length && !areExact
  const close = isMisspelt ? misspeltWords(text, isGrowing, vocabulary) : []
  return [...whole.map(jointly), ...around, ...close.map(jointly)]
}

const jointly = (meaning: Meaning): Meaning => ({ ...meaning, quality: meaning.quality * JOINT })

/** A name that pages are about, not one that an example happens to use. */
const isEstablished = ({ word }: Meaning) => word.places.length > 2 || isName(word)
