const TAG = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr', 'link'])
/** Shorter pieces would be more elements around them than they save. */
const SHORTEST = 1_500

/**
 * A run of HTML in pieces that can be shown one after the other, cut between its top elements. Folds stay with what is beside them:
 * how they stand depends on it.
 */
export function splitRun(html: string): string[] {
  const pieces: string[] = []
  let start = 0
  let depth = 0
  let before = ''
  for (const { 0: tag, 1: close, 2: name = '', index } of html.matchAll(TAG)) {
    if (close) {
      depth--
      continue
    }
    if (depth === 0) {
      if (index - start >= SHORTEST && name !== 'details' && before !== 'details') {
        pieces.push(html.slice(start, index))
        start = index
      }
      before = name
    }
    if (!VOID.has(name) && !tag.endsWith('/>')) depth++
  }
  return [...pieces, html.slice(start)]
}
