import { useSite } from '../../state/site-context.ts'
import { useStyles } from '../../ui/use-styles.ts'
import { hrefOfReport } from '../report-address.ts'
import styles from './NoResults.css?inline'

interface NoResultsProps {
  query: string
  /** Titles of groups that were found just before. */
  groups: string[]
  /** Names close to the query. */
  nearest: string[]
  onSearch: (text: string) => void
}

const MAX_SUGGESTIONS = 3

/** The screen of a query without hits: what else might be meant, and whom to tell. */
export function NoResults({ query, groups, nearest, onSearch }: NoResultsProps) {
  useStyles(styles)
  const { reportUrl } = useSite().search
  // Behind a group the reader types on, so it ends with a space; a name is searched as it is.
  const suggestions =
    groups.length > 0
      ? groups.map((name) => ({ name, text: `${name.toLowerCase()} ` }))
      : nearest.map((name) => ({ name, text: name }))
  return (
    <div className="modal-message">
      <i className="modal-dead-end" aria-hidden="true" />
      <p className="modal-title">
        No results for "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul className="modal-suggestions">
            {suggestions.slice(0, MAX_SUGGESTIONS).map(({ name, text }) => (
              <li key={name}>
                <button type="button" className="button" data-size="small" onClick={() => onSearch(text)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {reportUrl !== null && (
        <p className="modal-report">
          Believe this query should return results?{' '}
          <a href={hrefOfReport(reportUrl, query)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </div>
  )
}
