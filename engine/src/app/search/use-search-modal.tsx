import { useRef, useState } from 'react'
import type { SiteData } from '#model/site.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { hrefOfSearch, type InitialQuery, initialQuery } from './open-search.ts'
import { loadProvider } from './providers/load-provider.ts'
import type { SearchProvider } from './providers/search-provider.ts'
import { useSearchShortcuts } from './shortcuts.ts'

/** What opens, once its code is there. */
export const modal = lazyPart(async () => {
  // What the search page uses, too, is a file of its own: asked for now, it does not wait for the modal's code to ask.
  import('./MarkedText.tsx').catch(() => {})
  return (await import('./modal/SearchModal.tsx')).SearchModal
})

/** Search as it is opened: by a press, by its keys, by what is typed. */
interface SearchOpening {
  /** What the modal opens with; null: it is closed. */
  initial: InitialQuery | null
  /** Null until it is there, and so is the modal's code. */
  provider: SearchProvider | null
  /** For when the reader gets near. */
  prepare: () => void
  open: (typed?: string) => void
  /** Takes what was typed before the modal was there. Where it cannot be had, that tries again. */
  change: (initial: InitialQuery) => void
  close: () => void
}

/** Opens the modal, whose code and index come when they are first needed; where they cannot be had, the search page or the failure. */
export function useSearchOpening(site: SiteData): SearchOpening {
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
  return { initial, provider, prepare, open, change: initial?.hasFailed ? start : setInitial, close }
}
