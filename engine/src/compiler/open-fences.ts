import { codeIn, type SyntaxNode } from './syntax.ts'

/** A code block whose closing fence is missing. */
export interface OpenFence {
  line: number
  column: number
  hint: string
}

/**
 * Code blocks that are not closed. One that ends with the page, or with what is around it, has no closing fence; one that holds
 * the beginning of another block has taken that block's.
 */
export function openFences(root: SyntaxNode, text: string): OpenFence[] {
  const lines = text.split('\n')
  return codeIn(root).flatMap(({ position: { start, end } }) => {
    const [fence] = /^(?:`{3,}|~{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1)) ?? []
    if (fence === undefined) return []
    const inner = lines.slice(start.line, end.line)
    const next = inner.findIndex((line) => markOf(line, /\s*[A-Za-z]/)?.startsWith(fence))
    const isClosed = inner.length > 0 && markOf(inner.at(-1) ?? '', /\s*$/)?.startsWith(fence)
    if (isClosed && next === -1) return []
    const way = `Add a line ${fence} where its code ends`
    const hint = next === -1 ? `${way}.` : `${way}: line ${start.line + next + 1} begins another block.`
    return [{ line: start.line, column: start.column, hint }]
  })
}

/** The fence that a line begins with, if `rest` follows it. */
const markOf = (line: string, rest: RegExp) => new RegExp(`^[\\s>]*(\`{3,}|~{3,})${rest.source}`).exec(line)?.[1]
