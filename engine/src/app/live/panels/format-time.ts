/** Milliseconds as seconds, as the log and the ruler show them. */
export const seconds = (milliseconds: number): string => `${(Math.max(0, milliseconds) / 1000).toFixed(1)} s`

/** The end of an action's type, which is what happened: `lent` of `desk/lent`. */
export const eventName = (actionType: string): string => actionType.slice(actionType.lastIndexOf('/') + 1)
