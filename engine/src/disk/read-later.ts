/** Makes a property of an object be read when it is asked for. */
export function readLater<Key extends string, Value>(holder: { [K in Key]: Value }, key: Key, read: () => Value): void {
  Object.defineProperty(holder, key, { get: read, enumerable: true, configurable: true })
}
