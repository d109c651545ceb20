import type { LogRow } from '#model/log-rows.ts'
import { seconds } from '../panels/format-time.ts'

/** What the example had printed by this step. */
export function ConsoleLines({ rows, now }: { rows: LogRow[]; now: number }) {
  const lines = rows.slice(0, now + 1).filter(({ kind }) => kind === 'console')
  if (lines.length === 0) return <p className="live-note">Nothing has been printed yet.</p>
  return (
    <ul className="player-list">
      {lines.map(({ title, count, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change, and may be equal
        <li key={index}>
          <span>{count > 1 ? `${title} ×${count}` : title}</span>
          <span>{seconds(at)}</span>
        </li>
      ))}
    </ul>
  )
}
