/** Where the HTML of a page gets what the type checker says about a line: the compiler leaves the place, the build fills it. */
export const typeErrorSlot = (fenceLine: number, line: number) => `<!--type-error ${fenceLine}:${line}-->`

/** All such places, each with the lines it was made from. */
export const TYPE_ERROR_SLOTS = /<!--type-error (\d+):(\d+)-->/g
