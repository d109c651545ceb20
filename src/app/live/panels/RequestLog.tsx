import { adoptStyles } from '../adopt-styles.ts'
import type { RequestEntry } from '../run/run-record.ts'
import styles from './LogRows.css?inline'
import { Panel } from './Panel.tsx'
import { useEndInSight } from './use-end-in-sight.ts'

adoptStyles(styles)

/** The requests to the mock API, in the tones of waiting, went well and went wrong. */
export function RequestLog({ requests }: { requests: RequestEntry[] }) {
  const list = useEndInSight<HTMLOListElement>(requests.length)
  return (
    <Panel name="Requests" kind="requests">
      {requests.length === 0 ? (
        <p className="live-note">None yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <ol ref={list} className="log" tabIndex={0} aria-label="Requests, oldest first">
          {requests.map(({ id, method, path, status, duration }) => (
            <li key={id} data-phase={phaseOf(status)} data-tense="past">
              <b>
                {method} {path}
              </b>
              <small>
                {status === null ? 'waiting' : `${status}${duration === null ? '' : ` · ${Math.round(duration)} ms`}`}
              </small>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function phaseOf(status: RequestEntry['status']): 'pending' | 'fulfilled' | 'rejected' {
  if (status === null) return 'pending'
  return status === 'failed' || status >= 400 ? 'rejected' : 'fulfilled'
}
