import { ExternalHint } from '#app/ui/ExternalHint.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { DocContext } from '#model/site.ts'
import { formatDate } from './format-date.ts'
import './DocFooter.css'

/** When the page last changed, and how to change it or say what is wrong with it. */
export function DocFooter({ doc }: { doc: DocContext }) {
  const { lastUpdated, editUrl, reportUrl } = doc
  return (
    <footer className="doc-footer">
      {lastUpdated && (
        <p>
          Last updated on{' '}
          <time dateTime={new Date(lastUpdated).toISOString()}>
            <b>{formatDate(lastUpdated)}</b>
          </time>
        </p>
      )}
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          Edit this page
          <ExternalHint />
        </a>
      )}
      {reportUrl && (
        <a href={reportUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="flag" />
          Report a problem with this page
          <ExternalHint />
        </a>
      )}
    </footer>
  )
}
