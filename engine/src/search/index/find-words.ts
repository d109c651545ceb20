import { letterMask, maskAllows, typoDistance } from './typos.ts'
import type { Word } from './word.ts'
import { stem } from './word-forms.ts'

/** Words that begin so, of a list in order of the alphabet. */
function beginningWith(prefix: string, sorted: Word[]): Word[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.text ?? '') < prefix) low = middle + 1
    else high = middle
  }
  let end = low
  while (sorted[end]?.text.startsWith(prefix)) end++
  return sorted.slice(low, end)
}

/** Words that begin so and go on; shortest first if there are more than `most`. */
export function continuing(prefix: string, sorted: Word[], most: number): Word[] {
  const found = beginningWith(prefix, sorted).filter(({ text }) => text !== prefix)
  if (found.length <= most) return found
  return found.sort((a, b) => a.text.length - b.text.length).slice(0, most)
}

/** Words with the same stem, of a list in order of the alphabet. */
export function formsOf(text: string, sorted: Word[]): Word[] {
  const root = stem(text)
  // Endings change the last letter of a stem at most: `query`, `queries`.
  return beginningWith(root.slice(0, Math.max(2, root.length - 1)), sorted).filter((word) => {
    word.stem ||= stem(word.text)
    return word.stem === root
  })
}

/** Names that have a word and then others among their parts; of the last one perhaps only the beginning. */
export function namesWith(first: Word, rest: string[], isOpen: boolean): Word[] {
  return first.names.filter(({ parts }) =>
    parts.some((part, at) => part === first && rest.every((text, index) => isPart(parts[at + 1 + index], text, index))),
  )

  function isPart(part: Word | undefined, text: string, index: number): boolean {
    const isGrowing = isOpen && index === rest.length - 1
    return part !== undefined && (part.text === text || (isGrowing && part.text.startsWith(text)))
  }
}

/** Words within a number of wrong letters: the closest only. With `isPrefix`, words with such a beginning. */
export function closestWords(
  text: string,
  words: Word[],
  typos: number,
  isPrefix: boolean,
): { distance: number; words: Word[] } {
  const mask = letterMask(text)
  let distance = typos
  let found: Word[] = []
  for (const word of words) {
    const difference = word.text.length - text.length
    if (-difference > distance || (!isPrefix && difference > distance)) continue
    if (!maskAllows(mask, word.mask, distance)) continue
    const typo = typoDistance(text, word.text, distance, isPrefix)
    if (typo > distance) continue
    if (typo < distance) {
      distance = typo
      found = []
    }
    found.push(word)
  }
  return { distance, words: found }
}
