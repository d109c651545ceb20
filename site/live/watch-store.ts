import { type FollowedStore, tools } from 'docs-engine/pack'
import { MOST_STORES } from 'docs-engine/pack/limits'
import { type AnyAction, type AnyReducer, createStoreHistory } from './store-history.ts'

/** What is used of a store. */
export interface AnyStore {
  getState(): unknown
  dispatch(action: AnyAction): unknown
  subscribe(listener: () => void): () => void
  replaceReducer(reducer: AnyReducer): void
}

export type AnyCreateStore = (
  reducer: AnyReducer,
  preloadedState?: unknown,
  enhancer?: (create: AnyCreateStore) => AnyCreateStore,
) => AnyStore

/** A store of the example, as the panels follow it. */
export interface WatchedStore extends FollowedStore {
  /** With its middleware. */
  store: AnyStore
}

/** All stores, in the order in which they were made. */
export const stores: WatchedStore[] = []

const listeners = new Set<() => void>()

/** Calls back whenever a state may have changed. */
export const onStateChange = (listener: () => void) => void listeners.add(listener)

const TRAVEL = '@@live/TRAVEL'

/**
 * `createStore` whose stores tell what every action has changed and can go back in time. What is watched lies below all
 * enhancers: it sees what reaches the reducer, and nothing of it shows above.
 */
export function watchedCreateStore(original: AnyCreateStore): AnyCreateStore {
  const create: AnyCreateStore = (reducer, preloadedState, enhancer) => {
    // Wrong arguments get the messages of the original.
    if (typeof preloadedState === 'function' || (enhancer !== undefined && typeof enhancer !== 'function'))
      return original(reducer, preloadedState, enhancer)
    if (typeof reducer !== 'function') return original(reducer, preloadedState)
    if (enhancer === undefined) return createWatched(original, reducer, preloadedState)
    const count = stores.length
    const store = enhancer(create)(reducer, preloadedState)
    const own = stores[count]
    if (own) own.store = store
    return store
  }
  return create
}

function createWatched(original: AnyCreateStore, reducer: AnyReducer, preloadedState: unknown): AnyStore {
  const index = tools.stores.length
  if (index >= MOST_STORES) return original(reducer, preloadedState)
  const history = createStoreHistory(index)
  const watched = (inner: AnyReducer): AnyReducer => {
    return (state, action) => (action?.type === TRAVEL ? history.current() : history.reduce(inner, state, action))
  }
  const store = original(watched(reducer), preloadedState)
  const { replaceReducer } = store
  const entry: WatchedStore = {
    store,
    jump(to) {
      if (history.goTo(to)) store.dispatch({ type: TRAVEL })
    },
    showState: history.showState,
  }
  stores.push(entry)
  tools.stores.push(entry)
  store.subscribe(() => {
    for (const listener of listeners) listener()
  })
  return Object.assign(store, { replaceReducer: (next: AnyReducer) => replaceReducer(watched(next)) })
}
