import type { MessageBudget } from './message-budget.ts'

/** Longest text, and longest name, key or path. The sandbox cuts its own earlier. */
const LONGEST = 5000
const LONGEST_NAME = 500
/** No true number of anything, nor any time, is larger. */
const LARGEST = 1e12

/** An object of which nothing is known. */
export type Fields = Record<string, unknown>

/** Reads parts of a message out of a budget. All throw a `TypeError` for what has another shape. */
export interface FieldReader {
  /** An object, one part of the budget. */
  fields(data: unknown): Fields
  text(data: unknown): string
  name(data: unknown): string
  /** At most as many items; the others are left out. */
  list<Item>(data: unknown, most: number, read: (item: unknown) => Item): Item[]
}

export function createFieldReader(budget: MessageBudget): FieldReader {
  const take = (data: unknown, longest: number) => {
    if (typeof data !== 'string') throw new TypeError('no text')
    budget.spend('parts', 1)
    budget.spend('characters', Math.min(data.length, longest))
    return data.slice(0, longest)
  }
  return {
    fields(data) {
      budget.spend('parts', 1)
      const found = record(data)
      if (!found) throw new TypeError('no object')
      return found
    },
    text: (data) => take(data, LONGEST),
    name: (data) => take(data, LONGEST_NAME),
    list(data, most, read) {
      if (!Array.isArray(data)) throw new TypeError('no list')
      return Array.from(data.slice(0, most), (item) => read(item)) // a place with nothing in it is read, too
    },
  }
}

export const record = (data: unknown): Fields | null => (isFields(data) ? data : null)

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data)

/** A number from 0 on that something can be. */
export const isCount = (data: unknown): data is number => typeof data === 'number' && data >= 0 && data <= LARGEST

export function count(data: unknown): number {
  if (!isCount(data)) throw new TypeError('no count')
  return data
}

/** The number of a line or a column: whole, and from 1 on. What is none takes the editor down that is to show it. */
export function ordinal(data: unknown): number {
  if (!isCount(data) || !Number.isInteger(data) || data < 1) throw new TypeError('no number of a line or a column')
  return data
}

/** A whole number below a limit. */
export function indexBelow(limit: number, data: unknown): number {
  if (!isCount(data) || !Number.isInteger(data) || data >= limit) throw new TypeError('no index')
  return data
}

export function oneOf<Value extends string>(data: unknown, values: readonly Value[]): Value {
  const found = values.find((value) => value === data)
  if (found === undefined) throw new TypeError('none of the values')
  return found
}
