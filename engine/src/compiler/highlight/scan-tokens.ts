import { splitLines, type Token, type TokenLines } from './tokens.ts'

const JSON_TOKEN =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\\n]|\\.)*")|(?<number>-?\d[\d.eE+-]*|\b(?:true|false|null)\b)|(?<mark>[{}[\],:]+)|\s+|[^\s{}[\],:"]+|"/g

/** JSON, with the comments that configuration files have. Names of properties stay plain. */
export function scanJson(code: string): TokenLines {
  const tokens = [...code.matchAll(JSON_TOKEN)].map(({ 0: text, groups = {} }): Token => {
    if (groups.comment) return ['c', text]
    if (groups.string) return ['s', text]
    if (groups.number) return ['n', text]
    return [groups.mark ? 'p' : '', text]
  })
  return splitLines(tokens)
}

const SHELL_TOKEN =
  /(?<comment>(?<=^|\s)#[^\n]*)|(?<string>'[^']*'|"(?:[^"\\]|\\[\s\S])*")|(?<mark>&&|\|\||;;|[|;&<>()]+|\\(?=\n))|(?<line>\n)|(?<space>[^\S\n]+)|(?<word>(?:[^\s'"|;&<>()\\]|\\[\s\S])+)|[\s\S]/gm

const SHELL_KEYWORDS = new Set(
  'if then elif else fi for in do done while until case esac function export return local'.split(' '),
)
/** After these a command follows, not its arguments. */
const LEADS = new Set('if then elif else do while until sudo'.split(' '))

/** A shell script: what is run is the call, its arguments stay plain. */
export function scanShell(code: string): TokenLines {
  const tokens: Token[] = []
  let expectsCommand = true
  for (const { 0: text, groups = {} } of code.matchAll(SHELL_TOKEN)) {
    if (groups.comment) tokens.push(['c', text])
    else if (groups.string) tokens.push(['s', text])
    else if (groups.mark) {
      tokens.push(['p', text])
      // A `>` that starts a line is the shell asking for more.
      expectsCommand = /[|;&(]/.test(text) || (text === '>' && expectsCommand)
    } else if (groups.line) {
      // A backslash at the end of a line carries the command over.
      if (tokens.at(-1)?.[1] !== '\\') expectsCommand = true
      tokens.push(['', text])
    } else if (groups.word) {
      tokens.push(wordToken(text, expectsCommand))
      if (expectsCommand) expectsCommand = LEADS.has(text) || /^\w+=/.test(text)
    } else tokens.push(['', text])
  }
  return splitLines(tokens)
}

function wordToken(text: string, expectsCommand: boolean): Token {
  if (SHELL_KEYWORDS.has(text) && (expectsCommand || text === 'in')) return ['k', text]
  if (!expectsCommand || /^\w+=/.test(text)) return ['', text]
  return /^[\w@./~-]/.test(text) ? ['f', text] : ['p', text]
}
