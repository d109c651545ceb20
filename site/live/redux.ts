import * as redux from 'redux'
import { type AnyCreateStore, watchedCreateStore } from './watch-store.ts'

/*
 * Stands in for the package `redux` wherever it is imported, Redux Toolkit included: every store can be followed. Only here the name
 * leads to the package itself.
 */

export * from 'redux'

const create: unknown = watchedCreateStore(redux.legacy_createStore as unknown as AnyCreateStore)

export const createStore = create as typeof redux.createStore
export const legacy_createStore = create as typeof redux.legacy_createStore
