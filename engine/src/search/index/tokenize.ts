/** A word as it stands in a text. */
export interface FoundWord {
  word: string
  at: number
}

const OTHER_LETTER = /[\p{L}\p{N}]/u
const CAMEL = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}]+|\p{Lu}/gu

/** For the first 128 characters a table: texts are read from end to end, and nearly all of them is here. */
const IS_LETTER = Array.from({ length: 128 }, (_, code) => /[a-z\d]/i.test(String.fromCharCode(code)))

/** Goes through the words of a text: runs of letters and digits, so `api.util` and `non-serializable` are two each. */
export function eachWord(text: string, meet: (word: string, at: number) => void): void {
  let at = -1
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i)
    const isLetter = code < 128 ? IS_LETTER[code] : i < text.length && OTHER_LETTER.test(text.charAt(i))
    if (isLetter && at < 0) at = i
    if (isLetter || at < 0) continue
    meet(text.slice(at, i), at)
    at = -1
  }
}

/** The words of a text, with their places. */
export function wordsOf(text: string): FoundWord[] {
  const words: FoundWord[] = []
  eachWord(text, (word, at) => words.push({ word, at }))
  return words
}

/** `openSideShelf` is `open`, `Side`, `Shelf`; `HTMLShelf` is `HTML`, `Shelf`; a plain word is itself. */
export function splitCamelCase(word: string): string[] {
  return word.match(CAMEL) ?? [word]
}

/** Letters and digits only, in lower case: the form in which `Side Shelf`, `side-shelf` and `sideShelf()` are one name. */
export function joined(text: string): string {
  let letters = ''
  eachWord(text, (word) => {
    letters += word
  })
  return letters.toLowerCase()
}
