import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'

interface DialogFrameProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** Whether a key was for the dialog. */
  onKey: (event: KeyboardEvent) => boolean
  onClose: () => void
  children: ReactNode
}

/** The element of the search dialog: which keys it keeps, and what closes it. */
export function DialogFrame({ dialog, onKey, onClose, children }: DialogFrameProps) {
  return (
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label="Search"
      aria-modal="true"
      onKeyDown={(event) => {
        const isComposing = event.nativeEvent.isComposing || event.keyCode === 229 // then keys are the input method's
        if (isComposing || !onKey(event)) return
        event.preventDefault()
        event.stopPropagation() // what else listens for Escape is behind the modal
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget || isWithin(event, event.currentTarget)) return
        event.preventDefault() // or focus would go to where was pressed
        onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}

/** Whether something happened in the box of an element: a press on the backdrop is one on the dialog, too. */
function isWithin({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
