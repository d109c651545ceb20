import { type KeyboardEvent, useRef, useState } from 'react'
import { EarlyBox } from '#app/search/EarlyBox.tsx'
import { hrefOfSearch, type InitialQuery, initialQuery } from '#app/search/open-search.ts'
import { useSearchShortcuts } from '#app/search/shortcuts.ts'
import { useHydrated } from '#app/state/hydrated.ts'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { loadProvider } from '../search/providers/load-provider.ts'
import type { SearchProvider } from '../search/providers/search-provider.ts'
import './SearchButton.css'

const modal = lazyPart(async () => {
  // What the search page uses, too, is a file of its own: asked for now, it does not wait for the modal's code to ask.
  import('#app/search/MarkedText.tsx').catch(() => {})
  return (await import('../search/modal/SearchModal.tsx')).SearchModal
})

/**
 * Opens the search modal, whose code and index come when the reader gets near; before and without scripts, a link to the search
 * page of the same look.
 */
export function SearchButton({ isInert }: { isInert: boolean }) {
  const site = useSite()
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const [initial, setInitial] = useState<InitialQuery | null>(null)
  const [provider, setProvider] = useState<SearchProvider | null>(null)
  const wanted = useRef(initial)
  wanted.current = initial

  const load = async () => {
    const [loaded] = await Promise.all([loadProvider(site), modal.load()])
    setProvider(loaded)
  }
  const prepare = () => navigator.onLine && void load().catch(() => {}) // the press will ask again
  const close = () => setInitial(null)
  const start = async (next: InitialQuery) => {
    setInitial(next)
    let hasNetwork = navigator.onLine && !next.hasFailed
    try {
      // A module that could not be fetched once cannot be had in this document again: without a network, ask for data first.
      if (!hasNetwork) await fetch('index' in site.search ? site.search.index : '')
      hasNetwork = true
      await load()
    } catch (error) {
      if (!wanted.current) return // closed meanwhile
      console.warn('Could not load the search.', error)
      // As with a page whose code is gone: a new deployment is the likely reason.
      if (hasNetwork && navigator.onLine) window.location.assign(hrefOfSearch(wanted.current.query, site.baseUrl))
      else setInitial({ ...wanted.current, hasFailed: true })
    }
  }
  const open = (typed?: string) => {
    if (!initial) start(initialQuery(typed)) // else it is on its way
  }
  useSearchShortcuts(initial !== null, () => (initial ? close() : open()))

  const face = (
    <>
      <Icon name="search" />
      <span>Search</span>
    </>
  )
  if (!isHydrated) {
    return (
      <a className="search-button" href={hrefOfSearch('', site.baseUrl)} aria-label="Search">
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
        ref={button}
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
      {initial &&
        (provider && modal.Part ? (
          <modal.Part provider={provider} initial={initial} opener={button} onClose={close} />
        ) : (
          <EarlyBox initial={initial} onChange={initial.hasFailed ? start : setInitial} onClose={close} />
        ))}
    </>
  )
}
