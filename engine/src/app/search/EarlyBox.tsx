import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { SEARCH_QUERY_MAX_LENGTH } from '#model/constants.ts'
import type { InitialQuery } from './open-search.ts'

interface EarlyBoxProps {
  initial: InitialQuery
  onChange: (initial: InitialQuery) => void
  onClose: () => void
}

/**
 * Has the focus while the modal's code is on its way: what is typed meanwhile, by whatever means, is the query the modal opens
 * with, and Enter is for its first result. It is not seen. Phones show their keyboard only for a box that gets the focus at once.
 * Where the code cannot be had, it is what there is of the modal: it says so, and the next key tries again.
 */
export function EarlyBox({ initial, onChange, onClose }: EarlyBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const { query, isTyped, hasFailed = false } = initial
  const [before] = useState(document.activeElement)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in the dialog it is another box
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true })
    if (!isTyped) box.current?.select()
    return () => {
      if (document.activeElement === box.current && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [hasFailed])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && query.trim()) onChange({ ...initial, enter: event })
  }
  const input = (
    <input
      ref={box}
      className={hasFailed ? '' : 'visually-hidden'}
      aria-label="Search"
      maxLength={SEARCH_QUERY_MAX_LENGTH}
      autoComplete="off"
      value={query}
      onChange={(event) => onChange({ query: event.target.value, isTyped: true, hasFailed })}
      onKeyDown={press}
    />
  )
  if (!hasFailed) return input
  return (
    <dialog ref={showModal} aria-label="Search" onClose={onClose}>
      {input}
      <p>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()
