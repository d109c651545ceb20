import { adoptStyles } from '../adopt-styles.ts'
import type { Played } from './played.ts'
import { rulerOf } from './ruler.ts'
import styles from './SpanLanes.css?inline'

adoptStyles(styles)

/** A lane for each thing that lasted, and the pauses that were shortened. */
export function SpanLanes({ played }: { played: Played }) {
  const { placeOf } = played.timeline
  return (
    <>
      {played.lanes.map(({ spans }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lanes never change
        <div key={index} className="lane">
          {spans.map(({ kind, from, to, state }, at) => (
            <b
              // biome-ignore lint/suspicious/noArrayIndexKey: spans never change
              key={at}
              data-state={kind === 'request' ? 'pending' : state}
              style={{ '--a': placeOf(from), '--b': placeOf(to) }}
            />
          ))}
        </div>
      ))}
      {rulerOf(played).breaks.map((place) => (
        <span key={place} className="lane-break" style={{ '--a': place }} />
      ))}
    </>
  )
}

/** The names of the lanes, and below them the ruler. */
export function LaneMarks({ played, row }: { played: Played; row: number }) {
  const now = played.rows[row]?.at ?? 0
  return (
    <>
      <div className="lane-names">
        <span>steps</span>
        {played.lanes.map(({ name, spans }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes never change, and names may be empty
          <span key={index} data-lit={spans.some(({ from, to }) => from === now || to === now) || undefined}>
            {name}
          </span>
        ))}
      </div>
      <div className="lane-ruler">
        {rulerOf(played).ticks.map(({ at, place }) => (
          <small key={at} style={{ '--a': place }}>{`${at / 1000} s`}</small>
        ))}
      </div>
    </>
  )
}
