/** `load`, called once, or once for each key. A failure is not kept: the next attempt asks again. */
export function onceEach<Value, Key = void>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    let promise = known.get(key)
    if (!promise) {
      promise = load(key)
      known.set(key, promise)
      promise.catch(() => known.delete(key))
    }
    return promise
  }
}
