import type { Position } from './visit.ts'

/** What is kept with a history entry: its number within this tab, and where the reader was when leaving it. */
export interface EntryState {
  index: number
  position?: Position | null
}

/** What is kept with the entry in the address bar; null for one that the browser has made. */
export const entryState = (): EntryState | null => (history.state?.index === undefined ? null : history.state)

/** Whether it was taken: WebKit throws when there are more than a hundred changes in ten seconds. */
export function writeEntry(state: EntryState, to?: URL, isNew?: boolean): boolean {
  try {
    history[isNew ? 'pushState' : 'replaceState'](state, '', to)
    return true
  } catch {
    return false
  }
}
