import { useId, useRef, useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '#model/constants.ts'
import { createListeners } from './listeners.ts'
import { onStorageChange, readStored, writeStored } from './storage.ts'

const listeners = createListeners()
/**
 * By group. Filled from storage when a named group is first met, so that choices outlive a navigation where storage is blocked. A group
 * without a name is in it once a tab of it has been pressed: a page may have hundreds that nobody presses.
 */
const choices = new Map<string, string | null>()

function read(key: string, isStored: boolean): string | null {
  if (isStored && !choices.has(key)) choices.set(key, readStored(STORAGE_KEYS.tabGroup(key)))
  return choices.get(key) ?? null
}

/** Shows a tab wherever the group is on the page, without storing it: it was not the reader's pick. */
export function showTab(key: string, value: string): void {
  choices.set(key, value)
  listeners.notify()
}

/**
 * The value a group of tabs shows. Groups of one name share it; without a name a group has its own, for as long as it is
 * on screen. A value that this group does not offer is ignored: it keeps the one it has.
 */
export function useTabChoice(
  group: string | null,
  values: string[],
  initial: string,
): { value: string; key: string; choose: (value: string) => void } {
  const id = useId()
  const key = group ?? id
  const chosen = useSyncExternalStore(
    listeners.add,
    () => read(key, group !== null),
    () => null,
  )
  const last = useRef(initial)
  if (chosen !== null && values.includes(chosen)) last.current = chosen
  return {
    value: values.includes(last.current) ? last.current : initial,
    key,
    choose: (value) => {
      if (group !== null) writeStored(STORAGE_KEYS.tabGroup(group), value)
      showTab(key, value)
    },
  }
}

/** Follows the choices made in other tabs of the browser, for as long as the page is open. */
export function followTabChoices(): void {
  const prefix = STORAGE_KEYS.tabGroup('')
  onStorageChange((key, value) => {
    if (key?.startsWith(prefix) && value !== null) showTab(key.slice(prefix.length), value)
  })
}
