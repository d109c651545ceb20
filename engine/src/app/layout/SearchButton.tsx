import { type KeyboardEvent, useRef } from 'react'
import { hrefOfSearch } from '#app/search/open-search.ts'
import { useSearchModal } from '#app/search/use-search-modal.tsx'
import { useHydrated } from '#app/state/hydrated.ts'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { useKeptFocus } from '#app/ui/use-kept-focus.ts'
import './SearchButton.css'

/**
 * Opens the search modal, whose code and index come when the reader gets near; before and without scripts, a link to the search
 * page of the same look.
 */
export function SearchButton({ isInert }: { isInert: boolean }) {
  const { baseUrl } = useSite()
  const isHydrated = useHydrated()
  const button = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(button)
  const [modal, open, prepare] = useSearchModal(button)

  const face = (
    <>
      <Icon name="search" />
      <span>Search</span>
    </>
  )
  if (!isHydrated) {
    return (
      <a ref={keptFocus} className="search-button" href={hrefOfSearch('', baseUrl)} aria-label="Search">
        {face}
      </a>
    )
  }
  const isApple = /mac|iphone|ipad/i.test(navigator.platform)
  // A letter typed on the button is the start of the query; with a modifier it is the browser's.
  const startTyping = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (!/^[\p{L}\p{N}]$/u.test(key) || ctrlKey || metaKey || altKey) return
    event.preventDefault() // or it would also be typed into the box that gets the focus
    open(key)
  }
  return (
    <>
      <button
        type="button"
        ref={keptFocus}
        className="search-button"
        inert={isInert}
        aria-label={`Search (${isApple ? 'Command' : 'Ctrl'}+K)`}
        aria-keyshortcuts={`${isApple ? 'Meta' : 'Control'}+K`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => open()}
        onKeyDown={startTyping}
      >
        {face}
        {/* In brackets, which the style sheet hides: a hint, no part of the words one would say to press the button. */}
        <small>
          (<kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
          <kbd>K</kbd>)
        </small>
      </button>
      {modal}
    </>
  )
}
