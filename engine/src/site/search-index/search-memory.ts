import { createHash } from 'node:crypto'

type Known = string[] | number

/** What was found out about pages, by what it follows from: an edit changes one page of all, and the index is made of all. */
export interface SearchMemory {
  number(parts: unknown[], make: () => number): number
  texts(parts: unknown[], make: () => string[]): string[]
}

/** Values as they are kept: read where they are asked for, and kept again as they are. */
export type KnownTexts = ReadonlyMap<string, string>

/** Remembers nothing. */
export const NO_MEMORY: SearchMemory = {
  number: (_, make) => make(),
  texts: (_, make) => make(),
}

/** Starts from what is known, and collects what is asked for: the rest is about pages as they were. */
export function memoryFrom(known: KnownTexts): { memory: SearchMemory; used: Map<string, string> } {
  const used = new Map<string, string>()
  function recall<Value extends Known>(
    parts: unknown[],
    isValue: (value: unknown) => value is Value,
    make: () => Value,
  ) {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
    const text = used.get(key) ?? known.get(key)
    const found = readText(text)
    const value = isValue(found) ? found : make()
    used.set(key, isValue(found) && text !== undefined ? text : JSON.stringify(value))
    return value
  }
  const memory: SearchMemory = {
    number: (parts, make) => recall(parts, (value) => typeof value === 'number', make),
    texts: (parts, make) => recall(parts, isTexts, make),
  }
  return { memory, used }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function readText(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text)
  } catch {
    return undefined // damaged: it is made again
  }
}
