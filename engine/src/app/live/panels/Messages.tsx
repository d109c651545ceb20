import type { ReactNode } from 'react'
import type { LivePlace } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import type { RunRecord } from '../run/run-record.ts'
import styles from './Messages.css?inline'
import { PlaceButton } from './PlaceButton.tsx'

adoptStyles(styles)

interface MessagesProps extends Pick<RunRecord, 'error' | 'stopped'> {
  note: 'link' | 'kept' | null
  /** Where it began, if not at its start. */
  begin: string | null
  /** Something that was asked for and could not be done. */
  notice: string | null
  onPlace: (place: LivePlace) => void
  onRun: () => void
  /** What else there is to say, by itself. */
  children: ReactNode
}

const NOTES = {
  link: 'This code came with the link. It runs when you press Run.',
  kept: 'Your changes from before are still here. They run when you press Run.',
}

/** What there is to say about the code: below it, and to screen readers when they are next idle. */
export function Messages({ error, stopped, note, begin, notice, onPlace, onRun, children }: MessagesProps) {
  return (
    <div className="live-messages">
      <div role="status">
        {note && <p className="live-message">{NOTES[note]}</p>}
        {begin && <p className="live-message">{begin}</p>}
        {notice && (
          <p className="live-message" data-tone="caution">
            {notice}
          </p>
        )}
        {error && (
          <div className="live-message" data-tone="error">
            {error.place && <PlaceButton place={error.place} onPlace={onPlace} />}
            <pre>{error.message}</pre>
            {error.kind === 'syntax' && <p>The preview shows the last code that ran.</p>}
          </div>
        )}
        {stopped && (
          <div className="live-message" data-tone="error">
            <p>{stopped.message}</p>
            <button type="button" className="button" data-size="small" onClick={onRun}>
              Run again
            </button>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
