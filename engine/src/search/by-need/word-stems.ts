import { splitCamelCase } from '../index/tokenize.ts'
import { stem } from '../index/word-forms.ts'

/** What a word is looked up by: itself and, for a name in camel case, its parts, each without its ending. */
export function stemsOf(word: string): string[] {
  const parts = splitCamelCase(word)
  const words = parts.length > 1 ? [word, ...parts] : [word]
  return words.map((each) => stem(each.toLowerCase()))
}
