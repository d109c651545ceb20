import { seconds, tenths } from '../panels/format-time.ts'
import { headTime } from './head-time.ts'
import type { PlaybackStore } from './playback-store.ts'
import type { Played } from './played.ts'
import { usePlayback } from './use-playback.ts'

/** The time of the head and the whole: `2.0 / 2.4 s`. */
export function Clock({ played, store }: { played: Played; store: PlaybackStore }) {
  const at = usePlayback(store, (playback) => tenths(headTime(played, playback)))
  return <span className="player-clock">{`${at} / ${seconds(played.recording.length)}`}</span>
}
