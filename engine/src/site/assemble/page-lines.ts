import type { Block } from '#model/block.ts'
import type { ContentNode, PageData } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { joinRuns } from './cut-blocks.ts'

/** Characters of text that fill a large window: what a page opens with. */
const OPENING_TEXT = 1_500
/** That fill the window of a phone: mostly the answer, and when to use it. */
const SMALL_OPENING_TEXT = 700
/** Of text as wide as it gets: lines of 95 characters and 28 pixels. Code and lists take more. */
const PX_A_CHARACTER = 0.28
/** Characters of data that are rendered at a time behind it, which a slow phone does between two frames that a reader would miss. */
const PART_DATA = 12_000
/** Characters of a run. Shorter ones would be more elements around them than they save. */
const SHORTEST_RUN = 1_500

/** What is shown at once: blocks that follow each other. */
interface Piece {
  nodes: ContentNode[]
  shown: number
}

/**
 * A page as its data file holds it: a line with the page and the nodes it opens with, then a line a part of its other nodes. A
 * browser shows the first line when that has come. `nodes` are those of its `blocks`.
 */
export function pageLines(payload: PagePayload, nodes: ContentNode[], blocks: Block[]): string {
  if (payload.screen !== 'doc') return JSON.stringify(payload)
  const pieces = piecesOf(nodes, blocks)
  const count = openingCount(pieces, OPENING_TEXT)
  const parts = partsOf(pieces.slice(count))
  if (parts.length === 0) return JSON.stringify(payload)
  const room = Math.round(PX_A_CHARACTER * sum(pieces.map(({ shown }) => shown)))
  const small = openingCount(pieces, SMALL_OPENING_TEXT)
  const first = nodesOf(pieces.slice(0, small))
  const tree = [...first, ...nodesOf(pieces.slice(small, count))]
  const cut = { ...(first.length < tree.length && { small: first.length }), more: parts.length, room }
  return [JSON.stringify({ ...payload, page: { ...payload.page, tree, ...cut } }), ...parts].join('\n')
}

/** The page that such lines hold. */
export function pageOfLines(lines: string): PageData {
  const [first = '', ...parts] = lines.split('\n')
  const { small: _small, more: _more, room: _room, ...page }: PageData = JSON.parse(first).page
  const nodes = parts.flatMap((part): ContentNode[] => JSON.parse(part))
  return parts.length === 0 ? page : { ...page, tree: joinRuns([...page.tree, ...nodes]) }
}

/**
 * Components by themselves, runs from a length on, and a cut where the window of a phone is full. Folds stay with the runs beside
 * them: how they stand depends on these.
 */
function piecesOf(nodes: ContentNode[], blocks: Block[]): Piece[] {
  const pieces: Piece[] = []
  let room = 0
  let length = 0
  for (const [index, node] of nodes.entries()) {
    const { kind = 'other', shown = 0 } = blocks[index] ?? {}
    const piece = pieces.at(-1)
    const isBesideFold = kind === 'fold' || blocks[index - 1]?.kind === 'fold'
    const isFull = length >= SMALL_OPENING_TEXT && length - (piece?.shown ?? 0) < SMALL_OPENING_TEXT
    const hasRoom = room > 0 && !isFull
    if (piece && node.type === 'html' && nodes[index - 1]?.type === 'html' && (hasRoom || isBesideFold)) {
      piece.nodes.push(node)
      piece.shown += shown
    } else {
      pieces.push({ nodes: [node], shown })
      room = SHORTEST_RUN
    }
    room -= node.type === 'html' ? node.html.length : 0
    length += shown
  }
  return pieces
}

/** How many of the pieces make up that much text. */
function openingCount(pieces: Piece[], text: number): number {
  let length = 0
  for (const [index, { shown }] of pieces.entries()) {
    length += shown
    if (length >= text) return index + 1
  }
  return pieces.length
}

const nodesOf = (pieces: Piece[]) => pieces.flatMap(({ nodes }) => joinRuns(nodes))

const sum = (lengths: number[]) => lengths.reduce((total, length) => total + length, 0)

function partsOf(pieces: Piece[]): string[] {
  const parts: string[][] = []
  let room = 0
  for (const data of nodesOf(pieces).map((node) => JSON.stringify(node))) {
    if (room < data.length) {
      parts.push([])
      room = PART_DATA
    }
    parts.at(-1)?.push(data)
    room -= data.length
  }
  return parts.map((part) => `[${part.join()}]`)
}
