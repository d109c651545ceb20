import type { SourcePlace } from './page-context.ts'

/** Deeper than anything a person writes, and far from where parsers run out of room: the native ones end the whole process there. */
export const DEEPEST = 200

const FENCE = /^\s*(`{3,}|~{3,})/

/** Where a text is first nested deeper than `DEEPEST`: brackets in code and prose, tags, quotes, lists. Null for a readable one. */
export function tooDeepPlace(text: string): SourcePlace | null {
  let fence: string | null = null
  let brackets = 0
  let tags = 0
  for (const [index, line] of text.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1]
    if (mark && (fence === null || (mark.startsWith(fence) && line.trim() === mark))) {
      fence = fence === null ? mark : null
      brackets = 0
      continue
    }
    const isProse = fence === null
    if (isProse && line.trim() === '') brackets = 0 // sentences leave brackets open; paragraphs end them
    if (isProse && leadOf(line) > DEEPEST) return { line: index + 1, column: 1 }
    for (const { 0: sign, index: at } of line.matchAll(/[([{]|[)\]}]|<[A-Za-z]|<\/|\/>/g)) {
      if (/^[([{]/.test(sign)) brackets++
      else if (/^[)\]}]/.test(sign)) brackets = Math.max(0, brackets - 1)
      else if (isProse) tags = Math.max(0, tags + (/^<[A-Za-z]/.test(sign) ? 1 : -1))
      if (brackets > DEEPEST || tags > DEEPEST) return { line: index + 1, column: at + 1 }
    }
  }
  return null
}

/** How deep a line stands in quotes and lists: each level is a sign or two spaces at its beginning. */
function leadOf(line: string): number {
  const lead = /^[\s>*+-]*/.exec(line)?.[0] ?? ''
  return Math.max(lead.replace(/[^>*+-]/g, '').length, /^\s*(?:[-*+]|\d+[.)])\s/.test(line) ? lead.length / 2 : 0)
}
