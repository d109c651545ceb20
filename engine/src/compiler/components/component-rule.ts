import type { AttributeValues, PageContext } from '../page-context.ts'
import type { Rendered } from '../split-tree.ts'
import { isBlank, isJsx, type JsxNode, type SyntaxNode } from '../syntax.ts'
import { type AttributeRule, readAttributes } from './attributes.ts'

/** Writes plain Markdown of what is inside a component. */
export interface MarkdownWriter {
  blocks(nodes: SyntaxNode[]): string
  /** One line. */
  inline(nodes: SyntaxNode[]): string
}

/** A component authors may use. To add one: a file with its rule, and a line in `registry.ts`. */
export interface ComponentRule {
  name: string
  attributes: Record<string, AttributeRule>
  /** True: may stand inside a line of text. */
  isInline?: boolean
  /** The component whose direct child it must be. */
  parent?: string
  render(node: JsxNode, attributes: AttributeValues, page: PageContext): Rendered
  /** What search reads before the component's content. */
  words?(attributes: AttributeValues): string
  /** Code among the attributes, which search reads with the code blocks. */
  code?(attributes: AttributeValues): string
  /**
   * Set when the component is a section of its own. With a level it opens one as a heading does; without (`below`) its section
   * stands one below the heading around it and ends where the component ends.
   */
  section?(attributes: AttributeValues): { title: string; level: number | 'below' }
  markdown(node: JsxNode, attributes: AttributeValues, write: MarkdownWriter, page: PageContext): string
}

/** A child component with its attributes. */
export interface Child {
  node: JsxNode
  attributes: AttributeValues
}

/** The children a parent component is made of; anything else inside it is reported. */
export function childrenOfRule(node: JsxNode, rule: ComponentRule, page: PageContext): Child[] {
  const children: Child[] = []
  let isEmpty = true
  for (const child of unwrapParagraphs(node.children)) {
    if (isBlank(child)) continue
    isEmpty = false
    if (isJsx(child) && child.name === rule.name) {
      children.push({ node: child, attributes: readAttributes(child, rule.name, rule.attributes, page) })
    } else if (!page.isDamaged) {
      const what = isJsx(child) ? `<${child.name}>` : 'This text'
      page.report(
        child,
        `${what} cannot stand directly in <${node.name}>.`,
        `<${node.name}> holds <${rule.name}> elements only; put it into one.`,
      )
    }
  }
  if (isEmpty && !page.isDamaged) {
    page.report(node, `<${node.name}> is empty.`, `Put at least one <${rule.name}> into it.`)
  }
  return children
}

const unwrapParagraphs = (nodes: SyntaxNode[]): SyntaxNode[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' && node.children.some(isJsx) ? node.children : [node]))
