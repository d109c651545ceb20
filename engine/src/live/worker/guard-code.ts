import { parse, type Scope, type Token } from 'sucrase/dist/esm/parser/index.js'
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import type { GuardNames } from '../protocol/worker-messages.ts'

interface Insertion {
  at: number
  /** Where what is replaced ends; `at` where nothing is. */
  end: number
  text: string
}

/**
 * Makes every loop ask on each round, and every function on each call, whether it may go on: `while (x)` becomes
 * `while (guard(), x)`, `() => x` becomes `() => (guard(), x)`. Code that never ends goes through one of them again and again,
 * however it is called: by a promise, a getter, a comparison. Nothing moves to another line, and functions keep name and
 * length. Packages and native functions stay as they are. `import.meta`, which only modules have, becomes a name.
 */
export function guardCode(code: string, names: GuardNames): string {
  const { tokens, scopes } = parse(code, false, false, false)
  const insertions = [
    ...tokens.flatMap((token, index) => loopInsertions({ code, tokens, names }, index, token)),
    ...tokens.flatMap((token) => spaceInComment(code, token)),
    ...scopes.flatMap((scope) => callInsertions(tokens, scope, names)),
  ]
  let guarded = ''
  let last = 0
  // What is put before a name comes before what takes its place.
  for (const { at, end, text } of insertions.sort((a, b) => a.at - b.at || a.end - b.end)) {
    guarded += code.slice(last, at) + text
    last = end
  }
  return guarded + code.slice(last)
}

/**
 * In a script `<!--` begins a comment; the parser reads it as in a module, as three signs. A string that begins behind it would end
 * elsewhere, and what the parser has taken for text would run unguarded. With a space it means the same to both.
 */
const spaceInComment = (code: string, { type, start }: Token): Insertion[] =>
  type === tt.lessThan && code.startsWith('<!--', start) ? [insertion(start + 1, ' ')] : []

interface Script {
  code: string
  tokens: Token[]
  names: GuardNames
}

function loopInsertions(script: Script, index: number, { type, start, end }: Token): Insertion[] {
  const { code, tokens, names } = script
  const before = tokens[index - 1]?.type
  if (before === tt.dot || before === tt.questionDot) return [] // a property of that name
  const next = tokens[index + 1]
  if (type === tt._while && next?.type === tt.parenL) return [insertion(next.end, `${names.guard}(), `)]
  if (next?.type === tt.dot && code.slice(start, end) === 'import') {
    const meta = tokens[index + 2]
    return meta ? [{ at: start, end: meta.end, text: names.meta }] : []
  }
  if (type !== tt._for) return []
  const isAsync = next?.type !== tt.parenL // `for await (`
  return guardFor(script, index + (isAsync ? 2 : 1), isAsync)
}

/** `open` is the index of the bracket after `for`. */
function guardFor({ code, tokens, names }: Script, open: number, isAsync: boolean): Insertion[] {
  if (tokens[open]?.type !== tt.parenL) return []
  const head = headOf(tokens, open)
  const close = head.at(-1)
  const condition = head.findIndex(({ type }) => type === tt.semi)
  if (condition >= 0) {
    const isEmpty = head[condition + 1]?.type === tt.semi
    return [insertion(head[condition]?.end ?? 0, isEmpty ? ` ${names.guard}()` : ` ${names.guard}(),`)]
  }
  const of = head.findLastIndex((token, index) => index > 0 && textOf(code, token) === 'of')
  const word = head[of]
  if (!word || !close) return [] // `for (key in object)` comes to an end
  return [insertion(word.end, ` ${isAsync ? names.eachAsync : names.each}(`), insertion(close.start, ')')]
}

/**
 * The parser tells two scopes of a function: that of its parameters and body, and that of a body in braces, which begins with
 * the brace. An arrow function without braces has the first alone.
 */
function callInsertions(tokens: Token[], scope: Scope, { guard }: GuardNames): Insertion[] {
  const { startTokenIndex: start, endTokenIndex: end, isFunctionScope } = scope
  const isWholeFile = start === 0 && end === tokens.length
  const first = tokens[start]
  const last = tokens[end - 1]
  if (!isFunctionScope || isWholeFile || !first || !last) return []
  if (first.type === tt.braceL) return [insertion(first.end, `${guard}();`)]
  const body = expressionBody(tokens, start, end)
  return body ? [insertion(body.start, `(${guard}(), `), insertion(last.end, ')')] : []
}

/** The first token after an arrow, if the body is an expression. */
function expressionBody(tokens: Token[], start: number, end: number): Token | null {
  let depth = 0
  for (let index = start; index < end; index++) {
    const { type } = tokens[index] as Token
    if (depth === 0 && type === tt.braceL) return null // the body of a function
    if (OPENING.has(type)) depth++
    else if (CLOSING.has(type)) depth--
    else if (depth === 0 && type === tt.arrow) {
      const body = tokens[index + 1]
      return body && body.type !== tt.braceL ? body : null
    }
  }
  return null
}

const OPENING = new Set([tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL])
const CLOSING = new Set([tt.parenR, tt.braceR, tt.bracketR])

/** The tokens directly inside a bracket, nothing nested, and the closing one. */
function headOf(tokens: Token[], open: number): Token[] {
  const head: Token[] = []
  let depth = 0
  for (const token of tokens.slice(open)) {
    if (OPENING.has(token.type)) depth++
    else if (CLOSING.has(token.type)) {
      depth--
      if (depth === 0) return [...head, token]
    } else if (depth === 1) head.push(token)
  }
  return []
}

const textOf = (code: string, token: Token | undefined) => (token ? code.slice(token.start, token.end) : '')
const insertion = (at: number, text: string): Insertion => ({ at, end: at, text })
