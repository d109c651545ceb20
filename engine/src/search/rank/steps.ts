/*
 * Steps between kinds of exactness. What words add up to stays below the smallest whole step. Imported as a whole,
 * `import * as STEP`: so a bundle has the numbers alone.
 */

export const code = 80
export const title = 60
export const titleForm = 50
export const home = 40
export const meant = 3
export const option = 1
export const name = 1
export const within = 0.4
