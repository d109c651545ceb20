import { type DialogHTMLAttributes, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** What the element of a dialog gets: its reference, and what closes it. */
interface ModalDialog extends Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onMouseDown' | 'onCancel' | 'onClose'> {
  ref: RefObject<HTMLDialogElement | null>
}

/**
 * A dialog that is open as long as it is rendered. The page behind is out of reach and does not scroll, nor move when its scroll
 * bar goes; afterwards focus is where it was, or on what opened the dialog. A press beside it and the browser's own ways close it.
 */
export function useModalDialog(opener: RefObject<HTMLElement | null>, onClose: () => void): ModalDialog {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const { activeElement, body, documentElement } = document
    const { overflow, paddingInlineEnd } = body.style
    const scrollBarWidth = innerWidth - documentElement.clientWidth
    Object.assign(body.style, { overflow: 'hidden', paddingInlineEnd: `${scrollBarWidth}px` })
    element?.showModal()
    return () => {
      element?.close()
      Object.assign(body.style, { overflow, paddingInlineEnd })
      const hadFocus = activeElement instanceof HTMLElement && activeElement !== body && activeElement.isConnected
      ;(hadFocus ? activeElement : opener.current)?.focus({ preventScroll: true })
    }
  }, [opener])
  return {
    ref: dialog,
    onMouseDown: (event) => {
      if (event.target !== event.currentTarget || isWithin(event, event.currentTarget)) return
      event.preventDefault() // or focus would go to where was pressed
      onClose()
    },
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    onClose,
  }
}

/** Whether something happened in the box of an element: a press on the backdrop is one on the dialog, too. */
function isWithin({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** Tab goes round inside. What can be reached changes with every answer, so it is looked up at every press. */
export function keepFocusInside(dialog: HTMLElement, isBackwards: boolean): boolean {
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0 && !isUnchosenRadio(element),
  )
  const edge = isBackwards ? stops[0] : stops.at(-1)
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return false
  ;(isBackwards ? stops.at(-1) : stops[0])?.focus()
  return true
}

/** Of a group of radio buttons, Tab reaches the chosen one. */
const isUnchosenRadio = (element: HTMLElement) =>
  element instanceof HTMLInputElement && element.type === 'radio' && !element.checked
