import { childrenOf, type SyntaxNode } from './syntax.ts'

/** The words of some inline nodes, without marks. */
export function plainText(nodes: SyntaxNode[]): string {
  let text = ''
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value
    else if (node.type === 'image' || node.type === 'imageReference') text += node.alt ?? ''
    else if (node.type === 'break') text += ' '
    else text += plainText(childrenOf(node))
  }
  return text
}
