import { useSyncExternalStore } from 'react'
import type { Playback } from './playback.ts'
import type { PlaybackStore } from './playback-store.ts'

/** A part of the position, as it is now; a component is drawn again when that part has changed. */
export function usePlayback<Part extends number | boolean | string>(
  store: PlaybackStore,
  part: (playback: Playback) => Part,
): Part {
  const get = () => part(store.get())
  return useSyncExternalStore(store.subscribe, get, get)
}
