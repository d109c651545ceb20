import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
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
}

/** The time of the run as one slider: a row by arrows, a second by pages, and any place by hand. */
export function LaneSlider({ played, store, onHold, onToggle, onGo }: LaneSliderProps) {
  const row = usePlayback(store, (playback) => playback.row)
  const track = useRef<HTMLDivElement>(null)
  const { rows, recording } = played
  const now = rows[row]
  const last = rows.length - 1

  const steer = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => onGo(row - 1),
      ArrowDown: () => onGo(row - 1),
      ArrowRight: () => onGo(row + 1),
      ArrowUp: () => onGo(row + 1),
      PageDown: () => store.send({ type: 'second', direction: -1 }),
      PageUp: () => store.send({ type: 'second', direction: 1 }),
      Home: () => onGo(0),
      End: () => onGo(last),
      ' ': onToggle,
    }
    if (!Object.hasOwn(moves, event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    moves[event.key]?.()
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      onHold(true)
    } else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 0 }
    if (width > 0) store.send({ type: 'place', place: (event.clientX - left) / width, snap: SNAP_PX / width })
  }
  return (
    <div
      className="player-lanes"
      role="slider"
      tabIndex={0}
      aria-label="Time"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={row}
      aria-valuetext={`${tenths(now?.at)} of ${tenths(recording.length)} seconds, ${now?.title ?? ''}`}
      onKeyDown={steer}
      onPointerDown={drag}
      onPointerMove={drag}
      onPointerUp={() => onHold(false)}
      onPointerCancel={() => onHold(false)}
    >
      <Head played={played} store={store}>
        <Lanes played={played} row={row} track={track} />
      </Head>
    </div>
  )
}

const tenths = (milliseconds = 0) => (milliseconds / 1000).toFixed(1)
