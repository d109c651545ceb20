import { useEffect, useRef } from 'react'
import type { HeldKeys, InitialQuery } from '../open-search.ts'
import { optionId } from './use-selection.ts'

/** What Enter opens, and what that depends on. */
export interface Enter {
  /** The reader has changed the text: Enter means the list that is on its way. */
  noteTyping: () => void
  /** The reader has moved through the list: Enter means what is selected now. */
  noteMoving: () => void
  press: (keys: HeldKeys) => void
}

/**
 * The Enter key of a list: `isCurrent` while the list answers what stands in the box. A query that the modal opens with is on its
 * way, and may have been confirmed before there was a modal.
 */
export function useEnter(isCurrent: boolean, selected: number, initial: InitialQuery): Enter {
  const isTyping = useRef(initial.query !== '')
  const awaited = useRef(initial.enter ?? null)
  useEffect(() => {
    if (!isCurrent || !awaited.current) return
    pressOption(0, awaited.current)
    awaited.current = null
  }, [isCurrent])
  return {
    noteTyping: () => {
      isTyping.current = true
      awaited.current = null
    },
    noteMoving: () => {
      isTyping.current = false
    },
    press: ({ ctrlKey, metaKey, shiftKey }) => {
      const keys = { ctrlKey, metaKey, shiftKey }
      if (isTyping.current && !isCurrent) awaited.current = keys
      else pressOption(selected, keys)
    },
  }
}

/**
 * Presses an option with the keys held: Ctrl and ⌘ ask for a new tab, Shift for a new window. Systems differ in which of the
 * first two does it, and readers' fingers too; so either becomes that of the system.
 */
function pressOption(index: number, { ctrlKey, metaKey, shiftKey }: HeldKeys): void {
  const isNewTab = ctrlKey || metaKey
  const isApple = /mac|iphone|ipad/i.test(navigator.platform)
  const keys = { ctrlKey: isNewTab && !isApple, metaKey: isNewTab && isApple, shiftKey }
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  document.getElementById(optionId(index))?.dispatchEvent(press)
}
