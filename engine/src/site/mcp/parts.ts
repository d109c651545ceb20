/**
 * Lines in parts of at most `max` characters. A part ends before one of the lines `breaks` where it can, so that sections stay whole;
 * a section that is longer is cut between lines, and a line that is longer between characters.
 */
export function partsOf(lines: string[], breaks: number[], max: number): string[] {
  const parts: string[] = []
  let open = ''
  for (const piece of piecesOf(lines, breaks)) {
    if (open && open.length + piece.length > max) {
      parts.push(open)
      open = ''
    }
    open += piece
    if (open.length <= max) continue
    const cut = cutText(open, max)
    parts.push(...cut.slice(0, -1))
    open = cut.at(-1) ?? ''
  }
  return open || parts.length === 0 ? [...parts, open] : parts
}

function piecesOf(lines: string[], breaks: number[]): string[] {
  const starts = [...new Set([0, ...breaks, lines.length])].sort((a, b) => a - b)
  return starts.slice(0, -1).map((from, index) =>
    lines
      .slice(from, starts[index + 1])
      .map((line) => `${line}\n`)
      .join(''),
  )
}

/** Pieces of at most `max` characters, of whole lines where it can be. */
function cutText(text: string, max: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > max) {
    const line = rest.lastIndexOf('\n', max - 1) + 1
    const end = line > 0 ? line : max
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return rest ? [...pieces, rest] : pieces
}
