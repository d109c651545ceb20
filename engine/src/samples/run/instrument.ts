import type { StatedResult } from './stated-results.ts'

/** What instrumented code calls; the worker gives it to each run. */
export const RECORDER = '__sample'

/**
 * The code with a call of the recorder around every statement whose result is stated. Nothing moves to another line.
 * Results are numbered as they come.
 */
export function instrument(code: string, results: StatedResult[]): string {
  const edits: Array<{ at: number; end?: number; text: string }> = []
  for (const [id, { kind, statement, canAwait }] of results.entries()) {
    if (kind === 'printed') {
      const { callee } = statement.expression
      edits.push({ at: callee.start, end: callee.end, text: `${RECORDER}.printer(${id}, '${callee.property.name}')` })
    } else if (kind === 'value') {
      const value = statement.type === 'ExpressionStatement' ? statement.expression : statement.declarations[0].init
      edits.push({ at: value.start, text: `${RECORDER}.value(${id}, (` }, { at: value.end, text: '))' })
    } else {
      const opening = canAwait ? `await ${RECORDER}.thrown(${id}, async () => {` : `${RECORDER}.thrown(${id}, () => {`
      edits.push({ at: statement.start, text: opening }, { at: statement.end, text: '})' })
    }
  }
  let out = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.at - b.at)) {
    out += code.slice(at, edit.at) + edit.text
    at = edit.end ?? edit.at
  }
  return out + code.slice(at)
}
