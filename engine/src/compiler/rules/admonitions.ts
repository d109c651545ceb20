import { nearest } from '#model/nearest.ts'
import { htmlElement, icon } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { plainText } from '../plain-text.ts'
import { element, join, type Rendered } from '../split-tree.ts'
import type { DirectiveNode, SyntaxNode } from '../syntax.ts'

/** What an author may put after `:::`. */
const ADMONITIONS = ['note', 'tip', 'info', 'caution', 'danger']

/** `:::tip Title` or `:::tip[Title]`, closed by `:::`. */
export function renderAdmonition(node: DirectiveNode, page: PageContext): Rendered {
  checkAdmonition(node, page)
  const { title, body } = splitAdmonition(node)
  const plain = title ? plainText(title).trim() : defaultTitle(node.name)
  page.admonitionDepth++
  const heading = title ? page.render.inline(title) : plain
  const content = page.render.blocks(body, true)
  page.admonitionDepth--
  const bar = htmlElement('p', { class: 'admonition-title' }, icon(node.name) + heading)
  const attributes = { class: 'admonition', 'data-kind': node.name, role: 'note', 'aria-label': plain }
  return element('div', attributes, join([bar, content]))
}

/** The title's nodes, null when it has none, and the blocks below it. */
export function splitAdmonition(node: DirectiveNode): { title: SyntaxNode[] | null; body: SyntaxNode[] } {
  const [first, ...rest] = node.children
  if (first?.type === 'paragraph' && first.data?.directiveLabel) return { title: first.children, body: rest }
  return { title: null, body: node.children }
}

/** The title of an admonition that has none of its own. */
export const defaultTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Reports a `:::` that opens or closes nothing. */
export function checkStrayFence(node: SyntaxNode, page: PageContext): void {
  if (node.type !== 'text' || !node.value.includes(':::')) return
  for (const [index, line] of page.sourceOf(node).split('\n').entries()) {
    const stray = /^(:{3,})([ \t]*)([\w-]*)/.exec(line)
    if (!stray) continue
    const place = { line: node.position.start.line + index, column: index === 0 ? node.position.start.column : 1 }
    const [, fence = '', , name = ''] = stray
    if (name) {
      page.report(
        place,
        `"${line.trim()}" does not open an admonition.`,
        `Write ${fence}${name} without a space, on a line of its own with an empty line before it.`,
      )
    } else {
      page.report(
        place,
        `This ${fence} closes nothing.`,
        'An admonition around another one needs more colons: :::: outside, ::: inside.',
      )
    }
  }
}

function checkAdmonition(node: DirectiveNode, page: PageContext): void {
  const fence = ':'.repeat(3)
  if (!ADMONITIONS.includes(node.name)) {
    const guess = nearest(node.name, ADMONITIONS)
    page.report(
      node,
      `There is no admonition "${node.name}".`,
      guess ? `Did you mean ${fence}${guess}?` : `Admonitions: ${ADMONITIONS.join(', ')}.`,
    )
  }
  if (Object.keys(node.attributes ?? {}).length > 0) {
    page.report(node, 'An admonition takes no attributes.', `Write ${fence}${node.name} Title.`)
  }
  const lastLine = page.maskedText.split('\n', node.position.end.line)[node.position.end.line - 1] ?? ''
  if (!/^[\s>]*:{3,}\s*$/.test(lastLine)) {
    page.report(node, `${fence}${node.name} is never closed.`, `Add a line ${fence} where it ends.`)
  }
}
