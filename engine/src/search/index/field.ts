/* Where a word stands, from the strongest place down. Imported as a whole, `import * as FIELD`: so a bundle has the numbers alone. */

export const title = 0
export const keyword = 1
export const heading = 2
export const job = 3
export const description = 4
export const text = 5
/** In code, or in prose that does not travel: it is found there and cannot be shown. */
export const code = 6
export const message = 7
export const cause = 8
export const quote = 9
/** In what readers ask of a section. */
export const asked = 10
