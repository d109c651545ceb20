import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { headOf } from './playback.ts'
import type { PlaybackStore } from './playback-store.ts'
import { WINDOW_FRAMES } from './playback-store.ts'
import type { Played } from './played.ts'

/**
 * Tells what it holds where the head is, with every frame and without React, for which a frame is too often; what it holds is drawn
 * only when a row is reached.
 */
export function Head({ played, store, children }: { played: Played; store: PlaybackStore; children: ReactNode }) {
  const tracks = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const draw = () => {
      const now = store.get()
      const at = headOf(played.timeline, now, now.isPlaying && WINDOW_FRAMES.isStill())
      tracks.current?.style.setProperty('--at', `${at}`)
    }
    draw()
    return store.subscribe(draw)
  }, [played, store])
  return (
    <div ref={tracks} className="player-tracks" style={{ '--lanes': played.lanes.length + 1 }} aria-hidden="true">
      {children}
    </div>
  )
}
