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
 * continues a hidden one keeps its code: whoever copies the block gets both. What goes on after the last shown block of a file is noted
 * with it, too.
 */
export function takeHiddenCode(code: PlacedCode[], page: PageContext): CodeNode[] {
  const hidden = new Map<string, string[]>()
  const files = new Map<string, OpenFile>()
  let file = ''
  return code
    .filter(({ node, siblings }, index) => {
      const { title, marks, sample } = readCodeMeta(node.meta ?? '', Infinity, () => {})
      file = title ?? (sample.isAppended ? file : `block ${index}`)
      const before = sample.isAppended ? (hidden.get(file) ?? []) : []
      const { parts, shown }: OpenFile = (sample.isAppended && files.get(file)) || { parts: [], shown: null }
      const lines = node.value.split('\n').filter((_, line) => marks.get(line + 1) !== 'removed')
      const soFar = [...parts, lines.join('\n')]
      if (sample.isHidden) {
        readMeta(node, node.value.split('\n').length, page) // a block that is not rendered reports its mistakes here
        hidden.set(file, [...before, node.value])
        siblings.splice(siblings.indexOf(node), 1)
        if (shown) page.restOfCode.set(shown.node, { soFar: shown.soFar, rest: [...before, node.value].join('\n') })
        files.set(file, { parts: soFar, shown })
      } else {
        if (before.length > 0) page.setUpOfCode.set(node, before.join('\n'))
        if (shown) {
          page.continued.add(node)
          page.restOfCode.delete(shown.node) // it stands above this block
        }
        hidden.delete(file)
        files.set(file, { parts: soFar, shown: { node, soFar: soFar.join('\n') } })
      }
      return !sample.isHidden
    })
    .map(({ node }) => node)
}

/** A file as far as its blocks have been read. */
interface OpenFile {
  parts: string[]
  /** Its last block that is shown, with the text of the file up to its end. */
  shown: { node: CodeNode; soFar: string } | null
}
