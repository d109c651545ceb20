import { useEffect, useState } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { CERTAIN, type NearPlace, nearestPages } from './nearest-pages.ts'
import { searchPlaces } from './search-places.ts'
import { FEW, suggestPlaces } from './suggest-places.ts'

/** What a reader of an unknown address may have meant; null while search is still asked. Without search: pages by their names. */
export function useSuggestions(route: string): NearPlace[] | null {
  const site = useSite()
  const [known, setKnown] = useState<{ route: string; places: NearPlace[] } | null>(null)
  useEffect(() => {
    if (route === '') return
    const controller = new AbortController()
    const { signal } = controller
    const show = (places: NearPlace[]) => signal.aborted || setKnown({ route, places })
    suggestPlaces(route, site.pages, (words) => searchPlaces(words, site, signal)).then(show, () =>
      show(nearestPages(route, site.pages).slice(0, FEW)),
    )
    return () => controller.abort()
  }, [route, site])
  if (known?.route === route) return known.places
  const certain = nearestPages(route, site.pages).filter(({ cost }) => cost < CERTAIN)
  return route === '' || certain.length >= FEW ? certain.slice(0, FEW) : null
}
