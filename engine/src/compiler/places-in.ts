/**
 * Tells the line and the column of characters of a text, from 1 on. Its lines are counted once, and not before the first question: a page
 * asks for the place of every attribute that it has.
 */
export function placesIn(text: string): (offset: number) => { line: number; column: number } {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= startsOfLines(text)
    let line = 0
    for (let end = starts.length; end - line > 1; ) {
      const middle = (line + end) >> 1
      if ((starts[middle] ?? 0) <= offset) line = middle
      else end = middle
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
