/*
 * How rows of tables stand among the lines of a section's text: a row a line, tabs between its cells, and one more before the first cell of
 * the row of heads. A row whose first cell says nothing is called by nothing: it is a line like any other, which has no tab.
 */

/** A row as a line; empty if no cell says anything. */
export function lineOfRow(cells: string[], isHead: boolean): string {
  const said = cells.map((cell) => cell.replace(/\s+/g, ' ').trim())
  if (!said.some(Boolean)) return ''
  if (isHead) return `\t${said.join('\t')}`
  return said[0] ? said.join('\t') : said.filter(Boolean).join(' ')
}

/** The cells of a line that is a row, or a row of heads; null for any other line. */
export function cellsOfLine(line: string): { cells: string[]; isHead: boolean } | null {
  if (!line.includes('\t')) return null
  const isHead = line.startsWith('\t')
  return { cells: line.slice(isHead ? 1 : 0).split('\t'), isHead }
}

/** A text whose rows read like its other lines. */
export const withoutCells = (text: string): string => text.replace(/\t+/g, ' ').replace(/^ +| +$/gm, '')
