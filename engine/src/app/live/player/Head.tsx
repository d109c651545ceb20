import type { ReactNode } from 'react'
import { headOf } from './playback.ts'
import type { PlaybackStore } from './playback-store.ts'
import { WINDOW_FRAMES } from './playback-store.ts'
import type { Played } from './played.ts'
import { usePlayback } from './use-playback.ts'

/** Tells what it holds where the head is, with every frame; what it holds is drawn only when a row is reached. */
export function Head({ played, store, children }: { played: Played; store: PlaybackStore; children: ReactNode }) {
  const at = usePlayback(store, (playback) =>
    headOf(played.timeline, playback, playback.isPlaying && WINDOW_FRAMES.isStill()),
  )
  return (
    <div className="player-tracks" style={{ '--at': at, '--lanes': played.lanes.length + 1 }} aria-hidden="true">
      {children}
    </div>
  )
}
