import { now, report } from './report.ts'

/** `fetch` of the mock API, telling each request twice: when it is sent and when it is over. */
export function watchedFetch(fetch: typeof globalThis.fetch, newId: () => number): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const at = now()
    const id = newId()
    const tell = (status: number | 'failed' | null, duration: number | null) =>
      report({
        type: 'request',
        id,
        method: request.method,
        path: `${pathname.replace(/^\/api(?=\/)/, '')}${search}`.slice(0, 300),
        at,
        status,
        duration,
      })
    tell(null, null)
    try {
      const response = await fetch(request)
      tell(response.status, now() - at)
      return response
    } catch (error) {
      tell('failed', now() - at)
      throw error
    }
  }
}

/** Where no mock API answers, nothing does. */
export const noFetch: typeof globalThis.fetch = (input) => {
  const address = input instanceof Request ? input.url : String(input)
  return Promise.reject(
    new TypeError(
      `This example has no network: ${address} cannot be fetched. Examples with an API show their requests.`,
    ),
  )
}
