import { splitCamelCase, wordsOf } from '../index/tokenize.ts'
import type { Vocabulary } from '../index/vocabulary.ts'
import { isStopWord, isWeakWord } from '../index/word-forms.ts'

/** A word of a query. */
export interface Token {
  text: string
  /** 1, or less for words that say little. */
  weight: number
  isStop: boolean
  /** A name or number of the reader's own in a message: it stands nowhere in the pages, or by chance. */
  isVariable: boolean
}

/** Several tokens that may be one word when written together: `use query state`, or the parts of `useQueryState`. */
export interface Span {
  text: string
  from: number
  to: number
  /** Written as one word by the reader. */
  isWritten: boolean
}

/** A query, taken apart. */
export interface Query {
  tokens: Token[]
  /** No token says anything: then they all count. */
  isAllStops: boolean
  spans: Span[]
  /** The number in `error #7`, `code=7`. */
  code: number | null
  /** The last word may still be growing. */
  isOpen: boolean
}

const MOST_TOKENS = 24
/** What a word of the reader's own counts, and one that anything may be asked with. */
const VARIABLE = 0.25
const WEAK = 0.8
/** A name of three words is one thing: the more parts it has, the less each counts. */
const PART = 0.2
const MOST_JOINED = 4
const CODE = /(?:\berror|\bcode|#)\W{0,3}(\d{1,4})(?!\w)/i
/** The arguments of a type: `createSlice<State>()`. Not `<Provider>`, which stands by itself. */
const TYPE_ARGUMENTS = /(?<=[\p{L}\p{N}])<[^>]*(?:>|$)/gu
/** One name with dots, perhaps called: `api.util.resetApiState()`. */
const DOTTED = /^[$\w]+(?:\.[$\w]+)+(?:\(.*)?$/
/** An object as a console prints it: what it has in quotes are its values. */
const PRINTED = /^\s*[{[]/
/** What a message says in quotes is different each time. */
export const QUOTED = /"[^"]*"|“[^”]*”|(?<![\p{L}\p{N}])'[^']*'/gu

/** Takes a query apart, with the help of the words that exist: `asyncthunk` is two words only because `thunk` is one. */
export function readQuery(query: string, vocabulary: Vocabulary): Query {
  const text = query.slice(0, 300).replace(TYPE_ARGUMENTS, ' ')
  const found = wordsOf(text)
  const quotes = PRINTED.test(text) ? [] : [...text.matchAll(QUOTED)]
  const quoted = quotes.map(({ 0: part, index }) => [index, index + part.length] as const)
  const tokens: Token[] = []
  const spans: Span[] = []
  // In `fetchUser.fulfilled`, what stands before the dot is the reader's own.
  const isDotted = DOTTED.test(text.trim())
  const isOwnObject = (word: string) => isDotted && vocabulary.find(word.toLowerCase()) === undefined
  const isCompound = (word: string) => (vocabulary.find(word.toLowerCase())?.parts.length ?? 0) > 1
  /** Tokens with which a written word begins. */
  const starts: number[] = []

  found.forEach(({ word, at }, index) => {
    const parts = partsOf(word, index === found.length - 1, vocabulary).slice(0, MOST_TOKENS - tokens.length)
    // In a message, what is quoted or a number is the reader's own and stands nowhere in the pages; a name that does is the library's.
    const isQuoted = !isCompound(word) && quoted.some(([from, to]) => at > from && at < to)
    const isVariable =
      (found.length > 4 && (isQuoted || /^\d/.test(word))) || (index < found.length - 1 && isOwnObject(word))
    if (parts.length) starts.push(tokens.length)
    if (parts.length > 1) {
      spans.push({
        text: word.toLowerCase(),
        from: tokens.length,
        to: tokens.length + parts.length - 1,
        isWritten: true,
      })
    }
    for (const part of parts) {
      const weight = isVariable ? VARIABLE : isWeakWord(part) ? WEAK : 1
      tokens.push({ text: part, weight: weight / parts.length ** PART, isStop: isStopWord(part), isVariable })
    }
  })

  starts.forEach((from, index) => {
    const ends = [...starts.slice(index + 2), tokens.length]
    for (const end of ends) {
      if (end - from > MOST_JOINED || index === starts.length - 1) break
      const text = tokens.slice(from, end).reduce((joint, token) => joint + token.text, '')
      spans.push({ text, from, to: end - 1, isWritten: false })
    }
  })

  const code = CODE.exec(query)?.[1] ?? /^#?(\d{1,4})$/.exec(query)?.[1]
  return {
    tokens,
    isAllStops: tokens.every(({ isStop }) => isStop),
    spans,
    code: code === undefined ? null : Number(code),
    isOpen: /[\p{L}\p{N}]$/u.test(query),
  }
}

function partsOf(word: string, isLast: boolean, vocabulary: Vocabulary): string[] {
  const split = splitCamelCase(word)
  if (split.length > 1) return split.map((part) => part.toLowerCase())
  const lower = word.toLowerCase()
  const known = vocabulary.find(lower)
  if (known === undefined) return cutIntoWords(lower, isLast, vocabulary) ?? [lower]
  return known.parts.length ? known.parts.map(({ text }) => text) : [lower]
}

/** Cuts `createasync` into words that exist, the last of which may be a beginning; null when that does not work out. */
function cutIntoWords(word: string, isLast: boolean, vocabulary: Vocabulary, depth = 0): string[] | null {
  const exists = (part: string) => vocabulary.find(part) !== undefined
  if (depth && (exists(word) || (isLast && word.length > 1 && vocabulary.startingWith(word, 1).length))) return [word]
  if (depth === 3) return null
  for (let length = Math.min(word.length - 2, 20); length >= 3; length--) {
    if (!exists(word.slice(0, length))) continue
    const rest = cutIntoWords(word.slice(length), isLast, vocabulary, depth + 1)
    if (rest) return [word.slice(0, length), ...rest]
  }
  return null
}
