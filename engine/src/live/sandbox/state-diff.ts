import type { StateChange } from '#model/live.ts'
import { MOST_CHANGES } from '../protocol/event-limits.ts'
import { CHANGED, showValue } from './show-value.ts'

/** Whether something at a path is the library's own affair, in which no reader wants to see a change. */
export type IsHidden = (path: string[], was: unknown, is: unknown) => boolean

/** What is different between two states, from the outside in. What is the same object has not changed. */
export function stateDiff(before: unknown, after: unknown, isHidden: IsHidden = () => false): StateChange[] {
  const changes: StateChange[] = []
  const add = (path: string[], was: { value: unknown } | null, is: { value: unknown } | null) => {
    const shown = (side: { value: unknown } | null) => (side ? showValue(side.value, CHANGED) : null)
    changes.push({ path: path.join('.'), before: shown(was), after: shown(is) })
  }

  function compare(was: unknown, is: unknown, path: string[]): void {
    if (Object.is(was, is) || changes.length >= MOST_CHANGES || isHidden(path, was, is)) return
    if (Array.isArray(was) && Array.isArray(is)) compareLists(was, is, path)
    else if (isRecord(was) && isRecord(is)) compareRecords(was, is, path)
    else add(path, { value: was }, { value: is })
  }

  function compareRecords(was: Entries, is: Entries, path: string[]): void {
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const inside = [...path, key]
      if (!Object.hasOwn(is, key)) add(inside, { value: was[key] }, null)
      else if (!Object.hasOwn(was, key)) add(inside, null, { value: is[key] })
      else compare(was[key], is[key], inside)
    }
  }

  /** What both lists begin and end with is left out, so that one more in front is one change. */
  function compareLists(was: unknown[], is: unknown[], path: string[]): void {
    const shorter = Math.min(was.length, is.length)
    let start = 0
    while (start < shorter && Object.is(was[start], is[start])) start++
    let end = 0
    while (end < shorter - start && Object.is(was.at(-1 - end), is.at(-1 - end))) end++
    const [wasEnd, isEnd] = [was.length - end, is.length - end]
    for (let index = start; index < Math.max(wasEnd, isEnd) && changes.length < MOST_CHANGES; index++) {
      const inside = [...path, String(index)]
      if (index >= isEnd) add(inside, { value: was[index] }, null)
      else if (index >= wasEnd) add(inside, null, { value: is[index] })
      else compare(was[index], is[index], inside)
    }
  }

  compare(before, after, [])
  return changes.slice(0, MOST_CHANGES)
}

type Entries = Record<string, unknown>

function isRecord(value: unknown): value is Entries {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
