import { useSyncExternalStore } from 'react'
import { VISIT_KEYS } from '#model/constants.ts'
import { createListeners } from '../../state/listeners.ts'

const listeners = createListeners()
/** One for the visit, where storage is blocked too. Null until it was looked up. */
let isOn: boolean | null = null

function read(): boolean {
  isOn ??= stored()
  return isOn
}

function stored(): boolean {
  try {
    return sessionStorage.getItem(VISIT_KEYS.checkTypes) === 'on'
  } catch {
    return false
  }
}

/** Remembers for the visit whether types are checked, and tells all open examples. */
export function chooseCheck(next: boolean): void {
  isOn = next
  try {
    if (next) sessionStorage.setItem(VISIT_KEYS.checkTypes, 'on')
    else sessionStorage.removeItem(VISIT_KEYS.checkTypes)
  } catch {
    // It is remembered until the document is left.
  }
  listeners.notify()
}

/** Whether the reader wants types to be checked. */
export const useCheckChoice = (): boolean => useSyncExternalStore(listeners.add, read, () => false)
