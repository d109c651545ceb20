import type { LiveFailure } from '#model/live.ts'
import { watchedFetch } from './watch-requests.ts'

/** What is used of a mock API. */
export interface MockApi {
  fetch: typeof globalThis.fetch
  latency: number
  failNext(failure: LiveFailure): void
}

const watched: MockApi[] = []
/** One for all, as there is one example a frame. */
const example: {
  /** What the next request ends with. */
  failure: LiveFailure | null
  /** Who answers `fetch`. */
  api: MockApi | null
  /** So many were sent: the page tells requests of all APIs by it. */
  requests: number
} = { failure: null, api: null, requests: 0 }

/** Makes an API tell its requests and obey the reader's settings; in place, for the example holds on to it. */
export function watchMockApi<Api extends MockApi>(api: Api): Api {
  const { fetch } = api
  api.fetch = watchedFetch(
    (request) => {
      if (example.failure) api.failNext(example.failure)
      example.failure = null
      return fetch(request)
    },
    () => ++example.requests,
  )
  watched.push(api)
  return api
}

/** Which one answers `fetch` from now on, in examples that ask for an API. */
export function answerFetch(api: MockApi): void {
  example.api = api
}

/** What answers `fetch`; null where no pack has brought an API. */
export const apiFetch = (): typeof globalThis.fetch | null => example.api?.fetch ?? null

/** How long answers take from now on. */
export function setLatency(milliseconds: number): void {
  for (const api of watched) api.latency = milliseconds
}

/** What the next request ends with; null takes it back. */
export function failNext(next: LiveFailure | null): void {
  example.failure = next
}
