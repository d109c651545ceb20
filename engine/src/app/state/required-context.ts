import { createContext, type Provider, use } from 'react'

/** A hook was called outside the provider it reads from. */
export class ReactContextError extends Error {
  override name = 'ReactContextError'

  constructor(hook: string, provider: string) {
    super(`Hook ${hook} is called outside <${provider}>.`)
  }
}

/** A context that has no default: reading it outside its provider is an error that names both. */
export function createRequiredContext<T>(hook: string, provider: string): [Provider<T>, () => T] {
  const Context = createContext<T | null>(null)
  const read = () => {
    const value = use(Context)
    if (value === null) throw new ReactContextError(hook, provider)
    return value
  }
  return [Context.Provider, read]
}
