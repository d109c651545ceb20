/** One letter a kind, as the style sheet names them. */
export type CodeKind = 'k' | 's' | 'n' | 'f' | 't' | 'c' | 'p'

/** A stretch of code and its kind; what lies between stretches is plain. */
export type CodeSpan = [from: number, to: number, kind: CodeKind]

/**
 * Colors TypeScript and JSX while it is being typed, so also where it does not parse. A look at the words around a word has to
 * do: the parser that colors the served blocks runs at build, and a grammar for the browser weighs more than the rest of the
 * editor's language support together.
 */
export function colorCode(code: string, isJsx: boolean): CodeSpan[] {
  const spans: CodeSpan[] = []
  let at = 0
  /** The last thing that was no space or comment: decides what `<` and `/` begin, and what a word is. */
  let before = ''

  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    return pattern.exec(code)?.[0] ?? null
  }
  const take = (text: string, kind: CodeKind | null) => {
    if (kind) spans.push([at, at + text.length, kind])
    at += text.length
  }

  /** Up to the end, or to the brace that closes what was opened outside. */
  const takeCode = () => {
    let depth = 0
    while (at < code.length) {
      const space = read(SPACE)
      if (space) {
        at += space.length
        continue
      }
      const comment = read(COMMENT)
      if (comment) {
        take(comment, 'c')
        continue
      }
      const char = code[at] as string
      if (char === '}' && depth === 0) return
      const text = takeLiteral(char) ?? takeWord()
      if (text !== null) {
        before = text
      } else if (isJsx && char === '<' && startsValue(before) && read(TAG_START)) {
        takeElement()
        before = ')'
      } else {
        if (char === '{') depth++
        else if (char === '}') depth--
        const isArrow = char === '=' && code[at + 1] === '>'
        before = isArrow ? '=>' : char
        take(before, 'p')
      }
    }
  }

  const takeLiteral = (char: string): string | null => {
    if (char === '`') {
      takeTemplate()
      return ')'
    }
    const string = read(STRING) ?? (startsValue(before) ? read(REGEX) : null)
    if (string) {
      take(string, 's')
      return ')'
    }
    const number = read(NUMBER)
    if (number) take(number, 'n')
    return number && ')'
  }

  const takeWord = (): string | null => {
    const word = read(WORD)
    if (!word) return null
    take(word, kindOfWord(word, before, code, at + word.length))
    return word
  }

  const takeTemplate = () => {
    let start = at++
    while (at < code.length && code[at] !== '`') {
      if (code[at] === '$' && code[at + 1] === '{') {
        spans.push([start, at, 's'])
        take('${', 'p')
        before = '{'
        takeCode()
        if (at < code.length) take('}', 'p')
        start = at
      } else {
        at += code[at] === '\\' ? 2 : 1
      }
    }
    at = Math.min(at + 1, code.length)
    spans.push([start, at, 's'])
  }

  const takeBraces = () => {
    take('{', 'p')
    before = '{'
    takeCode()
    if (at < code.length) take('}', 'p')
  }

  /** A tag and, if it has any, what is inside of it up to the closing one. */
  const takeElement = () => {
    if (takeTag()) return
    while (at < code.length) {
      const text = read(JSX_TEXT)
      if (text) at += text.length
      else if (code[at] === '{') takeBraces()
      else if (code.startsWith('</', at)) {
        takeTag()
        return
      } else takeElement()
    }
  }

  /** True if nothing is inside: `<hr />`. */
  const takeTag = (): boolean => {
    const start = read(/<\/?/y) ?? '<'
    take(start, 'p')
    const name = read(TAG_NAME)
    if (name) take(name, /^[a-z]/.test(name) ? 'k' : 't')
    while (at < code.length) {
      const rest = read(/\s+|[\w-]+/y)
      const string = read(/'[^']*'?|"[^"]*"?/y)
      if (rest) at += rest.length
      else if (string) take(string, 's')
      else if (code[at] === '{') takeBraces()
      else if (code.startsWith('/>', at)) {
        take('/>', 'p')
        return true
      } else {
        const char = code[at] as string
        take(char, 'p')
        if (char === '>') return false
      }
    }
    return true
  }

  while (at < code.length) {
    takeCode()
    if (at < code.length) take('}', 'p') // one too many
  }
  return spans
}

const SPACE = /\s+/y
const COMMENT = /\/\/.*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)/y
const STRING = /'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?/y
const REGEX = /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/y
const NUMBER = /\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?n?\b|0x[\da-f]+/iy
const WORD = /[\p{L}_$#@][\p{L}\p{N}_$]*/uy
const TAG_START = /<(?:>|[A-Za-z][\w.-]*(?=[\s/>]))/y
const TAG_NAME = /[\w.-]+/y
const JSX_TEXT = /[^<{]+/y

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

const follows = (pattern: RegExp, code: string, end: number) => {
  pattern.lastIndex = end
  return pattern.test(code)
}

function kindOfWord(word: string, before: string, code: string, end: number): CodeKind | null {
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
function startsValue(before: string): boolean {
  return before === '' || /^(?:[^\w\s)\]}]|=>|return|case|default|typeof|yield|await|else|do)$/.test(before)
}
