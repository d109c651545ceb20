import { type LogRow, rowTitle } from '#model/log-rows.ts'
import { seconds } from '../panels/format-time.ts'
import { LogList } from '../panels/LogList.tsx'

interface StepLogProps {
  rows: LogRow[]
  prefix: string
  /** Index of the row on screen. */
  now: number
  onGo: (row: number) => void
}

/** What happened, in order; pressing a row goes there. */
export function StepLog({ rows, prefix, now, onGo }: StepLogProps) {
  return (
    <div className="player-part player-log">
      <p className="player-label">
        <span>What happened</span>
        {prefix && <small>{prefix}…</small>}
      </p>
      <LogList length={rows.length} place={`[data-row="${now}"]`}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change
          <li key={index} data-row={index} data-phase={row.phase} data-tense={tenseOf(index, now)}>
            <button type="button" aria-current={index === now ? 'step' : undefined} onClick={() => onGo(index)}>
              <b>{rowTitle(row, prefix)}</b>
              <i>{row.count > 1 ? `×${row.count}` : row.detail}</i>
              <small>{seconds(row.at)}</small>
            </button>
          </li>
        ))}
      </LogList>
    </div>
  )
}

const tenseOf = (index: number, now: number) => (index === now ? 'now' : index < now ? 'past' : 'future')
