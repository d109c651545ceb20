import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useSite } from '../state/site-context.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { EarlyBox } from './EarlyBox.tsx'
import { hrefOfSearch, type InitialQuery, initialQuery } from './open-search.ts'
import { loadProvider } from './providers/load-provider.ts'
import type { SearchProvider } from './providers/search-provider.ts'
import { useSearchShortcuts } from './shortcuts.ts'

const modal = lazyPart(async () => {
  // What the search page uses, too, is a file of its own: asked for now, it does not wait for the modal's code to ask.
  import('./MarkedText.tsx').catch(() => {})
  return (await import('./modal/SearchModal.tsx')).SearchModal
})

/**
 * The search modal, null while it is closed; what opens it, with a letter that was typed; and what has its code and index at hand, which
 * come when they are first needed. Where they cannot be had, the search page or the failure is shown.
 */
export function useSearchModal(
  opener: RefObject<HTMLElement | null>,
): [modal: ReactNode, open: (typed?: string) => void, prepare: () => void] {
  const site = useSite()
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
  const shown =
    initial &&
    (provider && modal.Part ? (
      <modal.Part provider={provider} initial={initial} opener={opener} onClose={close} />
    ) : (
      <EarlyBox initial={initial} onChange={initial.hasFailed ? start : setInitial} onClose={close} />
    ))
  return [shown, open, prepare]
}
