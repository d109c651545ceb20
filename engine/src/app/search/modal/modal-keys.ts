import type { KeyboardEvent, RefObject } from 'react'
import type { Enter } from './use-enter.ts'
import { keepFocusInside } from './use-modal-dialog.ts'

/** What keys act on. */
interface ModalParts {
  dialog: RefObject<HTMLElement | null>
  box: RefObject<HTMLElement | null>
  enter: Enter
  /** Selects the option so many further on. */
  move: (step: number) => void
  onClose: () => void
}

/** Does what a key means in the modal. */
export function handleKey(event: KeyboardEvent, parts: ModalParts): void {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229 // then keys are the input method's
  if (isComposing || !pressKey(event, parts)) return
  event.preventDefault()
  event.stopPropagation() // what else listens for Escape is behind the modal
}

/** Whether a key was for the modal. */
function pressKey(event: KeyboardEvent, { dialog, box, enter, move, onClose }: ModalParts): boolean {
  if (event.key === 'Tab') return dialog.current !== null && keepFocusInside(dialog.current, event.shiftKey)
  if (isForBox(event)) box.current?.focus()
  if (event.key === 'Escape') onClose()
  else if (document.activeElement !== box.current) return false
  else if (event.key === 'Enter') enter.press(event)
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    enter.noteMoving()
    move(event.key === 'ArrowDown' ? 1 : -1)
  } else return false
  return true
}

/** Whether a key belongs in the box: after a press on nothing in particular, or on a result that opened elsewhere, focus is there. */
function isForBox({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isControl = target instanceof Element && target.matches('input, button, a:not([role=option])')
  if (ctrlKey || metaKey || altKey || isControl) return false
  return /^(?:.|ArrowDown|ArrowUp|Enter|Backspace)$/u.test(key)
}
