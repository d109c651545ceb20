import { memo, type RefObject } from 'react'
import type { LogRow } from '#model/log-rows.ts'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './Lanes.css?inline'
import type { Lane } from './lanes.ts'
import type { Played } from './played.ts'
import type { Timeline } from './timeline.ts'

adoptStyles(styles)

interface LanesProps {
  played: Played
  row: number
  track: RefObject<HTMLDivElement | null>
}

/** A lane for what happened and one for each thing that lasted, over a ruler. What is to come lies dotted below what was. */
export const Lanes = memo(function Lanes({ played, row, track }: LanesProps) {
  const { rows, lanes, timeline } = played
  const at = rows[row]?.at ?? 0
  return (
    <>
      <div className="lane-names">
        <span>steps</span>
        {lanes.map(({ name, spans }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes never change, and names may be empty
          <span key={index} data-lit={spans.some(({ from, to }) => from === at || to === at) || undefined}>
            {name}
          </span>
        ))}
      </div>
      <div className="lane-track" ref={track}>
        <Tracks rows={rows} lanes={lanes} timeline={timeline} tense="future" />
        <Tracks rows={rows} lanes={lanes} timeline={timeline} tense="past" />
        {timeline.breaks.map((place) => (
          <span key={place} className="lane-break" style={{ '--a': place }} />
        ))}
        <span className="lane-head" />
      </div>
      <div className="lane-ruler">
        {timeline.ticks.map(({ at, place }) => (
          <small key={at} style={{ '--a': place }}>{`${at / 1000} s`}</small>
        ))}
      </div>
    </>
  )
})

interface TracksProps {
  rows: LogRow[]
  lanes: Lane[]
  timeline: Timeline
  tense: 'past' | 'future'
}

const Tracks = memo(function Tracks({ rows, lanes, timeline, tense }: TracksProps) {
  return (
    <div className="lane-tense" data-tense={tense}>
      <div className="lane">
        {rows.map(({ phase }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change
          <i key={index} data-phase={phase} style={{ '--a': timeline.places[index] ?? 0 }} />
        ))}
      </div>
      {lanes.map(({ spans }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lanes never change
        <div key={index} className="lane">
          {spans.map(({ kind, from, to, state }, at) => (
            <b
              // biome-ignore lint/suspicious/noArrayIndexKey: spans never change
              key={at}
              data-state={kind === 'request' ? 'pending' : state}
              style={{ '--a': timeline.placeOf(from), '--b': timeline.placeOf(to) }}
            />
          ))}
        </div>
      ))}
    </div>
  )
})
