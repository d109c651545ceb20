import { tools } from 'docs-engine/pack'
import type { LiveCacheEntry } from 'docs-engine/pack/events'
import { MOST_CACHE_ENTRIES, MOST_TAGS } from 'docs-engine/pack/limits'
import type { AnyAction } from './store-history.ts'
import { onStateChange, stores } from './watch-store.ts'

const { later, now, report } = tools

/** How often the panel is brought up to date: subscribers come and go without an action. */
const LOOK_MS = 250

interface Definition {
  type: string
  keepUnusedDataFor?: number
}

type Handler = (action: AnyAction) => unknown
type Middleware = (api: { getState: () => unknown }) => (next: unknown) => Handler

/** What is used of an API slice. */
interface Api {
  reducerPath: string
  middleware: Middleware
  endpoints: Record<string, unknown>
  enhanceEndpoints(options: { endpoints: Record<string, (definition: Definition) => void> }): unknown
}

interface Entry {
  status?: LiveCacheEntry['status']
  endpointName?: string
}

interface ApiState {
  queries: Record<string, Entry | undefined>
  mutations: Record<string, Entry | undefined>
  provided: { keys?: Record<string, Array<{ type: string; id?: string | number }> | undefined> }
  config: { keepUnusedDataFor: number }
}

interface WatchedApi {
  api: Api
  /** Its middleware in each store. */
  handlers: Map<() => unknown, Handler>
}

const apis: WatchedApi[] = []
/** Since when an entry has had no subscriber. */
const unusedSince = new Map<string, number>()

/** `createApi`, `buildCreateApi(…)`: what they make is followed. */
export function watchedCreateApi<Create extends (...given: never[]) => object>(create: Create): Create {
  const watched = (...given: never[]) => {
    const api = create(...given) as unknown as Api
    const { middleware } = api
    const handlers: WatchedApi['handlers'] = new Map()
    // A question to the middleware itself passes no other one, where the example would see it.
    api.middleware = (store) => {
      const withNext = middleware(store)
      return (next) => {
        const handler = withNext(next)
        handlers.set(store.getState, handler)
        return handler
      }
    }
    apis.push({ api, handlers })
    return api
  }
  return watched as unknown as Create
}

/** Tells what the caches hold, whenever that is something else. */
export function watchCaches(): void {
  let last = '[]'
  let dueAt = Number.POSITIVE_INFINITY
  const look = () => {
    dueAt = Number.POSITIVE_INFINITY
    const entries = stores.flatMap(({ store }) => apis.flatMap((watched) => entriesOf(watched, store.getState, now())))
    const key = JSON.stringify(entries.map(({ removedIn, ...entry }) => ({ ...entry, isUnused: removedIn !== null })))
    if (key !== last) report({ type: 'cache', entries: entries.slice(0, MOST_CACHE_ENTRIES) })
    last = key
    if (entries.length > 0) plan(LOOK_MS)
  }
  /** What is due sooner takes the place of what is due later: a change is seen at once, whatever look is planned. */
  const plan = (delay: number) => {
    const at = now() + delay
    if (at >= dueAt) return
    dueAt = at
    later(() => dueAt === at && look(), delay)
  }
  onStateChange(() => plan(0))
}

function entriesOf({ api, handlers }: WatchedApi, getState: () => unknown, time: number): LiveCacheEntry[] {
  const handler = handlers.get(getState)
  const state = (getState() as Record<string, ApiState | undefined> | null)?.[api.reducerPath]
  if (!handler || !state?.queries) return []
  const subscribers = subscriberCount(api, handler)
  const queries = Object.entries(state.queries).map(([key, entry]): LiveCacheEntry => {
    const endpoint = entry?.endpointName ?? key.slice(0, key.indexOf('('))
    const definition = definitionOf(api, endpoint)
    const count = subscribers(key)
    const keepFor = definition?.keepUnusedDataFor ?? state.config.keepUnusedDataFor
    return {
      key: key.slice(0, 300),
      reducerPath: api.reducerPath,
      endpoint,
      kind: definition?.type === 'infinitequery' ? 'infinite-query' : 'query',
      status: entry?.status ?? 'uninitialized',
      subscribers: count,
      removedIn: removedIn(`${api.reducerPath} ${key}`, count, keepFor * 1000, time),
      tags: (state.provided.keys?.[key] ?? [])
        .slice(0, MOST_TAGS)
        .map(({ type, id }) => (id === undefined ? type : `${type} ${id}`)),
    }
  })
  const mutations = Object.values(state.mutations).map(
    (entry): LiveCacheEntry => ({
      key: `${entry?.endpointName ?? ''}()`,
      reducerPath: api.reducerPath,
      endpoint: entry?.endpointName ?? '',
      kind: 'mutation',
      status: entry?.status ?? 'uninitialized',
      subscribers: 1,
      removedIn: null,
      tags: [],
    }),
  )
  return [...queries, ...mutations]
}

function subscriberCount(api: Api, handler: Handler): (key: string) => number {
  const answer = handler({ type: `${api.reducerPath}/subscriptions/internal_getRTKQSubscriptions` })
  const { getSubscriptionCount } = (answer ?? {}) as { getSubscriptionCount?: (key: string) => number }
  return (key) => getSubscriptionCount?.(key) ?? 0
}

/** The endpoint as it is defined by now; asked for in the one way that changes nothing. */
function definitionOf(api: Api, endpoint: string): Definition | null {
  let found: Definition | null = null
  if (endpoint in api.endpoints) {
    api.enhanceEndpoints({
      endpoints: {
        [endpoint]: (definition) => {
          found = definition
        },
      },
    })
  }
  return found
}

function removedIn(key: string, subscribers: number, keepFor: number, time: number): number | null {
  if (subscribers > 0 || !Number.isFinite(keepFor)) {
    unusedSince.delete(key)
    return null
  }
  const since = unusedSince.get(key) ?? time
  unusedSince.set(key, since)
  return Math.max(0, Math.round(since + keepFor - time))
}
