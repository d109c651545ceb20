import { type LibraryState, ROUTES } from './routes.ts'
import { seedLibrary } from './seed.ts'
import type { ChannelMessage, Failure, LoggedRequest } from './types.ts'

export type * from './types.ts'

/** How a library is opened. */
export interface LibraryOptions {
  /** Milliseconds until an answer. Default 0: as soon as it can. */
  latency?: number
}

/** A small public library that answers requests from memory, always the same way. */
export interface HarbourLibrary {
  /** For `fetchBaseQuery({ fetchFn })`, and in place of the global `fetch`. Any host will do; `/api` before a path is skipped. */
  fetch: typeof fetch
  /** Sends `message` events whose `data` is a `ChannelMessage`, as a web socket would. */
  channel: EventTarget
  /** The next request fails this way, or the next `times` requests. */
  failNext(failure: Failure, times?: number): void
  /** Ends all sessions, as time would: `/me` answers 401 until the next refresh. */
  expireTokens(): void
  /** Everything that was asked, in order. */
  readonly requests: LoggedRequest[]
  /** Milliseconds until an answer. */
  latency: number
  /** Back to the seed: data, failures and log. */
  reset(): void
}

/** Opens a library. Every one has its own data. */
export function createHarbourLibrary({ latency = 0 }: LibraryOptions = {}): HarbourLibrary {
  const channel = new EventTarget()
  const tell = (data: ChannelMessage) => {
    channel.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data) }))
  }
  const open = (): LibraryState => ({ ...seedLibrary(), reports: new Map(), sessions: new Map(), count: 0, tell })
  let state = open()
  let failures: Failure[] = []
  const requests: LoggedRequest[] = []

  const library: HarbourLibrary = {
    channel,
    latency,
    requests,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, searchParams, search } = new URL(request.url)
      const path = pathname.replace(/^\/api(?=\/)/, '').replace(/(?<=.)\/$/, '')
      const entry: LoggedRequest = { method: request.method, path: path + search, status: null }
      requests.push(entry)
      const failure = failures.shift()
      await wait(failure === 'timeout' ? Infinity : library.latency, request.signal)
      if (failure === 'offline') throw new TypeError('Failed to fetch')
      const response = failure === undefined ? await answer(request, path, searchParams) : failed(failure)
      entry.status = response.status
      return response
    },
    failNext(failure, times = 1) {
      failures.push(...Array<Failure>(times).fill(failure))
    },
    expireTokens() {
      const old = [...state.sessions.values()]
      state.sessions = new Map(old.map((session) => [`expired ${session.refreshToken}`, session]))
    },
    reset() {
      state = open()
      failures = []
      requests.length = 0
    },
  }
  return library

  async function answer(request: Request, path: string, query: URLSearchParams): Promise<Response> {
    const route = ROUTES.find(([method, pattern]) => method === request.method && pattern.test(path))
    if (!route) return json(404, { code: 'NO_ROUTE', message: `There is nothing at ${request.method} ${path}` })
    const [, pattern, respond] = route
    const text = await request.text()
    const { status, body } = respond(state, {
      params: (pattern.exec(path) ?? []).slice(1).map(decodeURIComponent),
      query,
      body: text ? JSON.parse(text) : {},
      token: request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null,
    })
    return body === undefined ? new Response(null, { status }) : json(status, body)
  }
}

/** The library behind `fetch` where samples run. Each run starts with it as new. */
export const library = createHarbourLibrary()

/** Not by `Response.json`, which is younger than some browsers that live examples run in. */
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

function failed(failure: Exclude<Failure, 'offline' | 'timeout'> | Failure): Response {
  if (failure === 'html')
    return new Response('<!doctype html><title>Harbour Library</title>', { headers: { 'content-type': 'text/html' } })
  const status = typeof failure === 'number' ? failure : 500
  return json(status, { code: `FAILED_${status}`, message: `The library was told to answer ${status}` })
}

/** Ends early, with the signal's reason, when the request is given up. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
