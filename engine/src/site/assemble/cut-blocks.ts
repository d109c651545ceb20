import type { Block } from '#model/block.ts'
import type { CompiledPage, ContentNode, HtmlNode } from '#model/page.ts'
import type { TreePlace } from '../shape/site.ts'

/** The tree of a page with a node for each of its blocks. */
export const cutBlocks = ({ tree, blocks }: Pick<CompiledPage, 'tree' | 'blocks'>): ContentNode[] =>
  blocks.flatMap((block, index) => {
    const node = tree[block.node]
    if (node?.type !== 'html') return node ?? []
    const next = blocks[index + 1]
    return partOf(node, block.at, next?.node === block.node ? next.at : node.html.length)
  })

function partOf({ html, slots = [] }: HtmlNode, from: number, to: number): HtmlNode {
  // One at an edge belongs to what it stands behind: nothing of a block comes before its first tag.
  const own = slots.filter(({ at }) => at > from && at <= to).map((slot) => ({ ...slot, at: slot.at - from }))
  return { type: 'html', html: html.slice(from, to), ...(own.length > 0 && { slots: own }) }
}

/** The tree as it is rendered: neighbors that are runs are one, whose elements stand beside each other. */
export function joinRuns(nodes: ContentNode[]): ContentNode[] {
  const joined: ContentNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'html' && last?.type === 'html') {
      joined[joined.length - 1] = { type: 'html', html: last.html + node.html }
    } else joined.push(node)
  }
  return joined
}

/**
 * Where the opening of a page ends, in the tree as it is rendered: before the first block that is not plain, or, where that is no
 * text, at the end of the last text before it. Null for a page that does not begin with text.
 */
export function endOfOpening(nodes: ContentNode[], blocks: Block[]): TreePlace | null {
  const end = blocks.findIndex(({ kind }) => kind !== 'plain')
  const opening = joinRuns(nodes.slice(0, end < 0 ? undefined : end))
  const last = opening.findLastIndex(({ type }) => type === 'html')
  const isTextNext = nodes[end]?.type === 'html'
  if (isTextNext && last < opening.length - 1) return { node: opening.length, at: 0 }
  const run = opening[last]
  if (run?.type === 'html') return { node: last, at: run.html.length }
  return isTextNext ? { node: 0, at: 0 } : null
}
