import { createHash } from 'node:crypto'

type Known = string[] | number

/** What was found out about pages, by what it follows from: an edit changes one page of all, and the index is made of all. */
export interface SearchMemory {
  number(parts: unknown[], make: () => number): number
  texts(parts: unknown[], make: () => string[]): string[]
}

/** Remembers nothing. */
export const NO_MEMORY: SearchMemory = {
  number: (_, make) => make(),
  texts: (_, make) => make(),
}

/** Starts from what is known, and collects what is asked for: the rest is about pages as they were. */
export function memoryFrom(known: ReadonlyMap<string, Known>): { memory: SearchMemory; used: Map<string, Known> } {
  const used = new Map<string, Known>()
  function recall<Value extends Known>(
    parts: unknown[],
    isValue: (value?: Known) => value is Value,
    make: () => Value,
  ) {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
    const found = used.get(key) ?? known.get(key)
    const value = isValue(found) ? found : make()
    used.set(key, value)
    return value
  }
  const memory: SearchMemory = {
    number: (parts, make) => recall(parts, (value) => typeof value === 'number', make),
    texts: (parts, make) => recall(parts, (value) => Array.isArray(value), make),
  }
  return { memory, used }
}
