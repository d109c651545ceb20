import type { MouseEvent } from 'react'
import { isPlainClick } from '#app/router/link-decision.ts'
import { hrefOfSearch } from '#app/search/open-search.ts'
import { hrefOfReport } from '#app/search/report-address.ts'
import { useSite } from '#app/state/site-context.ts'
import { ExternalHint } from '#app/ui/ExternalHint.tsx'

interface NothingFoundProps {
  query: string
  /** Names close to the query. */
  nearest: string[]
  /** Puts a name into the box. */
  onChoose: (name: string) => void
}

/** Ways on from a query without results: names that are close to it, and telling us. */
export function NothingFound({ query, nearest, onChoose }: NothingFoundProps) {
  const { baseUrl, search } = useSite()
  const choose = (event: MouseEvent, name: string) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    onChoose(name)
  }
  return (
    <div className="search-help">
      {nearest.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {nearest.map((name) => (
              <li key={name}>
                <a href={hrefOfSearch(name, baseUrl)} onClick={(event) => choose(event, name)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {search.reportUrl !== null && (
        <p>
          Believe this query should return results?{' '}
          <a href={hrefOfReport(search.reportUrl, query)} target="_blank" rel="noopener noreferrer">
            Let us know.
            <ExternalHint />
          </a>
        </p>
      )}
    </div>
  )
}
