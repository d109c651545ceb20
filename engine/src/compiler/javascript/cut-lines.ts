import type { TypeSpan } from './type-spans.ts'

/** A line of what is left when types are taken out. */
export interface CutLine {
  text: string
  /** The lines it was made of, from 1 on: several where something of several lines was taken out of its middle. */
  from: number[]
  /** True where something was taken out. */
  isCut: boolean
  /** Where each of its characters stood, and after them where the line ended. */
  offsets: number[]
}

/** Takes stretches out of code. What follows one of several lines moves up to where it began, so no statement is torn apart. */
export function cutLines(code: string, spans: TypeSpan[]): CutLine[] {
  const lines: CutLine[] = []
  let line: CutLine = { text: '', from: [], isCut: false, offsets: [] }
  let number = 1
  let at = 0
  const endLine = (end: number) => {
    const from = line.from.length > 0 ? line.from : [number]
    // Only lines that lost something can end in blanks that the author did not write.
    const text = line.isCut ? line.text.trimEnd() : line.text
    lines.push({ ...line, from, text, offsets: [...line.offsets.slice(0, text.length), end] })
    line = { text: '', from: [], isCut: false, offsets: [] }
  }
  const copyTo = (end: number) => {
    let start = at
    for (const [index, part] of code.slice(at, end).split('\n').entries()) {
      if (index > 0) {
        endLine(start++)
        number++
      }
      for (let offset = 0; offset < part.length; offset++) line.offsets.push(start + offset)
      start += part.length
      line.text += part
      if (part.trim() !== '' && line.from.at(-1) !== number) line.from.push(number)
    }
    at = end
  }
  for (const { start, end, isStatement } of spans) {
    copyTo(start)
    line.isCut = true
    number += code.slice(start, end).split('\n').length - 1
    at = end
    if (!isStatement) continue
    if (code[at] === ';') at++
    if (/(^|\s)$/.test(line.text) && code[at] === ' ') at++
  }
  copyTo(code.length)
  endLine(code.length)
  return lines
}

const OPENS = /[{([]$/
const CLOSES = /^\s*[})\]]/

/**
 * Takes away the lines that nothing is left of, and the blank lines that set them apart: between what stood above and below
 * stays the wider of the two gaps, at the ends and next to a bracket none that the author had not left there.
 */
export function closeHoles(lines: CutLine[]): CutLine[] {
  const closed: CutLine[] = []
  for (let at = 0; at < lines.length; ) {
    const run = blankRun(lines, at)
    const first = run.findIndex(({ isCut }) => isCut)
    if (first === -1) closed.push(...run)
    else {
      const above = run.slice(0, first)
      const below = run.slice(run.findLastIndex(({ isCut }) => isCut) + 1)
      closed.push(...gapOf(above, below, closed.at(-1), lines[at + run.length]))
    }
    at += run.length
    const next = lines[at++]
    if (next) closed.push(next)
  }
  return closed
}

function gapOf(above: CutLine[], below: CutLine[], before: CutLine | undefined, after: CutLine | undefined): CutLine[] {
  if (!before || !after) return []
  if (OPENS.test(before.text)) return above
  if (CLOSES.test(after.text)) return below
  return above.length > below.length ? above : below
}

function blankRun(lines: CutLine[], start: number): CutLine[] {
  const end = lines.findIndex(({ text }, index) => index >= start && text.trim() !== '')
  return lines.slice(start, end === -1 ? lines.length : end)
}
