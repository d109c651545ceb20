import { useEffect, useRef } from 'react'
import { Main } from '#app/layout/Main.tsx'
import { findPages } from '#app/search/find-pages.ts'
import { useSearchQuery } from '#app/search/use-search-query.ts'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SEARCH_PARAMETER } from '#model/constants.ts'
import { hrefOfRoute, SEARCH_ROUTE } from '#model/route.ts'
import '../ui/SearchField.css'
import './Search.css'

/** The search page: a box that follows the address, and the pages it finds. */
export function Search() {
  const { baseUrl, pages, title } = useSite()
  const [query, setQuery] = useSearchQuery()
  const box = useRef<HTMLInputElement>(null)
  const heading = query ? `Search results for "${query}"` : 'Search the documentation'
  const found = findPages(query, pages)

  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    document.title = `${heading} | ${title}`
  }, [heading, title])

  return (
    <Main className="search-page">
      <h1>{heading}</h1>
      <form
        className="search-field"
        action={hrefOfRoute(SEARCH_ROUTE, baseUrl)}
        onSubmit={(event) => event.preventDefault()}
      >
        <Icon name="search" />
        <input
          ref={box}
          type="search"
          name={SEARCH_PARAMETER}
          aria-label="Search"
          placeholder="Type your search here"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      {query.trim() !== '' && (
        <>
          <p className="search-count" role="status">
            {found.length > 0 ? countText(found.length) : 'No results were found'}
          </p>
          {found.map(({ route, title }) => (
            <article key={route}>
              <h2>
                <a href={hrefOfRoute(route, baseUrl)}>{title}</a>
              </h2>
              <p>{route}</p>
            </article>
          ))}
        </>
      )}
    </Main>
  )
}

const countText = (count: number) => (count === 1 ? 'One document found' : `${count} documents found`)
