import type { liteClient } from 'algoliasearch/lite'

type Options = NonNullable<Parameters<typeof liteClient>[2]>
type Requester = NonNullable<Options['requester']>
type HostsCache = NonNullable<Options['hostsCache']>

/** The client waits longer with every attempt; beyond this a reader would rather hear that search does not answer. */
const LONGEST_ATTEMPT_MS = 5000

/**
 * Sends one question, and stops when the caller has lost interest; the client's own requester cannot. Headers are not handed on:
 * after "too many requests" the client then waits for a second, not for as long as the service would like.
 */
export const requesterUntil = (signal: AbortSignal): Requester => ({
  async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
    signal.throwIfAborted()
    const timeout = new AbortController()
    const wait = Math.min(connectTimeout + responseTimeout, LONGEST_ATTEMPT_MS)
    const timer = setTimeout(() => timeout.abort(), wait)
    const stop = () => timeout.abort()
    signal.addEventListener('abort', stop)
    try {
      const response = await fetch(url, {
        method,
        headers,
        body: typeof data === 'string' ? data : null, // bytes are for compressed uploads; a question is text
        credentials: 'omit',
        signal: timeout.signal, // not `AbortSignal.any`, which is younger than some readers' browsers
      })
      return { status: response.status, content: await response.text(), isTimedOut: false }
    } catch (error) {
      signal.throwIfAborted()
      return { status: 0, content: String(error), isTimedOut: timeout.signal.aborted }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  },
})

/**
 * Remembers which hosts did not answer, for as long as the page lives. The client's own would write to the reader's storage, where
 * only the reader's own choices have a place.
 */
export function createHostsCache(): HostsCache {
  const known = new Map<string, unknown>()
  return {
    async get(key, initial) {
      const value = known.get(JSON.stringify(key))
      // Each key holds what the client has set for it: only it knows the type.
      return value === undefined ? initial() : (value as ReturnType<typeof initial>)
    },
    async set(key, value) {
      known.set(JSON.stringify(key), value)
      return value
    },
    async delete(key) {
      known.delete(JSON.stringify(key))
    },
    async clear() {
      known.clear()
    },
  }
}
