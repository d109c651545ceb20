import type { PageContext } from './page-context.ts'
import { ProjectFiles } from './project-files.ts'
import { type PlacedCode, takeHiddenCode } from './rules/hidden-code.ts'
import { type CodeNode, childrenOf, type SyntaxNode } from './syntax.ts'

/**
 * One walk before the rules: collects what is defined after it is used, and gives `10:30` back as text, which the parser
 * takes for a directive. Returns the page's code blocks, without the hidden ones, which are gone from the tree.
 */
export function prepareTree(root: SyntaxNode, page: PageContext): CodeNode[] {
  const code: PlacedCode[] = []
  walk(root)
  page.projectFiles = new ProjectFiles(code.map(({ node }) => node))
  return takeHiddenCode(code, page)

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
          code.push({ node: child, siblings: children })
          break
      }
      walk(child)
    }
  }
}
