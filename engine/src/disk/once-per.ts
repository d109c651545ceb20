/** A function whose answer for an object is made once, and kept as long as the object. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** The same by the value of a key, such as a text, and for as long as the function itself. An answer that is undefined is not kept. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined) {
      value = make(key)
      made.set(key, value)
    }
    return value
  }
}

/** Makes things that take a while: whoever asks for one that is being made gets the same one. Nothing is kept after that. */
export function onceAtATime<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>()
  return (key, make) => {
    const known = underWay.get(key)
    if (known) return known
    const making = make().finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
}
