import { roomsOf } from './label-rooms.ts'

/** A figure and where it stands on the line, from 0 to 1. */
interface TimeTick {
  place: number
  text: string
}

/** The figures below a line of time. Those for which there is no room, in this window and with these letters, are not there. */
export function TimeRuler({ ticks }: { ticks: TimeTick[] }) {
  const rooms = roomsOf(ticks.map(({ place }) => place))
  return (
    <div className="lamp-ruler" style={{ '--letters': Math.max(0, ...ticks.map(({ text }) => text.length)) }}>
      {ticks.map(({ place, text }, index) => (
        <small key={place} style={{ '--a': place, '--room': rooms[index] ?? 0 }}>
          {text}
        </small>
      ))}
    </div>
  )
}
