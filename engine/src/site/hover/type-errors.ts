import { escapeHtml } from '#compiler/html.ts'
import type { ContentNode } from '#model/page.ts'
import { TYPE_ERROR_SLOTS } from '#model/type-error-slot.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'

/** Writes what the type checker says about lines that are meant to fail below them. */
export function withTypeErrors(tree: ContentNode[], answers: BlockAnswers[]): ContentNode[] {
  const errors = new Map<string, string>()
  for (const { block, errors: own } of answers) {
    for (const { line, code, message } of own) {
      const place = `${block.fence.line}:${line}`
      errors.set(place, (errors.get(place) ?? '') + errorHtml(code, message))
    }
  }
  return fill(tree, errors)
}

function fill(nodes: ContentNode[], errors: Map<string, string>): ContentNode[] {
  return nodes.map((node) => {
    if (node.type !== 'html') return { ...node, children: fill(node.children, errors) }
    if (!node.html.includes('<!--type-error')) return node
    const html = node.html.replace(TYPE_ERROR_SLOTS, (_, fence, line) => errors.get(`${fence}:${line}`) ?? '')
    return { type: 'html', html }
  })
}

const errorHtml = (code: number, message: string) =>
  `<span class="line code-error" data-line="failing"><b>TS${code}</b> ${escapeHtml(message)}</span>`
