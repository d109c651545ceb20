/** An array of zeros for one search. What a search returns must not hold on to it: the next one gets the same. */
export type Scratch = (use: string, length: number) => Float32Array

/**
 * Arrays that every search needs anew. A long question on a large site takes a megabyte of them: to fill that with zeros costs far less
 * than to ask for it with every keystroke and have it collected.
 */
export function createScratch(): Scratch {
  const arrays = new Map<string, Float32Array>()
  return (use, length) => {
    const known = arrays.get(use)
    if (known && known.length >= length) return known.subarray(0, length).fill(0)
    const made = new Float32Array(length)
    arrays.set(use, made)
    return made
  }
}
