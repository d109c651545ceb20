import { useEffect, useRef, useState } from 'react'
import { SEARCH_PARAMETER } from '#model/constants.ts'
import { SEARCH_ROUTE } from '#model/route.ts'
import { SEARCH_KINDS, type SearchKind } from '#model/search.ts'
import { pageRouteOf } from '../../router/page-store.ts'
import { useRouter } from '../../router/router-context.ts'
import { useSite } from '../../state/site-context.ts'

/** Names the kind that results are narrowed to. */
const KIND_PARAMETER = 'kind'

/** What the search page is asked for. */
export interface SearchQuery {
  query: string
  /** Null: every kind. */
  kind: SearchKind | null
  /** Whether the reader has changed it here, and may be about to change it further. */
  isEdited: boolean
  /** Writes both to the address, in place of what it says now. */
  change: (query: string, kind: SearchKind | null) => void
}

/** The search page's question. It is read from the address and written to it, so Back and shared links agree with the box. */
export function useSearchQuery(): SearchQuery {
  const site = useSite()
  const { location, navigate } = useRouter()
  const parameters = new URLSearchParams(location.search)
  const inAddress = parameters.get(SEARCH_PARAMETER) ?? ''
  const kind = SEARCH_KINDS.find((each) => each === parameters.get(KIND_PARAMETER)) ?? null
  const [query, setQuery] = useState(inAddress)
  const [isEdited, setEdited] = useState(false)
  // What we wrote comes back through the address, perhaps after the next letter was typed; only others' changes count.
  const written = useRef<string[]>([])

  useEffect(() => {
    const at = written.current.indexOf(inAddress)
    if (at >= 0) written.current.splice(0, at + 1)
    else setQuery(inAddress)
  }, [inAddress])

  const change: SearchQuery['change'] = (nextQuery, nextKind) => {
    setEdited(true)
    setQuery(nextQuery)
    const { pathname, search, hash } = window.location
    if (pageRouteOf(pathname, site) !== SEARCH_ROUTE) return // a page is on its way, and the address is its own already
    if (nextQuery !== query) written.current.push(nextQuery)
    const next = new URLSearchParams(search)
    write(next, SEARCH_PARAMETER, nextQuery)
    write(next, KIND_PARAMETER, nextKind ?? '')
    const text = next.toString() // not its `size`, which is younger than some readers' browsers
    navigate(`${pathname}${text && `?${text}`}${hash}`, { replace: true })
  }
  return { query, kind, isEdited, change }
}

/** An empty parameter is none. */
function write(parameters: URLSearchParams, name: string, value: string): void {
  if (value) parameters.set(name, value)
  else parameters.delete(name)
}
