import type { PageContext } from '../page-context.ts'
import type { CodeNode, SyntaxNode } from '../syntax.ts'
import { readMeta } from './code-blocks.ts'
import { readCodeMeta } from './code-meta.ts'

/** A code block and the list it stands in. */
export interface PlacedCode {
  node: CodeNode
  siblings: SyntaxNode[]
}

/**
 * Takes hidden blocks out of the tree, so that nothing made from it holds them, and returns the others. A block that
 * continues a hidden one keeps its code: whoever copies the block gets both.
 */
export function takeHiddenCode(code: PlacedCode[], page: PageContext): CodeNode[] {
  const hidden = new Map<string, string[]>()
  let file = ''
  return code
    .filter(({ node, siblings }, index) => {
      const { title, sample } = readCodeMeta(node.meta ?? '', Infinity, () => {})
      file = title ?? (sample.isAppended ? file : `block ${index}`)
      const before = sample.isAppended ? (hidden.get(file) ?? []) : []
      if (sample.isHidden) {
        readMeta(node, node.value.split('\n').length, page) // a block that is not rendered reports its mistakes here
        hidden.set(file, [...before, node.value])
        siblings.splice(siblings.indexOf(node), 1)
      } else {
        if (before.length > 0) page.setUpOfCode.set(node, before.join('\n'))
        hidden.delete(file)
      }
      return !sample.isHidden
    })
    .map(({ node }) => node)
}
