import { useLayoutEffect, useRef } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SEARCH_PARAMETER } from '#model/constants.ts'
import { hrefOfRoute, SEARCH_ROUTE } from '#model/route.ts'
import type { NearPlace } from './nearest-pages.ts'
import { wordsOfPath } from './suggest-places.ts'

interface NearPlacesProps {
  title: string
  /** Null: still looked for; the room is kept. */
  places: NearPlace[] | null
  route: string
}

/** Places that may have been meant, and a box to look for others. */
export function NearPlaces({ title, places, route }: NearPlacesProps) {
  const { baseUrl } = useSite()
  return (
    <section>
      <h2>{title}</h2>
      <ul className="near-pages" aria-busy={places === null}>
        {places?.map(({ to, title, reason }) => (
          <li key={to}>
            <a href={hrefOfRoute(to, baseUrl)}>{title}</a>
            <small>{reason}</small>
            <code>{to}</code>
          </li>
        ))}
      </ul>
      <SearchField words={wordsOfPath(route)} />
    </section>
  )
}

/** A box with the words of the address. They may be known late: what the reader has typed by then stays. */
function SearchField({ words }: { words: string }) {
  const { baseUrl } = useSite()
  const box = useRef<HTMLInputElement>(null)
  const offered = useRef(words)
  useLayoutEffect(() => {
    if (box.current?.value === offered.current) box.current.value = words
    offered.current = words
  }, [words])
  return (
    <form className="search-field" action={hrefOfRoute(SEARCH_ROUTE, baseUrl)}>
      <Icon name="search" />
      <input
        ref={box}
        type="search"
        name={SEARCH_PARAMETER}
        aria-label="Search"
        placeholder="Search docs"
        defaultValue={words}
      />
      <button type="submit" aria-label="Search">
        <Icon name="arrow-right" />
      </button>
    </form>
  )
}
