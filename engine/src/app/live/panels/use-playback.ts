import { useEffect, useEffectEvent, useState } from 'react'
import type { ActionEntry } from '../run/run-record.ts'

/** Played back, an action waits for the next one as long as it did, but not longer than this. */
const MAX_WAIT_MS = 1500
const MIN_WAIT_MS = 150

/** Goes from the action at `at` to the next and on, in their own time, until the last one is on screen. */
export function usePlayback(
  actions: ActionEntry[],
  at: number,
  onJump: (index: number) => void,
): [isPlaying: boolean, setPlaying: (isPlaying: boolean) => void] {
  const [isPlaying, setPlaying] = useState(false)
  const jump = useEffectEvent(onJump)
  const next = actions[at + 1]
  const index = next?.index
  const wait = next ? Math.min(Math.max(next.at - (actions[at]?.at ?? 0), MIN_WAIT_MS), MAX_WAIT_MS) : 0
  useEffect(() => {
    if (!isPlaying) return
    if (index === undefined) return setPlaying(false)
    const timer = setTimeout(() => jump(index), wait)
    return () => clearTimeout(timer)
  }, [isPlaying, index, wait])
  return [isPlaying, setPlaying]
}
