import type { Block } from '#model/block.ts'
import type { ContentNode } from '#model/page.ts'
import { INSTALL } from './languages.ts'
import type { PageContext } from './page-context.ts'
import { isPlainCode } from './rules/code-blocks.ts'
import { join, type Rendered, toContentNodes } from './split-tree.ts'
import { childrenOf, type SyntaxNode } from './syntax.ts'

/** A block with what was made of it. A line of text outside of a paragraph has several nodes. */
export interface RenderedBlock {
  nodes: SyntaxNode[]
  rendered: Rendered
}

/** The tree of a page, and where its blocks stand in it. */
export function joinBlocks(parts: RenderedBlock[], page: PageContext): { tree: ContentNode[]; blocks: Block[] } {
  const tree = toContentNodes(join(parts.map(({ rendered }) => rendered)))
  const blocks: Block[] = []
  let place = { node: 0, at: 0 }
  for (const { nodes, rendered } of parts) {
    const isPlainBlock = nodes.length > 0 && nodes.every((node) => isPlain(node, page))
    for (const node of toContentNodes(rendered)) {
      // Runs that meet have become one.
      if (node.type !== 'html' && place.at > 0) place = { node: place.node + 1, at: 0 }
      const kind = isFold(node) ? 'fold' : isPlainBlock ? 'plain' : 'other'
      blocks.push({ ...place, kind, shown: shownLength(node) })
      place = node.type === 'html' ? { ...place, at: place.at + node.html.length } : { node: place.node + 1, at: 0 }
    }
  }
  return { tree, blocks }
}

const isFold = (node: ContentNode) =>
  node.type === 'html' ? node.html.startsWith('<details') : node.type === 'element' && node.tag === 'details'

/** What stands in plain text. */
const PHRASING = new Set(['text', 'inlineCode', 'emphasis', 'link', 'linkReference', 'break'])

function isPlain(node: SyntaxNode, page: PageContext): boolean {
  if (node.type === 'code') return node.lang === INSTALL || isPlainCode(node, page)
  return (
    (node.type === 'paragraph' || PHRASING.has(node.type)) && childrenOf(node).every((child) => isPlain(child, page))
  )
}

/** Characters that a reader sees of a node: none of a fold but its title nor of what is put aside, one panel of several. */
function shownLength(node: ContentNode): number {
  if (node.type === 'html') return node.html.replace(HIDDEN, '').replace(/<[^>]*>/g, '').length
  if (node.type === 'element' && node.tag === 'details' && !('open' in node.attributes)) return 0
  const isChoice = node.type === 'component' && node.name !== 'Live'
  const shown = isChoice ? node.children.slice(0, 1) : node.children
  return sum(shown.map(shownLength))
}

const HIDDEN = /<details(?![^>]* open)[^>]*>.*?<\/details>|<template>.*?<\/template>/gs

const sum = (lengths: number[]) => lengths.reduce((total, length) => total + length, 0)
