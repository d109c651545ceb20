import { useRef } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import { RunSlider } from '../RunSlider.tsx'
import { Head } from './Head.tsx'
import styles from './LaneSlider.css?inline'
import { Lanes } from './Lanes.tsx'
import type { PlaybackStore } from './playback-store.ts'
import type { Played } from './played.ts'
import { usePlayback } from './use-playback.ts'

adoptStyles(styles)

/** The head goes to a row that is pressed this near, in pixels. */
const SNAP_PX = 6

interface LaneSliderProps {
  played: Played
  store: PlaybackStore
  onHold: (isHeld: boolean) => void
  onToggle: () => void
  onGo: (row: number) => void
  /** What is drawn of what lasted, when it has come. */
  Rest: Pick<typeof import('./SpanLanes.tsx'), 'SpanLanes' | 'LaneMarks'> | undefined
}

/** The time of a recorded run: a row by arrows, a second by pages. */
export function LaneSlider({ played, store, Rest, ...on }: LaneSliderProps) {
  const row = usePlayback(store, (playback) => playback.row)
  const track = useRef<HTMLDivElement>(null)
  const { rows, recording } = played
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
        <Lanes played={played} track={track} spans={Rest && <Rest.SpanLanes played={played} />} />
        {Rest && <Rest.LaneMarks played={played} row={row} />}
      </Head>
    </RunSlider>
  )
}

const tenths = (milliseconds = 0) => (milliseconds / 1000).toFixed(1)
