import type { Recording } from '#model/recording.ts'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './CacheList.css?inline'
import { entriesAt } from './entries-at.ts'

adoptStyles(styles)

const WORDS = { pending: 'pending', data: 'has data', error: 'failed', unused: 'unused' }

/** What the cache held at this step. */
export function CacheList({ recording, at }: { recording: Recording; at: number }) {
  const entries = entriesAt(recording, at)
  if (entries.length === 0) return <p className="live-note">The cache is empty.</p>
  return (
    <ul className="player-list">
      {entries.map(({ lane, state }) => (
        <li key={lane}>
          <span>{lane}</span>
          <span data-state={state}>{WORDS[state]}</span>
        </li>
      ))}
    </ul>
  )
}
