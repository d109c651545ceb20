import { cellsOfLine } from '#model/table-lines.ts'
import { type TableRow, tableRow } from './table-row.ts'

/** A sentence of a text. */
export interface Told {
  text: string
  /** What it tells, if it is a row of a table. */
  row: TableRow | null
}

/** An end of a sentence, and what begins the next one: a capital, a digit, a quote, a bracket or a name of code. */
const BETWEEN = /(?<=[.!?][)"'”’]?)\s+(?=["'“‘(]?[\p{Lu}\p{N}$@])/gu
/** Points that end no sentence. */
const NO_END = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx)|\b\p{Lu})\.$/u
/** So few letters are no sentence: a number of a list, `Yes.` */
const LEAST_LETTERS = 12

/** The sentences of a text, each of which is within one line of it. A row of a table is one; its heads are none. */
export function sentencesOf(text: string): Told[] {
  let heads: string[] = []
  return text.split('\n').flatMap((line): Told[] => {
    const found = cellsOfLine(line)
    if (!found) return sentencesOfLine(line).map((text) => ({ text, row: null }))
    if (!found.isHead) return [{ text: found.cells.filter(Boolean).join(' '), row: tableRow(found.cells, heads) }]
    heads = found.cells
    return []
  })
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of line.trim().split(BETWEEN)) {
    open = open ? `${open} ${piece}` : piece
    if (NO_END.test(open) || open.length < LEAST_LETTERS) continue
    sentences.push(open)
    open = ''
  }
  return open ? [...sentences, open] : sentences
}
