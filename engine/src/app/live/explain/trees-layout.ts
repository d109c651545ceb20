import type { TreeNode } from './trees-model.ts'

/** Left: the state before. In the middle: what both states hold. Right: the state after. */
export type Column = 'before' | 'both' | 'after'

/** A box; `x` is its left edge in hundredths of the width. */
interface TreeBox {
  column: Column
  row: number
  x: number
}

/** A line from an object to one that it holds, and whose tree it belongs to. */
interface TreeWire {
  column: Column
  /** Row of the lower end. */
  row: number
  /** For `d` of a path; hundredths of the width, and `ROW` a row. */
  path: string
}

/** Width of a box, and how far one stands in from the box that it hangs on; in hundredths of the width. */
const BOX = 24
const INDENT = 4
/** Height of a row, and of a box in it. */
export const ROW = 10
const HEIGHT = 7.5
const CURVE = 2
const MIDDLE = (100 - BOX) / 2

/**
 * Where the boxes stand and how they are joined. Each object has a row of its own, so no line crosses a box or another line. Until the
 * change is over there is one tree, all of it on the left.
 */
export function layTrees(nodes: TreeNode[], isOver: boolean): { boxes: TreeBox[]; wires: TreeWire[] } {
  const treesOf = ({ fate }: TreeNode): Column[] => {
    const isBefore = fate !== 'added'
    const isAfter = isOver && fate !== 'gone'
    return [...(isBefore ? ['before' as const] : []), ...(isAfter ? ['after' as const] : [])]
  }
  const boxes = nodes.flatMap((node, row) => {
    const columns: Column[] = isOver && node.fate === 'shared' ? ['both'] : treesOf(node)
    return columns.map((column) => ({ column, row, x: leftOf(nodes, node, column) }))
  })
  const find = (row: number, column: Column) =>
    boxes.find((box) => box.row === row && (box.column === column || box.column === 'both'))
  const wires = nodes.flatMap((node, row) => {
    const { parent } = node
    if (parent === null) return []
    const made = treesOf(node).flatMap((column): TreeWire[] => {
      const [from, to] = [find(parent, column), find(row, column)]
      return from && to ? [wireOf(from, to, column)] : []
    })
    // Both trees reach it by one object.
    return made[0]?.column === 'both' ? made.slice(0, 1) : made
  })
  return { boxes, wires }
}

/** Both trees grow inward, and hand what they share to the middle. */
function leftOf(nodes: TreeNode[], node: TreeNode, column: Column): number {
  if (column === 'before') return node.depth * INDENT
  if (column === 'after') return 100 - BOX - node.depth * INDENT
  let top = node
  for (let above = parentOf(nodes, top); above?.fate === 'shared'; above = parentOf(nodes, top)) top = above
  return MIDDLE + (node.depth - top.depth) * INDENT
}

const parentOf = (nodes: TreeNode[], { parent }: TreeNode) => (parent === null ? undefined : nodes[parent])

/** Down from the outer corner of the upper box, then inward to the lower one. */
function wireOf(from: TreeBox, to: TreeBox, tree: Column): TreeWire {
  const column = from.column === 'both' ? 'both' : tree
  const isMirrored = column === 'after'
  const x = isMirrored ? from.x + BOX - INDENT / 2 : from.x + INDENT / 2
  const end = isMirrored ? to.x + BOX : to.x
  const y = to.row * ROW + ROW / 2
  const start = from.row * ROW + (ROW + HEIGHT) / 2
  const turn = isMirrored ? Math.max(x - CURVE, end) : Math.min(x + CURVE, end)
  return { column, row: to.row, path: `M${x} ${start}V${y - CURVE}Q${x} ${y} ${turn} ${y}H${end}` }
}
