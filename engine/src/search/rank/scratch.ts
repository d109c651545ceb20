/** An array of zeros for one search. What a search returns must not hold on to it: the next one gets the same. */
type Take<T> = (use: string, length: number) => T

/** Arrays that every search needs anew, by what they are for. */
export interface Scratch {
  floats: Take<Float32Array>
  doubles: Take<Float64Array>
  ints: Take<Int32Array>
  bytes: Take<Uint8Array>
}

interface Numbers<T> {
  length: number
  subarray(from: number, to: number): T
  fill(value: number): T
}

/**
 * Arrays that are used again. A long question on a large site takes a megabyte of them: to fill that with zeros costs far less than to
 * ask for it with every keystroke and have it collected.
 */
export const createScratch = (): Scratch => ({
  floats: poolOf((length) => new Float32Array(length)),
  doubles: poolOf((length) => new Float64Array(length)),
  ints: poolOf((length) => new Int32Array(length)),
  bytes: poolOf((length) => new Uint8Array(length)),
})

function poolOf<T extends Numbers<T>>(make: (length: number) => T): Take<T> {
  const arrays = new Map<string, T>()
  return (use, length) => {
    const known = arrays.get(use)
    if (known && known.length >= length) return known.subarray(0, length).fill(0)
    const made = make(length)
    arrays.set(use, made)
    return made
  }
}
