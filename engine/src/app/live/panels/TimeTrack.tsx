import type { RefObject } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import { endOfPath } from '../end-of-path.ts'
import type { ActionEntry } from '../run/run-record.ts'
import styles from './TimeTrack.css?inline'
import { drawnMoments, labeledMoments, type TimeScale } from './time-scale.ts'
import { useLetters } from './use-letters.ts'

adoptStyles(styles)

interface TimeTrackProps {
  line: RefObject<HTMLDivElement | null>
  actions: ActionEntry[]
  /** The action on screen, by its place in the list. */
  at: number
  scale: TimeScale
}

/** The size of a label, as in the sheet. */
const LABEL_REM = 0.6875

/** The rail of a run with its nodes, and the ruler below it. */
export function TimeTrack({ line, actions, at, scale }: TimeTrackProps) {
  const moments = actions.map((entry) => entry.at)
  const drawn = drawnMoments(moments, at, scale)
  const letters = useLetters(line, LABEL_REM)
  const labels = [...drawn].flatMap((index) => {
    const { at: moment = 0, actionType = '' } = actions[index] ?? {}
    return [{ index, place: scale.place(moment), text: endOfPath(actionType) }]
  })
  const labeled = labeledMoments(labels, at, letters)
  const percent = (moment = 0) => `${scale.place(moment) * 100}%`
  return (
    <div className="live-track" ref={line} style={{ '--head': percent(moments[at]) }}>
      {actions.map(
        (entry, index) =>
          drawn.has(index) && (
            <i
              key={entry.index}
              data-tense={index === at ? 'now' : index < at ? 'past' : 'future'}
              data-label={labeled.has(index) ? endOfPath(entry.actionType) : ''}
              style={{ insetInlineStart: percent(entry.at), '--at': percent(entry.at) }}
            />
          ),
      )}
      {scale.ticks.map((tick) => (
        <small key={tick} style={{ insetInlineStart: percent(tick) }}>
          {tick / 1000} s
        </small>
      ))}
    </div>
  )
}
