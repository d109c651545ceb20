import { parse, type Token } from 'sucrase/dist/esm/parser/index.js'
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types.js'

/** The names that guarded code calls; the sandbox hands them to every file. */
export const GUARD = '__liveGuard'
export const GUARD_EACH = '__liveEach'
export const GUARD_EACH_ASYNC = '__liveEachAsync'
export const META = '__liveMeta'

interface Insertion {
  at: number
  /** Where what is replaced ends; `at` where nothing is. */
  end: number
  text: string
}

/**
 * Makes every loop of a script ask on each round whether it may go on: `while (x)` becomes `while (__liveGuard(), x)`. Nothing
 * moves to another line. Loops inside packages and native functions stay as they are. `import.meta`, which only modules have,
 * becomes a name.
 */
export function guardLoops(code: string): string {
  if (!/\b(?:for|while|import)\b/.test(code)) return code
  const { tokens } = parse(code, false, false, false)
  const insertions = tokens.flatMap((token, index) => insertionsAt(code, tokens, index, token))
  let guarded = ''
  let last = 0
  for (const { at, end, text } of insertions.sort((a, b) => a.at - b.at)) {
    guarded += code.slice(last, at) + text
    last = end
  }
  return guarded + code.slice(last)
}

function insertionsAt(code: string, tokens: Token[], index: number, { type, start, end }: Token): Insertion[] {
  const before = tokens[index - 1]?.type
  if (before === tt.dot || before === tt.questionDot) return [] // a property of that name
  const next = tokens[index + 1]
  if (type === tt._while && next?.type === tt.parenL) return [insertion(next.end, `${GUARD}(), `)]
  if (next?.type === tt.dot && code.slice(start, end) === 'import') {
    const meta = tokens[index + 2]
    return meta ? [{ at: start, end: meta.end, text: META }] : []
  }
  if (type !== tt._for) return []
  const isAsync = next?.type !== tt.parenL // `for await (`
  return guardFor(code, tokens, index + (isAsync ? 2 : 1), isAsync)
}

/** `open` is the index of the bracket after `for`. */
function guardFor(code: string, tokens: Token[], open: number, isAsync: boolean): Insertion[] {
  if (tokens[open]?.type !== tt.parenL) return []
  const head = headOf(tokens, open)
  const close = head.at(-1)
  const condition = head.findIndex(({ type }) => type === tt.semi)
  if (condition >= 0) {
    const isEmpty = head[condition + 1]?.type === tt.semi
    return [insertion(head[condition]?.end ?? 0, isEmpty ? ` ${GUARD}()` : ` ${GUARD}(),`)]
  }
  const of = head.findLastIndex((token, index) => index > 0 && textOf(code, token) === 'of')
  const word = head[of]
  if (!word || !close) return [] // `for (key in object)` comes to an end
  return [insertion(word.end, ` ${isAsync ? GUARD_EACH_ASYNC : GUARD_EACH}(`), insertion(close.start, ')')]
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
