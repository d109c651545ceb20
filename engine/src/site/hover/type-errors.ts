import { escapeHtml } from '#compiler/html.ts'
import { lineKey } from '#model/slot.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'

/** What the type checker says about lines that are meant to fail, by `lineKey`: as it is shown, and as comments in plain text. */
export interface TypeErrors {
  html: Map<string, string>
  /** Lines without their indentation. */
  comments: Map<string, string[]>
}

/** Collects what was said about the blocks of a page. */
export function typeErrors(answers: BlockAnswers[]): TypeErrors {
  const errors: TypeErrors = { html: new Map(), comments: new Map() }
  for (const { block, errors: own } of answers) {
    for (const { line, code, message } of own) {
      const key = lineKey(block.fence.line, line)
      errors.html.set(key, (errors.html.get(key) ?? '') + errorHtml(code, message))
      errors.comments.set(key, [...(errors.comments.get(key) ?? []), ...errorComments(code, message)])
    }
  }
  return errors
}

const errorHtml = (code: number, message: string) =>
  `<span class="line code-error" data-line="failing"><b>TS${code}</b> ${escapeHtml(message)}</span>`

const errorComments = (code: number, message: string) =>
  `error TS${code}: ${message}`.split('\n').map((line) => `// ${line}`)
