import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useHistoryBlock } from '#app/router/history-block.ts'
import { useRouter } from '#app/router/router-context.ts'
import { MOBILE_MAX_WIDTH_PX } from '#model/constants.ts'

/** Whether the mobile sidebar is open, and what changes that. */
export interface MobileMenu {
  isOpen: boolean
  toggle: () => void
  close: () => void
}

/** The mobile sidebar belongs to the page it was opened on: any other page, Back, Escape or a wide window ends it. */
export function useMobileMenu(button: RefObject<HTMLElement | null>): MobileMenu {
  const { payload } = useRouter()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  if (openedOn !== null && openedOn !== payload.route) setOpenedOn(null)
  const isOpen = openedOn === payload.route
  const close = useCallback(() => setOpenedOn(null), [])
  useHistoryBlock(isOpen, close)

  useEffect(() => {
    if (!isOpen) return
    const opener = button.current
    const wide = matchMedia(`(width > ${MOBILE_MAX_WIDTH_PX}px)`)
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    wide.addEventListener('change', close)
    document.addEventListener('keydown', closeOnEscape)
    document.body.style.overflow = 'hidden'
    return () => {
      wide.removeEventListener('change', close)
      document.removeEventListener('keydown', closeOnEscape)
      document.body.style.overflow = ''
      opener?.focus()
    }
  }, [isOpen, close, button])

  return { isOpen, close, toggle: () => setOpenedOn(isOpen ? null : payload.route) }
}
