import { codeKey, type PageTypes, type TypedName, unpackNames } from '#model/page-types.ts'

/** What the page says about errors stands between the lines, and is no code. */
const isCode = (node: Node) => !node.parentElement?.closest('.code-error')

/** The pieces of text that a block's code is cut into by its colors. */
function textNodes(code: Element): Text[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && isCode(node)) nodes.push(node)
  return nodes
}

/** A block's code as its author wrote it. */
export const textOf = (code: Element) =>
  textNodes(code)
    .map(({ data }) => data)
    .join('')

/** The names of a block that have types. */
export function namesOf(code: Element, { blocks }: PageTypes): TypedName[] {
  const text = textOf(code)
  return unpackNames(blocks[codeKey(text)] ?? [], text)
}

/** A name where it stands on the screen. */
export function rangeOf(code: Element, { start, end }: Pick<TypedName, 'start' | 'end'>): Range {
  const range = document.createRange()
  let offset = 0
  for (const node of textNodes(code)) {
    const last = offset + node.data.length
    if (start >= offset && start < last) range.setStart(node, start - offset)
    if (end > offset && end <= last) {
      range.setEnd(node, end - offset)
      break
    }
    offset = last
  }
  return range
}

/** The name at a point of the window. Points beside a name belong to none. */
export function nameAt(code: Element, names: TypedName[], x: number, y: number): TypedName | null {
  const caret = caretAt(x, y)
  if (!caret || !code.contains(caret.node)) return null
  let offset = 0
  for (const node of textNodes(code)) {
    if (node === caret.node) {
      const at = offset + caret.offset
      const name = names.find(({ start, end }) => start <= at && at <= end)
      const { left, right, top, bottom } = name ? rangeOf(code, name).getBoundingClientRect() : new DOMRect(-1, -1)
      return name && x >= left && x <= right && y >= top && y <= bottom ? name : null
    }
    offset += node.data.length
  }
  return null
}

/** Browsers have one of two ways to ask. */
function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if (typeof document.caretPositionFromPoint === 'function') {
    const position = document.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  const range = document.caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}
