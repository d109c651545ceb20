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

/**
 * Letters to add, drop, change or swap to get from the query's word to the other one, or `most + 1` when it takes more.
 * With `isPrefix`, to get to the beginning of the other one that is closest: the reader is still typing.
 */
export function typoDistance(query: string, word: string, most: number, isPrefix: boolean): number {
  const lengths = word.length - query.length
  if (-lengths > most || (!isPrefix && lengths > most)) return most + 1
  const width = Math.min(word.length, query.length + most)
  let beforeLast: number[] = []
  let last: number[] = []
  for (let j = 0; j <= width; j++) last[j] = j
  for (let i = 1; i <= query.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= width; j++) {
      const isSame = query[i - 1] === word[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && query[i - 1] === word[j - 2] && query[i - 2] === word[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      }
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    beforeLast = last
    last = row
  }
  const distance = isPrefix ? Math.min(...last) : (last[width] ?? 0)
  return Math.min(distance, most + 1)
}
