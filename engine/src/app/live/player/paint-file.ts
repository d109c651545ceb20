import { colorCode } from '../editor/color-code.ts'
import type { CodePiece } from './code-lines.ts'

/** Code that the page does not show, a whole file or what lies between its blocks, in the editor's colors: the stretches that have one, and what lies between them. */
export function paintFile(code: string, isJsx: boolean): CodePiece[] {
  const pieces: CodePiece[] = []
  let end = 0
  for (const [from, to, kind] of colorCode(code, isJsx)) {
    pieces.push({ text: code.slice(end, from) }, { text: code.slice(from, to), kind })
    end = to
  }
  return [...pieces, { text: code.slice(end) }]
}
