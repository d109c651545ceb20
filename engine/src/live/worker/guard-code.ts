import { parse, type Scope, type Token } from 'sucrase/dist/esm/parser/index.js'
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import type { GuardNames } from '../protocol/worker-messages.ts'
import { CLOSING, OPENING, textOf } from './brackets.ts'
import { earlyCode, type Part } from './early-code.ts'

interface Insertion {
  at: number
  /** Where what is replaced ends; `at` where nothing is. */
  end: number
  text: string
  /** What stands there in the proof, if that is something else; of the same length. */
  proof?: string
}

/** Code that asks whether it may go on. */
export interface GuardedCode {
  code: string
  /**
   * The same in what can be read in one way only: a product for each division, a list for each regular expression. Null if there is
   * neither.
   */
  proof: string | null
}

/**
 * Makes every loop ask on each round, and every function on each call, whether it may go on: `while (x)` becomes
 * `while (guard(), x)`, `() => x` becomes `() => (guard(), x)`. Code that never ends goes through one of them again and again,
 * however it is called: by a promise, a getter, a comparison. Nothing moves to another line, and functions keep name and
 * length. Packages and native functions stay as they are. `import.meta`, which only modules have, becomes a name.
 *
 * All of it rests on the parser here finding the loops that the browser will run. What a slash is, an operator or the beginning of a
 * regular expression, depends on the grammar, and the two do not agree on all of it: `await` is a name in a script, and after an
 * arrow function this one takes `/=` for an assignment. What one has for a text is code to the other. So where there are slashes, the
 * browser has to accept a text without any first: a product and a list are wrong wherever it would read the slash differently.
 */
export function guardCode(code: string, names: GuardNames): GuardedCode {
  const { tokens, scopes } = parse(code, false, false, false)
  const script: Script = { code, tokens, names }
  const isWholeFile = ({ startTokenIndex: start, endTokenIndex: end }: Scope) => start === 0 && end === tokens.length
  const functions = scopes.filter((scope) => scope.isFunctionScope && !isWholeFile(scope))
  const insertions = [
    ...tokens.flatMap((token, index) => loopInsertions(script, index, token)),
    ...tokens.flatMap((token) => ofOneReading(code, token)),
    ...functions.flatMap((scope) => callInsertions(script, scope)),
    ...earlyCode(code, tokens, functions).flatMap((part) => asking(script, part)),
  ]
  // What is put before a name comes before what takes its place.
  insertions.sort((a, b) => a.at - b.at || a.end - b.end)
  const write = (choose: (insertion: Insertion) => string) => {
    let written = ''
    let last = 0
    for (const insertion of insertions) {
      written += code.slice(last, insertion.at) + choose(insertion)
      last = insertion.end
    }
    return written + code.slice(last)
  }
  return {
    code: write(({ text }) => text),
    proof: insertions.some(({ proof }) => proof) ? write(({ text, proof }) => proof ?? text) : null,
  }
}

/**
 * Of two readings one is left. In a script `<!--` begins a comment, the parser reads it as in a module, as three signs: with a space
 * it means the same to both. A slash stays, and is left to the proof.
 */
function ofOneReading(code: string, token: Token): Insertion[] {
  const { type, start, end } = token
  if (type === tt.lessThan && code.startsWith('<!--', start)) return [insertion(start + 1, ' ')]
  const text = textOf(code, token)
  if (type === tt.regexp) return [{ at: start, end, text, proof: '[]'.padEnd(text.length) }]
  const isDivision = type === tt.slash || (type === tt.assign && text === '/=')
  return isDivision ? [{ at: start, end, text, proof: text.replace('/', '*') }] : []
}

interface Script {
  code: string
  tokens: Token[]
  names: GuardNames
}

function loopInsertions(script: Script, index: number, token: Token): Insertion[] {
  const { code, tokens, names } = script
  if (isNamed(tokens, index)) return []
  const next = tokens[index + 1]
  if (token.type === tt._while && next?.type === tt.parenL) return [insertion(next.end, `${names.guard}(), `)]
  if (next?.type === tt.dot && textOf(code, token) === 'import') {
    const meta = tokens[index + 2]
    return meta ? [{ at: token.start, end: meta.end, text: names.meta }] : []
  }
  if (token.type !== tt._for) return []
  const isAsync = next?.type !== tt.parenL // `for await (`
  return guardFor(script, index + (isAsync ? 2 : 1), isAsync)
}

/** `open` is the index of the bracket after `for`. */
function guardFor({ code, tokens, names }: Script, open: number, isAsync: boolean): Insertion[] {
  let word: Token | null = null
  let depth = 0
  for (let index = open; index < tokens.length; index++) {
    const token = tokens[index] as Token
    if (OPENING.has(token.type)) depth++
    else if (CLOSING.has(token.type)) depth--
    if (depth === 0 && !word) return []
    if (depth === 0 && word) {
      // Few keys are gone through at once, but a loop in a loop in a loop is not through for years.
      if (word.type === tt._in) return [insertion(word.end, ` ${names.guard}(),`)]
      return [insertion(word.end, ` ${isAsync ? names.eachAsync : names.each}(`), insertion(token.start, ')')]
    }
    if (depth > 1) continue
    if (token.type === tt.semi) {
      const isEmpty = tokens[index + 1]?.type === tt.semi
      return [insertion(token.end, isEmpty ? ` ${names.guard}()` : ` ${names.guard}(),`)]
    }
    // The first that names neither what is declared nor a property: all after it belongs to what is gone through.
    if (index > open + 1 && !isNamed(tokens, index) && (token.type === tt._in || textOf(code, token) === 'of'))
      word ??= token
  }
  return []
}

/**
 * The parser tells two scopes of a function: that of its parameters and body, and that of a body in braces, which begins with
 * the brace. An arrow function without braces has the first alone.
 */
function callInsertions(script: Script, { startTokenIndex: start, endTokenIndex: end }: Scope): Insertion[] {
  const first = script.tokens[start] as Token
  if (first.type === tt.braceL) return [insertion(first.end, `${script.names.guard}();`)]
  const body = expressionBody(script.tokens, start, end)
  return body ? asking(script, [body, end]) : []
}

/** Where the body is, if it is an expression after an arrow. */
function expressionBody(tokens: Token[], start: number, end: number): number | null {
  let depth = 0
  for (let index = start; index < end; index++) {
    const { type } = tokens[index] as Token
    if (depth === 0 && type === tt.braceL) return null // the body of a function
    if (OPENING.has(type)) depth++
    else if (CLOSING.has(type)) depth--
    else if (depth === 0 && type === tt.arrow) return tokens[index + 1]?.type === tt.braceL ? null : index + 1
  }
  return null
}

/** Asks before what a part is. */
const asking = ({ tokens, names }: Script, [from, to]: Part): Insertion[] => [
  insertion(tokens[from]?.start ?? 0, `(${names.guard}(), `),
  insertion(tokens[to - 1]?.end ?? 0, ')'),
]

const BEFORE_NAME = new Set([tt.dot, tt.questionDot, tt.hash, tt._const, tt._let, tt._var])
/** Whether what stands there is the name of a property, or of what is declared. */
const isNamed = (tokens: Token[], index: number) => BEFORE_NAME.has(tokens[index - 1]?.type ?? 0)

const insertion = (at: number, text: string): Insertion => ({ at, end: at, text })
