import type { TextPart } from '#model/search.ts'

/** What the service is asked to put round words that matched. */
export const MARK = { open: '<mark>', close: '</mark>' }

const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }))
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi

/** Text as it was before it was escaped for HTML. What is no character stays as it stands. */
export function unescapeText(escaped: string): string {
  return escaped.replace(ENTITY, characterOf)
}

function characterOf(entity: string, hexadecimal?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? entity
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}

/**
 * Index text is escaped apart from the marks. They are cut out before anything is unescaped: a reader who types "lt" makes the
 * service mark the inside of `&lt;`, and a page that talks about `<mark>` has it escaped.
 */
export function partsOf(highlighted: string): TextPart[] {
  const { text, isMatch } = withoutMarks(highlighted)
  const parts: TextPart[] = []
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += piece
    else parts.push({ text: piece, isMatch })
  }
  let at = 0
  for (const found of text.matchAll(ENTITY)) {
    for (; at < found.index; at++) add(text.charAt(at), isMatch[at] === true)
    at += found[0].length
    add(unescapeText(found[0]), isMatch.slice(found.index, at).every(Boolean))
  }
  for (; at < text.length; at++) add(text.charAt(at), isMatch[at] === true)
  return parts
}

/** The text, and for each of its characters whether it stood between marks. */
function withoutMarks(highlighted: string): { text: string; isMatch: boolean[] } {
  const isMatch: boolean[] = []
  let text = ''
  let isInside = false
  for (const piece of highlighted.split(/(<\/?mark>)/)) {
    if (piece === MARK.open || piece === MARK.close) isInside = piece === MARK.open
    else {
      text += piece
      for (let count = 0; count < piece.length; count++) isMatch.push(isInside)
    }
  }
  return { text, isMatch }
}
