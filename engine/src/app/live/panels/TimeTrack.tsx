import type { Ref } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import type { ActionEntry } from '../run/run-record.ts'
import { eventName } from './format-time.ts'
import styles from './TimeTrack.css?inline'
import { drawnMoments, type TimeScale } from './time-scale.ts'

adoptStyles(styles)

interface TimeTrackProps {
  ref: Ref<HTMLDivElement>
  actions: ActionEntry[]
  /** The action on screen, by its place in the list. */
  at: number
  scale: TimeScale
}

/** The rail of a run with its nodes, and the ruler below it. */
export function TimeTrack({ ref, actions, at, scale }: TimeTrackProps) {
  const moments = actions.map((entry) => entry.at)
  const drawn = drawnMoments(moments, at, scale)
  const percent = (moment = 0) => `${scale.place(moment) * 100}%`
  return (
    <div className="live-track" ref={ref} style={{ '--head': percent(moments[at]) }}>
      {actions.map(
        (entry, index) =>
          drawn.has(index) && (
            <i
              key={entry.index}
              data-tense={index === at ? 'now' : index < at ? 'past' : 'future'}
              data-label={eventName(entry.actionType)}
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
