import type { PageContext } from './page-context.ts'
import { type CodeNode, childrenOf, type SyntaxNode } from './syntax.ts'

/**
 * One walk before the rules: collects what is defined after it is used, and gives `10:30` back as text, which the parser
 * takes for a directive. Returns the page's code blocks.
 */
export function prepareTree(root: SyntaxNode, page: PageContext): CodeNode[] {
  const code: CodeNode[] = []
  walk(root)
  return code

  function walk(node: SyntaxNode) {
    const children = childrenOf(node)
    for (const [index, child] of children.entries()) {
      switch (child.type) {
        case 'textDirective':
          children[index] = { type: 'text', value: page.sourceOf(child), position: child.position }
          continue
        case 'definition':
          page.definitions.set(child.identifier, child)
          break
        case 'footnoteDefinition':
          page.footnotes.set(child.identifier, child)
          break
        case 'code':
          code.push(child)
          break
      }
      walk(child)
    }
  }
}
