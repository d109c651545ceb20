/** What RTK Query says to itself: no reader has dispatched it, and nothing on screen follows from it. */
export function isBookkeepingAction(type: string): boolean {
  return /^__rtkq\/|\/(?:internalSubscriptions|subscriptions|config)\/\w+$|^@@redux\/(?:REPLACE|PROBE)/.test(type)
}

/** Settings and subscribers of an API slice, which its middleware keeps there for itself. `path` leads there from the state's root. */
export function isBookkeepingState(path: string[], was: unknown, is: unknown): boolean {
  const name = path.at(-1)
  if (name === 'subscriptions') return path.length === 2 && isPlain(was) && isPlain(is)
  return name === 'config' && isPlain(is) && 'middlewareRegistered' in is
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
