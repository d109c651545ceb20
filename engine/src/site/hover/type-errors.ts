import { escapeHtml } from '#compiler/html.ts'
import { lineKey } from '#model/slot.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'

/** What the type checker says about lines that are meant to fail, as HTML by `lineKey`. */
export function typeErrorsHtml(answers: BlockAnswers[]): Map<string, string> {
  const errors = new Map<string, string>()
  for (const { block, errors: own } of answers) {
    for (const { line, code, message } of own) {
      const key = lineKey(block.fence.line, line)
      errors.set(key, (errors.get(key) ?? '') + errorHtml(code, message))
    }
  }
  return errors
}

const errorHtml = (code: number, message: string) =>
  `<span class="line code-error" data-line="failing"><b>TS${code}</b> ${escapeHtml(message)}</span>`
