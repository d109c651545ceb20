import { escapeHtml } from '#compiler/html.ts'

/** How wide a letter is, in ems: with the widest of the fonts that code may have, set as tight as a title is. */
const LETTER_EM = 0.56

/** The heading of a page about a name. It is whole on one line: where there is little room for all its letters, they are smaller. */
export function codeTitle(title: string): string {
  const letters = Math.max(...title.split(/\s+/).map((word) => [...word].length))
  const ems = (letters * LETTER_EM).toFixed(2)
  return `<span style="font-size:min(1em,100cqi/${ems})">${escapeHtml(title)}</span>`
}
