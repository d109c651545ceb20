import { type KeyboardEvent, useCallback } from 'react'
import { useRouter } from '#app/router/router-context.ts'
import { openSearch } from '#app/search/open-search.ts'
import { useSearchShortcuts } from '#app/search/shortcuts.ts'
import { useHydrated } from '#app/state/hydrated.ts'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { hrefOfRoute, SEARCH_ROUTE } from '#model/route.ts'
import './SearchButton.css'

/** Opens search; before and without scripts, a link to the search page of the same look (behaviours 2.16). */
export function SearchButton() {
  const { baseUrl } = useSite()
  const { navigate } = useRouter()
  const isHydrated = useHydrated()
  const open = useCallback((typed?: string) => openSearch(navigate, baseUrl, typed), [navigate, baseUrl])
  useSearchShortcuts(open)

  const face = (
    <>
      <Icon name="search" />
      <span>Search</span>
    </>
  )
  if (!isHydrated) {
    return (
      <a className="search-button" href={hrefOfRoute(SEARCH_ROUTE, baseUrl)} aria-label="Search">
        {face}
      </a>
    )
  }
  const isApple = /mac|iphone|ipad/i.test(navigator.platform)
  // A letter typed on the button is the start of the query; with a modifier it is the browser's.
  const startTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (/^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey) open(key)
  }
  return (
    <button
      type="button"
      className="search-button"
      aria-label={`Search (${isApple ? 'Command' : 'Ctrl'}+K)`}
      aria-keyshortcuts={`${isApple ? 'Meta' : 'Control'}+K`}
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
  )
}
