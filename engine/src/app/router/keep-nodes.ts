import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'

/** A page after an edit (development only), with the nodes of the one on screen that are as they were: they are not rendered again. */
export function keepNodes(shown: PagePayload, fresh: PagePayload): PagePayload {
  if (!('page' in shown && 'page' in fresh)) return fresh
  return { ...fresh, page: { ...fresh.page, tree: keptOf(shown.page.tree, fresh.page.tree) } } as PagePayload
}

const keptOf = (before: ContentNode[], now: ContentNode[]): ContentNode[] =>
  now.map((node, index) => keptNode(before[index], node))

function keptNode(before: ContentNode | undefined, node: ContentNode): ContentNode {
  if (!before || before.type !== node.type) return node
  if (isSame(before, node)) return before
  if (!('children' in before && 'children' in node)) return node
  return { ...node, children: keptOf(before.children, node.children) }
}

const isSame = (one: ContentNode, other: ContentNode) => JSON.stringify(one) === JSON.stringify(other)
