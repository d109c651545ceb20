/** Once a page: each read and write would say the same. */
let hasWarned = false

/** The browser's storage, or null where it is blocked: said once, then everything works without it. */
function open(): Storage | null {
  try {
    return window.localStorage
  } catch (error) {
    if (!hasWarned) {
      hasWarned = true
      console.warn(
        'Browser storage is unavailable (a frame, a private window or settings): choices will be forgotten.',
        error,
      )
    }
    return null
  }
}

/** One read or write. A failing one (the quota is used up) is reported with its key and otherwise ignored. */
function attempt<T>(key: string, access: (storage: Storage) => T): T | null {
  const storage = open()
  try {
    return storage && access(storage)
  } catch (error) {
    console.error(`Could not use "${key}" in the browser's storage.`, error)
    return null
  }
}

/** The stored text, or null. */
export const readStored = (key: string): string | null => attempt(key, (storage) => storage.getItem(key))
/** Stores a text for later visits. */
export const writeStored = (key: string, value: string): void => void attempt(key, (s) => s.setItem(key, value))
/** Forgets a stored text. */
export const removeStored = (key: string): void => void attempt(key, (storage) => storage.removeItem(key))

/** Calls back when another browser tab changes a key; `key` is null when it cleared everything. */
export function onStorageChange(
  listener: (key: string | null, value: string | null) => void,
  signal?: AbortSignal | undefined,
): void {
  const handle = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea === open()) listener(key, newValue)
  }
  addEventListener('storage', handle, { signal })
}
