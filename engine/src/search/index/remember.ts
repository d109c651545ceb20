/** What is found for a text, kept for the next time. */
export interface Remembered<T> {
  of(text: string): T
  forget(): void
}

/** Remembers what is found for so many texts, and then begins anew: to know which was asked for last would cost more than to find it. */
export function remember<T>(most: number, find: (text: string) => T): Remembered<T> {
  const known = new Map<string, T>()
  return {
    of(text) {
      let found = known.get(text)
      if (found === undefined) {
        found = find(text)
        if (known.size === most) known.clear()
        known.set(text, found)
      }
      return found
    },
    forget: () => known.clear(),
  }
}
