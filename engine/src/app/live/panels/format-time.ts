/** Milliseconds as a number of seconds. */
export const tenths = (milliseconds = 0): string => (Math.max(0, milliseconds) / 1000).toFixed(1)

/** Milliseconds as seconds, as the log and the ruler show them. */
export const seconds = (milliseconds?: number): string => `${tenths(milliseconds)} s`
