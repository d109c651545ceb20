/** What stands behind the last slash: the name of a file, and what happened in an action's type, `lent` of `desk/lent`. */
export const endOfPath = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
