import { useRef } from 'react'
import '../phases.ts'
import { tenths } from '../panels/format-time.ts'
import { RunSlider } from '../RunSlider.tsx'
import { Head } from './Head.tsx'
import type { LaterParts } from './later-parts.ts'
import type { PlaybackStore } from './playback-store.ts'
import type { Played } from './played.ts'

/** The head goes to a row that is pressed this near, in pixels. */
const SNAP_PX = 6

interface LaneSliderProps {
  played: Played
  store: PlaybackStore
  row: number
  onHold: (isHeld: boolean) => void
  onToggle: () => void
  onGo: (row: number) => void
  Later: LaterParts | undefined
}

/** The time of a recorded run: a row by arrows, a second by pages. A lane for what happened stands above those for what lasted. */
export function LaneSlider({ played, store, row, Later, ...on }: LaneSliderProps) {
  const track = useRef<HTMLDivElement>(null)
  const { rows, recording, timeline } = played
  const now = rows[row]
  return (
    <RunSlider
      {...on}
      className="player-lanes"
      at={row}
      last={rows.length - 1}
      text={`${tenths(now?.at)} of ${tenths(recording.length)} seconds, ${now?.title ?? ''}`}
      track={track}
      onPage={(direction) => store.send({ type: 'second', direction })}
      onPlace={(place, width) => store.send({ type: 'place', place, snap: SNAP_PX / width })}
    >
      <Head played={played} store={store}>
        <div className="lane-track" ref={track}>
          {/* Twice the same: what is to come, and over it what was. */}
          {['future', 'past'].map((tense) => (
            <div key={tense} data-tense={tense}>
              <div className="lane">
                {rows.map(({ phase }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows never change
                  <i key={index} data-phase={phase} style={{ '--a': timeline.places[index] ?? 0 }} />
                ))}
              </div>
              {Later && <Later.SpanLanes played={played} />}
            </div>
          ))}
          <span className="lane-head head-stem" />
        </div>
        {Later && <Later.LaneMarks played={played} row={row} />}
      </Head>
    </RunSlider>
  )
}
