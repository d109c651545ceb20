import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { type InitialQuery, QUERY_BOX } from './open-search.ts'

interface EarlyBoxProps {
  initial: InitialQuery
  onChange: (initial: InitialQuery) => void
  onClose: () => void
}

/**
 * Has the focus while the modal's code is on its way: what is typed meanwhile, by whatever means, is the query the modal opens
 * with, and Enter is for its first result. It is not seen. Phones show their keyboard only for a box that gets the focus at once.
 * A dialog as the modal is, which a press beside it ends: what is around it may be inert, as behind an example in the whole window.
 * Where the code cannot be had, it is what there is of the modal: it says so, and the next key tries again.
 */
export function EarlyBox({ initial, onChange, onClose }: EarlyBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const { query, isTyped, hasFailed = false } = initial
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it opens with
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null
    before?.blur() // or the dialog would give the focus back by itself, in Chromium without the caret: keys would be lost
    const dialog = box.current?.closest('dialog')
    dialog?.showModal()
    if (!isTyped) box.current?.select()
    return () => {
      dialog?.close()
      before?.focus({ preventScroll: true })
    }
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && query.trim()) onChange({ ...initial, enter: event })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it with Escape
    <dialog
      aria-label="Search"
      style={{ opacity: hasFailed ? 1 : 0, fontSize: '1rem' }} // iOS zooms into a box with smaller letters
      onClick={() => hasFailed || onClose()}
      onClose={onClose}
    >
      <input
        ref={box}
        {...QUERY_BOX}
        value={query}
        onChange={(event) => onChange({ query: event.target.value, isTyped: true, hasFailed })}
        onKeyDown={press}
      />
      {hasFailed && (
        <>
          <p>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
        </>
      )}
    </dialog>
  )
}
