/** Text as it is compared, letters and digits alone, and where each of them stands in the page. */
interface ComparedText {
  letters: string
  nodes: Text[]
  /** For each letter: its node, and its place in that node. */
  at: Array<[node: Text, offset: number]>
}

/** How far an end may stand behind its beginning, in letters: a sentence, not a page. */
const MAX_GAP = 1000

/**
 * Letters and digits without case. Spaces, punctuation and the borders of inline markup do not count: what was indexed and what
 * is on the page differ in nothing else. Never longer than what it is made from, so that places can be counted.
 */
function* lettersIn(text: string): Generator<[letter: string, offset: number]> {
  for (let offset = 0; offset < text.length; offset++) {
    const letter = text[offset]?.toLowerCase() ?? ''
    if (letter.length === 1 && /[\p{L}\p{N}]/u.test(letter)) yield [letter, offset]
  }
}

const lettersOf = (text: string): string => [...lettersIn(text)].map(([letter]) => letter).join('')

/** A text of the page, made comparable. */
export function comparedText(nodes: Text[]): ComparedText {
  const at: ComparedText['at'] = []
  let letters = ''
  for (const node of nodes) {
    for (const [letter, offset] of lettersIn(node.data)) {
      letters += letter
      at.push([node, offset])
    }
  }
  return { letters, nodes, at }
}

/** Where a stretch stands that begins and ends so; without its end, its beginning. Null if it is not there. */
export function findStretch(text: ComparedText, from: string, to: string): Range | null {
  const beginning = lettersOf(from)
  const start = beginning ? text.letters.indexOf(beginning) : -1
  if (start < 0) return null
  const ending = lettersOf(to)
  const behind = start + beginning.length
  const at = ending ? text.letters.slice(behind, behind + MAX_GAP).indexOf(ending) : -1
  return rangeOf(text, start, at < 0 ? behind : behind + at + ending.length)
}

/** The letters from `start` up to but without `end`, and what closes them: a full stop may stand behind a word of code. */
function rangeOf({ nodes, at }: ComparedText, start: number, end: number): Range | null {
  const [firstNode, firstOffset] = at[start] ?? []
  const [lastNode, lastOffset] = at[end - 1] ?? []
  if (!firstNode || firstOffset === undefined || !lastNode || lastOffset === undefined) return null
  const range = document.createRange()
  range.setStart(firstNode, firstOffset)
  let offset = lastOffset + 1
  for (const node of nodes.slice(nodes.indexOf(lastNode))) {
    const closing = /^[^\s\p{L}\p{N}([{]*/u.exec(node.data.slice(offset))?.[0].length ?? 0
    if (node === lastNode || closing > 0) range.setEnd(node, offset + closing)
    if (offset + closing < node.length) break
    offset = 0
  }
  return range
}

/** Every place in a text where one of some words begins. */
export function findWords(nodes: Text[], words: string[]): Range[] {
  const names = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).sort((a, b) => b.length - a.length)
  if (names.length === 0) return []
  const escaped = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})`, 'giu')
  return nodes.flatMap((node) =>
    [...node.data.matchAll(pattern)].map(({ index, 0: found }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + found.length)
      return range
    }),
  )
}
