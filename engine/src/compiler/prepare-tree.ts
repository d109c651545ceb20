import { STEPS } from './languages.ts'
import type { PageContext } from './page-context.ts'
import { ProjectFiles } from './project-files.ts'
import { type PlacedCode, takeHiddenCode } from './rules/hidden-code.ts'
import { type CodeNode, childrenOf, isJsx, type SyntaxNode } from './syntax.ts'

/**
 * One walk before the rules: collects what is defined after it is used, and gives `10:30` back as text, which the parser
 * takes for a directive. Returns the page's code blocks, without the hidden ones and those of `steps`, which are gone from the tree.
 */
export function prepareTree(root: SyntaxNode, page: PageContext): CodeNode[] {
  const code: PlacedCode[] = []
  const steps: PlacedCode[] = []
  walk(root)
  for (const { node, siblings } of steps) siblings.splice(siblings.indexOf(node), 1)
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
          if (child.lang === STEPS && isJsx(node) && node.name === 'Live') {
            page.stepsOfNode.set(node, [...(page.stepsOfNode.get(node) ?? []), child])
            steps.push({ node: child, siblings: children })
          } else code.push({ node: child, siblings: children })
          break
      }
      walk(child)
    }
  }
}
