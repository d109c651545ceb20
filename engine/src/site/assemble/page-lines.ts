import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { splitRun } from './split-run.ts'

/** Characters of text that fill a large window: what a page opens with. */
const OPENING_TEXT = 1_500
/** Of text as wide as it gets: lines of 95 characters and 28 pixels. Code and lists take more. */
const PX_A_CHARACTER = 0.28
/** Characters of data that are rendered at a time behind it, which a slow phone does between two frames that a reader would miss. */
const PART_DATA = 12_000

/**
 * A page as its data file holds it: a line with the page and the nodes it opens with, then a line a part of its other nodes. A
 * browser shows the first line when that has come.
 */
export function pageLines(payload: PagePayload): string {
  if (payload.screen !== 'doc') return JSON.stringify(payload)
  const { page } = payload
  const tree = page.tree.flatMap(piecesOf)
  const count = openingCount(tree)
  const parts = partsOf(tree.slice(count))
  if (parts.length === 0) return JSON.stringify(payload)
  const room = Math.round(PX_A_CHARACTER * sum(tree.map(shownLength)))
  const opening = { ...payload, page: { ...page, tree: tree.slice(0, count), more: parts.length, room } }
  return [JSON.stringify(opening), ...parts].join('\n')
}

const piecesOf = (node: ContentNode): ContentNode[] =>
  node.type === 'html' ? splitRun(node.html).map((html) => ({ type: 'html', html })) : [node]

function openingCount(tree: ContentNode[]): number {
  let length = 0
  for (const [index, node] of tree.entries()) {
    length += shownLength(node)
    if (length >= OPENING_TEXT) return index + 1
  }
  return tree.length
}

/** Characters that a reader sees of a node: none of a fold but its title, one panel of several. */
function shownLength(node: ContentNode): number {
  if (node.type === 'html') return node.html.replace(CLOSED_FOLD, '').replace(/<[^>]*>/g, '').length
  if (node.type === 'element' && node.tag === 'details' && !('open' in node.attributes)) return 0
  const isChoice = node.type === 'component' && node.name !== 'Live'
  const shown = isChoice ? node.children.slice(0, 1) : node.children
  return sum(shown.map(shownLength))
}

const sum = (lengths: number[]) => lengths.reduce((total, length) => total + length, 0)

const CLOSED_FOLD = /<details(?![^>]* open)[^>]*>.*?<\/details>/gs

function partsOf(nodes: ContentNode[]): string[] {
  const parts: string[][] = []
  let room = 0
  for (const node of nodes) {
    const data = JSON.stringify(node)
    if (room < data.length) {
      parts.push([])
      room = PART_DATA
    }
    parts.at(-1)?.push(data)
    room -= data.length
  }
  return parts.map((part) => `[${part.join()}]`)
}
