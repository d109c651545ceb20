/** Who wants to know of a change. The state itself lives where it is read: an attribute, storage, the address. */
export interface Listeners<T = void> {
  add: (listener: (value: T) => void) => () => void
  notify: (value: T) => void
}

/** An empty list of listeners; `add` has the shape `useSyncExternalStore` asks for. */
export function createListeners<T = void>(): Listeners<T> {
  const all = new Set<(value: T) => void>()
  return {
    add: (listener) => {
      all.add(listener)
      return () => all.delete(listener)
    },
    notify: (value) => {
      for (const listener of all) listener(value)
    },
  }
}
