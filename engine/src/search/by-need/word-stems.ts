import { eachWord, splitCamelCase } from '../index/tokenize.ts'
import { stem } from '../index/word-forms.ts'

/** What a word is looked up by: itself and, for a name in camel case, its parts, each without its ending. */
export function stemsOf(word: string): string[] {
  const parts = splitCamelCase(word)
  const words = parts.length > 1 ? [word, ...parts] : [word]
  return words.map((each) => stem(each.toLowerCase()))
}

/** Meets the stems of a text. A site says its words many times: those of each are made once. */
export function createStemReader(): (text: string, meet: (stem: string) => void) => void {
  const known = new Map<string, string[]>()
  return (text, meet) =>
    eachWord(text, (word) => {
      let stems = known.get(word)
      if (!stems) {
        stems = stemsOf(word)
        known.set(word, stems)
      }
      for (const each of stems) meet(each)
    })
}
