import type { PageContext } from '../page-context.ts'
import { isComment, type SyntaxNode } from '../syntax.ts'

type Code = Extract<SyntaxNode, { type: 'mdxTextExpression' | 'mdxFlowExpression' | 'mdxjsEsm' }>

/** `{…}` in prose. A comment says nothing and may stay; all else would have to run. */
export function reportExpression(node: Code, page: PageContext): void {
  if (isComment(node.value)) return
  const text = node.value.trim().replace(/\s+/g, ' ')
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text
  page.report(
    node,
    `{${short}} is code, and a page runs none.`,
    `Write \\{ for a brace, or put it in backticks: \`{${short}}\`.`,
  )
}

/** `import` and `export` at the start of a line. */
export function reportModuleCode(node: Code, page: PageContext): void {
  const word = node.value.startsWith('export') ? 'export' : 'import'
  page.report(
    node,
    `A line that starts with "${word}" is code, and a page runs none.`,
    'Components need no import. If it is prose, start the line with another word; if it is an example, put it in a code block.',
  )
}
