import { transform } from 'sucrase'
import type { LiveFile } from '#model/live.ts'
import type { GuardNames, ScriptFile, SyntaxFault } from '../protocol/worker-messages.ts'
import { guardCode } from './guard-code.ts'
import { separateExports } from './separate-exports.ts'

/** TypeScript and JSX as a script of the same lines, its imports as calls of `require`; or why that cannot be. */
export function transpileFile({ name, code }: LiveFile, names: GuardNames): ScriptFile | SyntaxFault {
  if (name.endsWith('.json')) return dataFile(name, code)
  const isJsx = /\.[jt]sx$/.test(name)
  try {
    const result = transform(separateExports(code, isJsx), {
      transforms: ['typescript', 'imports', ...(isJsx ? (['jsx'] as const) : [])],
      jsxRuntime: 'automatic',
      production: true, // the other form of JSX writes file names into the code
      disableESTransforms: true,
    })
    return { name, ...guardCode(result.code, names) }
  } catch (error) {
    return faultOf(name, code, error)
  }
}

/** Text that is JSON to the letter is an expression, and no more than that. */
function dataFile(name: string, code: string): ScriptFile | SyntaxFault {
  try {
    JSON.parse(code)
    return { name, code: `module.exports = ${code}`, proof: null }
  } catch (error) {
    return { message: `This is no JSON. ${(error as Error).message}`, place: { file: name, line: 1, column: null } }
  }
}

interface ParseError {
  message: string
  loc?: { line: number; column: number }
}

function faultOf(file: string, code: string, error: unknown): SyntaxFault {
  const { message, loc } = error as ParseError
  const line = loc?.line ?? 1
  const column = loc?.column ?? null
  return { message: explain(message.replace(/ \(\d+:\d+\)$/, ''), code, line, column), place: { file, line, column } }
}

/** The parser says "Unexpected token" and no more; what is there, the reader can be told. */
function explain(message: string, code: string, line: number, column: number | null): string {
  if (!/^Unexpected token/.test(message)) return message
  const rest = (code.split('\n')[line - 1] ?? '').slice((column ?? 1) - 1)
  const [token] = /^(?:[\w$]+|["'`]|=>|[=!]==?|\S)/.exec(rest.trimStart()) ?? []
  const found = token ?? (line >= code.split('\n').length ? 'end of the file' : 'end of the line')
  const expected = /, expected (.+)$/.exec(message)?.[1]
  const shown = token ? `\`${found}\`` : found
  return expected ? `Unexpected ${shown}: expected ${expected.replaceAll('"', '`')}` : `Unexpected ${shown}`
}
