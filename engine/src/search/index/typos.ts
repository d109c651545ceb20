/** How many letters may be wrong in a word of that length. */
export const typosAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** One bit for each letter a word has. Two words that share too few bits need no closer look. */
export function letterMask(word: string): number {
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31)
  return mask
}

/** False when the masks alone show that more letters of the query's word are wrong than allowed. */
export function maskAllows(query: number, word: number, most: number): boolean {
  // Every wrong letter clears at most one bit of the query's word.
  let missing = query & ~word
  for (let i = 0; i < most; i++) missing &= missing - 1
  return missing === 0
}

/** The last three rows of a table of distances. */
const rowsOf = (width: number) => [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)] as const

/** Thousands of words are compared for one that is misspelt: nothing is made anew, but for words longer than any. */
const ROWS = rowsOf(99)

/**
 * Letters to add, drop, change or swap to get from the query's word to the other one, or `most + 1` when it takes more.
 * With `isPrefix`, to get to the beginning of the other one that is closest: the reader is still typing.
 */
export function typoDistance(query: string, word: string, most: number, isPrefix: boolean): number {
  const lengths = word.length - query.length
  if (-lengths > most || (!isPrefix && lengths > most)) return most + 1
  const width = Math.min(word.length, query.length + most)
  let [beforeLast, last, row] = width < ROWS[0].length ? ROWS : rowsOf(width + 1)
  for (let j = 0; j <= width; j++) last[j] = j
  for (let i = 1; i <= query.length; i++) {
    const letter = query.charCodeAt(i - 1)
    const letterBefore = i > 1 ? query.charCodeAt(i - 2) : -1
    let left = i
    let best = i
    let other = -1
    row[0] = i
    for (let j = 1; j <= width; j++) {
      const otherBefore = other
      other = word.charCodeAt(j - 1)
      let cost = Math.min((last[j] ?? 0) + 1, left + 1, (last[j - 1] ?? 0) + (letter === other ? 0 : 1))
      if (letter === otherBefore && letterBefore === other) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row[j] = left = cost
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  let distance = last[width] ?? 0
  if (isPrefix) for (let j = 0; j < width; j++) distance = Math.min(distance, last[j] ?? 0)
  return Math.min(distance, most + 1)
}
