import { useEffect, useRef } from 'react'
import { isPlainClick } from '#app/router/link-decision.ts'
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
    press: (keys) => {
      if (isTyping.current && !isCurrent) awaited.current = keys
      else pressOption(selected, keys)
    },
  }
}

/**
 * Presses an option. With Ctrl, ⌘ or Shift held it is opened beside this page, where the browser would have it for such keys. Opened, not
 * left to the press: one that code makes opens nothing in Firefox, and in Safari leaves this page.
 */
function pressOption(index: number, { ctrlKey, metaKey, shiftKey }: HeldKeys): void {
  const link = document.getElementById(optionId(index)) as HTMLAnchorElement | null
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
  const openBeside = (event: Event) => {
    event.preventDefault()
    if (link) open(link.href, '_blank', 'noopener')
  }
  if (!isPlainClick(press)) link?.addEventListener('click', openBeside, { once: true })
  link?.dispatchEvent(press)
}
