import { type CodeKind, kindOfWord, SIGHT, startsValue } from './word-kind.ts'

/** A stretch of code and its kind; what lies between stretches is plain. */
type CodeSpan = [from: number, to: number, kind: CodeKind]

/** A reading of code from its begin to its end. */
interface Reading {
  code: string
  isJsx: boolean
  spans: CodeSpan[]
  /** What has been read. */
  at: number
  /** The last thing that was no space or comment: decides what `<` and `/` begin, and what a word is. */
  before: string
}

/**
 * Colors TypeScript and JSX while it is being typed, so also where it does not parse. A look at the words around a word has to
 * do: the parser that colors the served blocks runs at build, and a grammar for the browser weighs more than the rest of the
 * editor's language support together.
 */
export function colorCode(code: string, isJsx: boolean): CodeSpan[] {
  const reading: Reading = { code, isJsx, spans: [], at: 0, before: '' }
  while (!isOver(reading)) {
    takeCode(reading)
    if (!isOver(reading)) take(reading, '}', 'p') // one too many
  }
  return reading.spans
}

const isOver = ({ at, code }: Reading) => at >= code.length

/** What a pattern finds right here. */
function look({ code, at }: Pick<Reading, 'code' | 'at'>, pattern: RegExp): string | null {
  pattern.lastIndex = at
  return pattern.exec(code)?.[0] ?? null
}

function take(reading: Reading, text: string, kind: CodeKind | null): void {
  const { at, spans } = reading
  reading.at += text.length
  if (kind) spans.push([at, reading.at, kind])
}

/** Takes what a pattern finds, if it does. */
function takeIf(reading: Reading, pattern: RegExp, kind: CodeKind | null): string | null {
  const text = look(reading, pattern)
  if (text) take(reading, text, kind)
  return text
}

/** As `takeIf` with a pattern that may look far for nothing, and would again at the next character. */
function takeNear(reading: Reading, pattern: RegExp, kind: CodeKind): string | null {
  const text = look({ code: reading.code.slice(reading.at, reading.at + SIGHT), at: 0 }, pattern)
  if (text) take(reading, text, kind)
  return text
}

/** Up to the end, or to the brace that closes what was opened outside. */
function takeCode(reading: Reading): void {
  let depth = 0
  while (!isOver(reading)) {
    if (takeIf(reading, SPACE, null) || takeIf(reading, COMMENT, 'c')) continue
    const { code, at, before, isJsx } = reading
    const char = code.charAt(at)
    if (char === '}' && depth === 0) return
    const text = takeLiteral(reading, char) ?? takeWord(reading)
    if (text !== null) {
      reading.before = text
    } else if (isJsx && char === '<' && startsValue(before) && look(reading, TAG_START)) {
      takeElement(reading)
      reading.before = ')'
    } else {
      if (char === '{') depth++
      else if (char === '}') depth--
      const isArrow = char === '=' && code[at + 1] === '>'
      reading.before = isArrow ? '=>' : char
      take(reading, reading.before, 'p')
    }
  }
}

/** For what comes next a literal is like a value in parentheses. */
function takeLiteral(reading: Reading, char: string): ')' | null {
  if (char === '`') takeTemplate(reading)
  else {
    const isString = takeIf(reading, STRING, 's') || (startsValue(reading.before) && takeNear(reading, REGEX, 's'))
    if (!isString && !takeNear(reading, NUMBER, 'n')) return null
  }
  return ')'
}

function takeWord(reading: Reading): string | null {
  const word = look(reading, WORD)
  if (word) take(reading, word, kindOfWord(word, reading.before, reading.code, reading.at + word.length))
  return word
}

function takeTemplate(reading: Reading): void {
  const { code, spans } = reading
  let start = reading.at++
  while (!isOver(reading) && code[reading.at] !== '`') {
    if (code.startsWith('${', reading.at)) {
      spans.push([start, reading.at, 's'])
      takeBraces(reading, '${')
      start = reading.at
    } else {
      reading.at += code[reading.at] === '\\' ? 2 : 1
    }
  }
  reading.at = Math.min(reading.at + 1, code.length)
  spans.push([start, reading.at, 's'])
}

function takeBraces(reading: Reading, opening: '{' | '${' = '{'): void {
  take(reading, opening, 'p')
  reading.before = '{'
  takeCode(reading)
  if (!isOver(reading)) take(reading, '}', 'p')
}

/** A tag and, if it has any, what is inside of it up to the closing one. */
function takeElement(reading: Reading): void {
  if (takeTag(reading)) return
  while (!isOver(reading)) {
    if (takeIf(reading, JSX_TEXT, null)) continue
    if (reading.code[reading.at] === '{') takeBraces(reading)
    else if (reading.code.startsWith('</', reading.at)) return void takeTag(reading)
    else takeElement(reading)
  }
}

/** True if nothing is inside: `<hr />`. */
function takeTag(reading: Reading): boolean {
  takeIf(reading, TAG_OPENING, 'p')
  const name = look(reading, TAG_NAME)
  if (name) take(reading, name, /^[a-z]/.test(name) ? 'k' : 't')
  while (!isOver(reading)) {
    if (takeIf(reading, ATTRIBUTE, null) || takeIf(reading, ATTRIBUTE_VALUE, 's')) continue
    const char = reading.code.charAt(reading.at)
    if (char === '{') takeBraces(reading)
    else if (takeIf(reading, /\/>/y, 'p')) return true
    else {
      take(reading, char, 'p')
      if (char === '>') return false
    }
  }
  return true
}

const SPACE = /\s+/y
const COMMENT = /\/\/.*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)/y
const STRING = /'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?/y
const REGEX = /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/y
const NUMBER = /\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?n?\b|0x[\da-f]+/iy
const WORD = /[\p{L}_$#@][\p{L}\p{N}_$]*/uy
const TAG_START = /<(?:>|[A-Za-z][\w.-]*(?=[\s/>]))/y
const TAG_OPENING = /<\/?/y
const TAG_NAME = /[\w.-]+/y
const ATTRIBUTE = /\s+|[\w-]+/y
const ATTRIBUTE_VALUE = /'[^']*'?|"[^"]*"?/y
const JSX_TEXT = /[^<{]+/y
