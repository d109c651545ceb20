import { useLayoutEffect, useRef } from 'react'
import { SEARCH_QUERY_MAX_LENGTH } from '#model/constants.ts'
import type { InitialQuery } from './open-search.ts'

interface EarlyBoxProps {
  initial: InitialQuery
  onType: (query: string) => void
  onClose: () => void
}

/**
 * Has the focus while the modal's code is on its way: what is typed meanwhile, by whatever means, is the query the modal opens
 * with. It is not seen. Phones show their keyboard only for a box that gets the focus at once.
 */
export function EarlyBox({ initial, onType, onClose }: EarlyBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const { query, isTyped } = initial
  useLayoutEffect(() => {
    const element = box.current
    const before = document.activeElement
    element?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === element && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useLayoutEffect(() => {
    if (!isTyped) box.current?.select()
  }, [isTyped])
  return (
    <input
      ref={box}
      className="visually-hidden"
      aria-label="Search"
      maxLength={SEARCH_QUERY_MAX_LENGTH}
      autoComplete="off"
      value={query}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    />
  )
}
