import { COLOR_TAG } from '#model/color-tag.ts'

/** A piece of a line and its color, as style sheets call it; plain where there is none. */
export interface CodePiece {
  text: string
  kind?: string
}

/** The pieces of a block of code as it was served. What is round a line that the page marks is no color. */
export const servedPieces = (block: Element): CodePiece[] => {
  const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const pieces: CodePiece[] = []
  while (walk.nextNode()) {
    const { localName = '', className = '' } = walk.currentNode.parentElement?.closest(':not(.line)') ?? {}
    const kind = localName.startsWith(COLOR_TAG) ? localName.slice(COLOR_TAG.length) : className
    pieces.push({ text: walk.currentNode.nodeValue ?? '', kind })
  }
  return pieces
}

const plain = (text: string): CodePiece[] => [{ text }]

/** The lines of a file in the colors of the page, which shows some blocks of it in their order; `paint` is for the rest. */
export function codeLines(code: string, blocks: CodePiece[][], paint = plain): CodePiece[][] {
  const lines: CodePiece[][] = [[]]
  const add = ({ text, ...kind }: CodePiece) => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part) lines.at(-1)?.push({ text: part, ...kind })
    }
  }
  let at = 0
  for (const block of blocks) {
    const text = block.map((piece) => piece.text).join('')
    const start = text.trim() ? code.indexOf(text, at) : -1
    if (start < 0) continue
    paint(code.slice(at, start)).forEach(add)
    block.forEach(add)
    at = start + text.length
  }
  paint(code.slice(at)).forEach(add)
  return lines
}
