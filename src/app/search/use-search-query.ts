import { useEffect, useRef, useState } from 'react'
import { useRouter } from '#app/router/router-context.ts'
import { SEARCH_PARAMETER } from '#model/constants.ts'

/** The search page's query. It is read from the address and written to it, so Back and shared links agree with the box. */
export function useSearchQuery(): [query: string, setQuery: (query: string) => void] {
  const { location, navigate } = useRouter()
  const inAddress = new URLSearchParams(location.search).get(SEARCH_PARAMETER) ?? ''
  const [query, setTyped] = useState(inAddress)
  // What we wrote comes back through the address, perhaps after the next letter was typed; only others' changes count.
  const written = useRef<string[]>([])

  useEffect(() => {
    const at = written.current.indexOf(inAddress)
    if (at >= 0) written.current.splice(0, at + 1)
    else setTyped(inAddress)
  }, [inAddress])

  const setQuery = (next: string) => {
    setTyped(next)
    if (next === query) return
    written.current.push(next)
    const parameters = new URLSearchParams(window.location.search)
    if (next) parameters.set(SEARCH_PARAMETER, next)
    else parameters.delete(SEARCH_PARAMETER)
    const search = parameters.toString()
    navigate(`${window.location.pathname}${search && `?${search}`}${window.location.hash}`, { replace: true })
  }
  return [query, setQuery]
}
