import type { RequestEntry } from '../run/run-record.ts'
import { LogList } from './LogList.tsx'
import { Panel } from './Panel.tsx'

/** The requests to the mock API, in the tones of waiting, went well and went wrong. */
export function RequestLog({ requests }: { requests: RequestEntry[] }) {
  return (
    <Panel name="Requests" kind="requests">
      {requests.length === 0 ? (
        <p className="live-note">None yet.</p>
      ) : (
        <LogList length={requests.length} tabIndex={0} aria-label="Requests, oldest first">
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
        </LogList>
      )}
    </Panel>
  )
}

function phaseOf(status: RequestEntry['status']): 'pending' | 'fulfilled' | 'rejected' {
  if (status === null) return 'pending'
  return status === 'failed' || status >= 400 ? 'rejected' : 'fulfilled'
}
