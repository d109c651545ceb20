import { tools } from 'docs-engine/pack'
import { isBookkeepingAction, isBookkeepingState } from './bookkeeping.ts'
import { thunkOf } from './thunk-of.ts'

const { now, report, showState, showValue, stateDiff } = tools

/** An action of any kind. */
export interface AnyAction {
  type: string
  meta?: unknown
  [key: string]: unknown
}

export type AnyReducer = (state: unknown, action: AnyAction) => unknown

/** The states that a store has had, and the one that is shown. */
export interface StoreHistory {
  /** The state that is shown. */
  current(): unknown
  /** The next state by `inner`, which is told and kept. */
  reduce(inner: AnyReducer, state: unknown, action: AnyAction): unknown
  /** False where there is nothing to go to; nothing said is the newest. */
  goTo(index: number | null): boolean
  showState(index: number): void
}

/**
 * Whether an action leaves the past alone that the reader looks at. Only what the reader does there begins another future: an
 * answer that was on its way, a poll or a timer comes when it comes, and would take away what the reader is about to look at.
 */
const isAside = ({ type }: AnyAction) => isBookkeepingAction(String(type)) || !tools.isReaderActing()

export function createStoreHistory(store: number): StoreHistory {
  const states: unknown[] = []
  let position = 0

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
      report({ type: 'cut', store, index: position + 1 })
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
      store,
      index: states.length - 1,
      at: now(),
      actionType: actionType.slice(0, 300),
      action: showValue(action),
      thunk: actionType === '@@INIT' ? null : thunkOf({ ...action, type: actionType }),
      changes: actionType === '@@INIT' ? [] : stateDiff(before, after, isBookkeepingState),
    })
  }

  return {
    current: () => states[position],
    reduce(inner, state, action) {
      if (isInPast() && isAside(action)) {
        arrive(inner, action)
        // Bookkeeping also holds for what is shown.
        if (!isBookkeepingAction(String(action.type))) return state
      }
      const next = inner(state, action)
      record(action, state, next)
      return next
    },
    goTo(index) {
      const target = index ?? states.length - 1
      if (!(target in states) || target === position) return false
      position = target
      return true
    },
    showState(index) {
      if (!(index in states)) return
      report({ type: 'state', store, index, tree: showState(states[index]) })
    },
  }
}
