import { stem } from '#search/index/word-forms.ts'

/** The form by which all forms of a word are told. */
export type WordKeys = (word: string) => string

/** Told once for every word: a site has some thousand, and says them many times. */
export function createWordKeys(): WordKeys {
  const keys = new Map<string, string>()
  return (word) => {
    const known = keys.get(word)
    if (known !== undefined) return known
    const key = stem(word.toLowerCase())
    keys.set(word, key)
    return key
  }
}
