import type { TokenLines } from '#compiler/highlight/tokens.ts'

/** Widths of a character in parts of the size: of the typeface for code, and of a bold title in the middle. */
const MONO_ADVANCE = 0.6
const MONO_TITLE = MONO_ADVANCE - 0.04
const TEXT_TITLE = 0.56

const TITLE_SIZES = [80, 70, 60, 52, 44]
const CODE_SIZES = [27, 25, 23]

/** The largest size in which a title has two lines at most and no word is broken; the smallest where none will do. */
export function titleSize(title: string, isCode: boolean, width: number): number {
  const advance = isCode ? MONO_TITLE : TEXT_TITLE
  const fits = (size: number) => linesIn(title, Math.floor(width / (advance * size))) <= 2
  return TITLE_SIZES.find(fits) ?? TITLE_SIZES.at(-1) ?? 0
}

/** Lines of a text of words; infinitely many where one is longer than a line. */
function linesIn(text: string, perLine: number): number {
  let lines = 1
  let used = 0
  for (const { length } of text.split(' ')) {
    if (length > perLine) return Number.POSITIVE_INFINITY
    if (used > 0 && used + 1 + length > perLine) {
      lines++
      used = length
    } else used += (used > 0 ? 1 : 0) + length
  }
  return lines
}

/** The largest size in which the longest line fits; the smallest where none will do, and the line is cut. */
export function codeSize(lines: TokenLines, width: number): number {
  const longest = Math.max(...lines.map((line) => line.reduce((sum, [, text]) => sum + text.length, 0)))
  return CODE_SIZES.find((size) => longest * MONO_ADVANCE * size <= width) ?? CODE_SIZES.at(-1) ?? 0
}
