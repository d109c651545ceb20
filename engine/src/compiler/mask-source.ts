/** What a heading says of itself in `{#id job="Reset a slice"}`, by the line it stands on. */
export interface ExplicitId {
  id: string
  column: number
  attributes: Record<string, string>
}

/** The text the parser sees: as long as the author's, line by line, so that every position is theirs. */
export interface MaskedSource {
  text: string
  headingIds: Map<number, ExplicitId>
}

const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})([^`]*)$/
const HEADING_ID = /^([\s>]*#{1,6}[ \t].*?)([ \t]*\{#([^}\s]*)((?:[ \t]+[a-z]+="[^"]*")*)[ \t]*\}[ \t]*)$/
const TITLED_ADMONITION = /^([\s>]*(?:[-*+]\s+|\d+[.)]\s+)?:{3,}[A-Za-z][\w-]*)[ \t]+([^\s[{].*?)[ \t]*$/

/**
 * Hides from the parser what this site writes differently: `{#id}` would be an MDX expression, and the title of
 * `:::tip Title` would be dropped. Code is left alone.
 */
export function maskSource(text: string): MaskedSource {
  const headingIds = new Map<number, ExplicitId>()
  if (!text.includes('{#') && !text.includes(':::')) return { text, headingIds }

  let fence: string | null = null
  let inFrontMatter = text.startsWith('---\n')
  const lines = text.split('\n').map((line, index) => {
    if (inFrontMatter) {
      if (index > 0 && line.trimEnd() === '---') inFrontMatter = false
      return line
    }
    const mark = FENCE.exec(line)
    if (mark?.[1]) {
      if (fence === null) fence = mark[1]
      else if (mark[1].startsWith(fence) && mark[2]?.trim() === '') fence = null
      return line
    }
    if (fence !== null) return line

    const heading = HEADING_ID.exec(line)
    if (heading) {
      const [, before = '', mask = '', id = '', words = ''] = heading
      const attributes = Object.fromEntries(
        [...words.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      )
      headingIds.set(index + 1, { id, column: before.length + mask.indexOf('{') + 1, attributes })
      return before + ' '.repeat(mask.length)
    }
    const titled = TITLED_ADMONITION.exec(line)
    if (titled) {
      const [, opening = '', title = ''] = titled
      const gap = line.slice(opening.length, line.indexOf(title, opening.length))
      // One character stands in for the gap, so the title keeps its column when the gap is the usual single space.
      return gap.length === 1 ? `${opening}[${title}]` : `${opening}[${gap.slice(1)}${title}]`
    }
    return line
  })
  return { text: lines.join('\n'), headingIds }
}
