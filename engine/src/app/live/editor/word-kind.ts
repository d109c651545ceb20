/** One letter a kind, as the style sheet names them. */
export type CodeKind = 'k' | 's' | 'n' | 'f' | 't' | 'c' | 'p'

const KEYWORDS = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends finally for function if
  implements import in instanceof interface let new private protected public readonly return static super switch this throw
  try typeof var void while yield`.split(/\s+/),
)
const CONSTANTS = new Set(['true', 'false', 'null', 'undefined', 'NaN', 'Infinity'])
const TYPES = new Set('any bigint boolean never number object string symbol unknown void'.split(' '))
/** Words that are keywords only before something of their own. */
const SOMETIMES: Record<string, RegExp> = {
  as: /\s+[\w{'"[(]/y,
  async: /\s*(?:\(|function|[\w$]+\s*(?:=>|\())/y,
  from: /\s*['"]/y,
  keyof: /\s+\w/y,
  of: /\s+[\w[({]/y,
  satisfies: /\s+[\w{]/y,
  type: /\s+[\w$]+(?!\s*from)/y,
}
const CALLED = /\s*(?:<[^<>()]*(?:<[^<>()]*>[^<>()]*)*>)?(?:\(|`)/y
const HOLDS_FUNCTION = /\s*[:=]\s*(?:async\s*)?(?:function\b|\((?:[^()]|\([^()]*\))*\)\s*(?::[^=;{}]*)?=>|[\w$]+\s*=>)/y
const IS_KEY = /\s*\??:/y

/**
 * How far is looked for what makes something a function, a number or a regular expression. The code may be that of anybody's link:
 * looked for up to its end, again and again, what is not there takes many seconds.
 */
export const SIGHT = 500

const follows = (pattern: RegExp, code: string, end: number) => {
  pattern.lastIndex = 0
  return pattern.test(code.slice(end, end + SIGHT))
}

/** What a word is, from the last thing before it and from what follows behind its end. */
export function kindOfWord(word: string, before: string, code: string, end: number): CodeKind | null {
  if (before === '.') return follows(CALLED, code, end) ? 'f' : null
  if (CONSTANTS.has(word)) return 'n'
  const sometimes = Object.hasOwn(SOMETIMES, word) ? SOMETIMES[word] : undefined
  if (sometimes ? follows(sometimes, code, end) && !follows(IS_KEY, code, end) : KEYWORDS.has(word)) {
    return TYPES.has(word) && /^[:<|>]$/.test(before) ? 't' : 'k'
  }
  if (before === 'new' || /^(?:interface|enum|class|extends|implements|type)$/.test(before)) return 't'
  if (follows(CALLED, code, end) || follows(HOLDS_FUNCTION, code, end)) return 'f'
  if (TYPES.has(word)) return /^(?:[:<|&,([=?]|=>|as)$/.test(before) && !follows(IS_KEY, code, end) ? 't' : null
  return /^(?:\p{Lu}|\p{Lu}.*\p{Ll}.*)$/u.test(word) && !follows(IS_KEY, code, end) ? 't' : null
}

/** Whether what comes next is a value: then `<` begins an element and `/` a regular expression. */
export function startsValue(before: string): boolean {
  return before === '' || /^(?:[^\w\s)\]}]|=>|return|case|default|typeof|yield|await|else|do)$/.test(before)
}
