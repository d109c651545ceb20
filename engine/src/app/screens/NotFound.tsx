import { useState } from 'react'
import { Main } from '#app/layout/Main.tsx'
import { useRouter } from '#app/router/router-context.ts'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SEARCH_PARAMETER } from '#model/constants.ts'
import { hrefOfRoute, NOT_FOUND_ROUTE, routeOfPathname, SEARCH_ROUTE } from '#model/route.ts'
import { ErrorDecoder } from './not-found/ErrorDecoder.tsx'
import { errorCodeOf, wordsOfPath } from './not-found/error-code.ts'
import { nearestPages } from './not-found/nearest-pages.ts'
import '../ui/Log.css'
import '../ui/Node.css'
import fieldStyles from '../ui/SearchField.css?inline'
import ownStyles from './NotFound.css?inline'

export const styles = fieldStyles + ownStyles

/** What a path without a page shows: the way it came, pages with similar names, a search, and the error decoder. */
export function Screen() {
  const { baseUrl, pages, startingPoints, errors } = useSite()
  const { location } = useRouter()
  // One file answers for every path: until the router has read the address, the page cannot name what was asked for.
  const isKnown = location.pathname !== hrefOfRoute(NOT_FOUND_ROUTE, baseUrl)
  const [cameByLink] = useState(isKnown)
  const route = isKnown ? (routeOfPathname(location.pathname, baseUrl) ?? '') : ''
  const near = nearestPages(route, pages)
  const start = startingPoints.flatMap((route) => {
    const page = pages[route]
    return page ? [{ route, title: page.title, reason: '' }] : []
  })
  const code = errorCodeOf(location, baseUrl)
  return (
    <Main className="not-found">
      <div>
        <h1>Page Not Found</h1>
        <p className="lede">We could not find what you were looking for.</p>
        <p>
          Please contact the owner of the site that linked you to the original URL and let them know their link is
          broken.
        </p>
        <ol className="log" aria-label="What happened">
          <li data-tense="past">{cameByLink ? 'link/followed' : 'address/opened'}</li>
          <li data-tense="now">
            router/navigated <span>{isKnown ? location.pathname : ''}</span>
          </li>
          <li data-tense="future">no page answers this action</li>
        </ol>
      </div>
      <div>
        <section>
          <h2>{near.length > 0 ? 'Did you mean' : 'Start from here'}</h2>
          <ul className="near-pages">
            {(near.length > 0 ? near : start).map(({ route, title, reason }) => (
              <li key={route}>
                <a href={hrefOfRoute(route, baseUrl)}>{title}</a>
                <small>{reason}</small>
                <code>{route}</code>
              </li>
            ))}
          </ul>
          <form className="search-field" action={hrefOfRoute(SEARCH_ROUTE, baseUrl)}>
            <Icon name="search" />
            <input
              key={route}
              type="search"
              name={SEARCH_PARAMETER}
              aria-label="Search"
              placeholder="Search docs"
              defaultValue={wordsOfPath(route)}
            />
            <button type="submit" aria-label="Search">
              <Icon name="arrow-right" />
            </button>
          </form>
        </section>
        {errors && <ErrorDecoder key={code} initialCode={code} {...errors} />}
      </div>
    </Main>
  )
}
