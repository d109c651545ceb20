import { type FollowedStore, tools } from 'docs-engine/pack'
import { MOST_STORES } from 'docs-engine/pack/limits'
import { isBookkeepingAction, isBookkeepingState } from './bookkeeping.ts'
import { thunkOf } from './thunk-of.ts'

const { now, report, showState, showValue, stateDiff } = tools

/** An action of any kind. */
export interface AnyAction {
  type: string
  meta?: unknown
  [key: string]: unknown
}

type AnyReducer = (state: unknown, action: AnyAction) => unknown

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
      return original(reducer, preloadedState as never, enhancer)
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

/**
 * Whether an action leaves the past alone that the reader looks at. Only what the reader does there begins another future: an
 * answer that was on its way, a poll or a timer comes when it comes, and would take away what the reader is about to look at.
 */
const isAside = ({ type }: AnyAction) => isBookkeepingAction(String(type)) || !tools.isReaderActing()

function createWatched(original: AnyCreateStore, reducer: AnyReducer, preloadedState: unknown): AnyStore {
  const index = tools.stores.length
  if (index >= MOST_STORES) return original(reducer, preloadedState)
  const states: unknown[] = []
  let position = 0

  const watched = (inner: AnyReducer): AnyReducer => {
    return (state, action) => {
      if (action?.type === TRAVEL) return states[position]
      if (isInPast() && isAside(action)) {
        arrive(inner, action)
        // Bookkeeping also holds for what is shown.
        if (!isBookkeepingAction(String(action.type))) return state
      }
      const next = inner(state, action)
      record(action, state, next)
      return next
    }
  }

  const isInPast = () => position < states.length - 1

  function record(action: AnyAction, before: unknown, after: unknown): void {
    if (states.length === 0) {
      states.push(after)
      tell('@@INIT', { type: '@@INIT' }, null, after)
      return
    }
    if (isBookkeepingAction(String(action.type))) {
      states[position] = after
      return
    }
    if (isInPast()) {
      states.length = position + 1
      report({ type: 'cut', store: index, index: position + 1 })
    }
    position = states.push(after) - 1
    tell(String(action.type), action, before, after)
  }

  /** Life goes on behind the shown past: an action changes the newest state, and is the newest from now on. */
  function arrive(inner: AnyReducer, action: AnyAction): void {
    const before = states.at(-1)
    const after = inner(before, action)
    if (isBookkeepingAction(String(action.type))) {
      states[states.length - 1] = after
      return
    }
    states.push(after)
    tell(String(action.type), action, before, after)
  }

  function tell(actionType: string, action: AnyAction, before: unknown, after: unknown): void {
    report({
      type: 'action',
      store: index,
      index: states.length - 1,
      at: now(),
      actionType: actionType.slice(0, 300),
      action: showValue(action),
      thunk: actionType === '@@INIT' ? null : thunkOf({ ...action, type: actionType }),
      changes: actionType === '@@INIT' ? [] : stateDiff(before, after, isBookkeepingState),
    })
  }

  const store = original(watched(reducer), preloadedState)
  const { replaceReducer } = store
  const entry: WatchedStore = {
    store,
    jump(to) {
      const target = to ?? states.length - 1
      if (!(target in states) || target === position) return
      position = target
      store.dispatch({ type: TRAVEL })
    },
    showState(target) {
      if (!(target in states)) return
      report({ type: 'state', store: index, index: target, tree: showState(states[target]) })
    },
  }
  stores.push(entry)
  tools.stores.push(entry)
  store.subscribe(() => {
    for (const listener of listeners) listener()
  })
  return Object.assign(store, { replaceReducer: (next: AnyReducer) => replaceReducer(watched(next)) })
}
