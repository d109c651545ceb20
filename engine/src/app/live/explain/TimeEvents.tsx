import type { ReactNode } from 'react'

/** A name and where it stands on the line, from 0 to 1. `now` is the last one that has happened. */
export interface TimeEvent {
  place: number
  text: string
  tense: 'past' | 'now' | 'future'
}

/** An event that begins behind this place has its name before its node. */
const LATE = 0.8

/** What happened when, above the rows of a time line: nodes with their names. Those to come that the present name needs the room of have none. */
export function TimeEvents({ events, children }: { events: TimeEvent[]; children?: ReactNode }) {
  const now = events.findIndex(({ tense }) => tense === 'now')
  return (
    <div className="lamp-events" data-time="">
      {events.map(({ place, text, tense }, index) => {
        const isLate = place > LATE
        const next = events[index + 1]
        const present = index === now + 1 ? events[now] : undefined
        return (
          <small
            key={`${place} ${text}`}
            data-tense={tense === 'past' ? undefined : tense}
            data-end={isLate || undefined}
            style={{
              '--a': place,
              '--b': next?.place ?? 1,
              '--letters': text.length,
              // Those before the next node: its own name, and the next one's if that stands before its node.
              '--between': text.length + (next && next.place > LATE ? next.text.length : 0),
              // How far it is to the present one, and how many letters have to fit in between.
              ...(present && {
                '--free': place - present.place,
                '--taken': present.text.length + (isLate ? text.length : 0),
              }),
            }}
          >
            <span>{text}</span>
          </small>
        )
      })}
      {children}
    </div>
  )
}
