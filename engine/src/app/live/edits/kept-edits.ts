/** The code of an example as the reader has left it, by file name; only files that differ from the page's are in it. */
export type Edits = Record<string, string>

/** For as long as the document lives: a reload begins with what the page says. */
const kept = new Map<string, Edits>()

const keyOf = (route: string, id: string) => `${route}#${id}`

/** What the reader has changed in an example, on this or an earlier look at its page. */
export const keptEdits = (route: string, id: string): Edits | null => kept.get(keyOf(route, id)) ?? null

/** Keeps the changes of an example; none at all forgets it. */
export function keepEdits(route: string, id: string, edits: Edits): void {
  if (Object.keys(edits).length > 0) kept.set(keyOf(route, id), edits)
  else kept.delete(keyOf(route, id))
}
