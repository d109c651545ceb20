/** The answer to a request for a file; an error where it was refused. */
export async function fetchFile(href: string): Promise<Response> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return response
}

/** `load`, called once for each key. A failure is not kept: the next attempt asks again. */
export function onceEach<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
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

/** A file of data, fetched once. Nobody checks that it is of the type that is named: the same build has written it. */
export const loadOnce: <File = unknown>(href: string) => Promise<File> = onceEach(async (href: string) =>
  (await fetchFile(href)).json(),
)
