/* Where a word stands, from the strongest place down. Imported as a whole, `import * as FIELD`: so a bundle has the numbers alone. */

export const title = 0
export const keyword = 1
export const heading = 2
export const description = 3
export const text = 4
export const message = 5
export const cause = 6
export const quote = 7
