import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { leaveMoment } from '../left-moment.ts'
import { Changes } from '../panels/Changes.tsx'
import { CacheList } from './CacheList.tsx'
import { momentOf } from './moment-of.ts'
import { PlayedCode } from './PlayedCode.tsx'
import { PlayerParts } from './PlayerParts.tsx'
import { createPlaybackStore, WINDOW_FRAMES } from './playback-store.ts'
import type { Played } from './played.ts'
import { Result } from './Result.tsx'
import { StepLog } from './StepLog.tsx'
import { TimeBar } from './TimeBar.tsx'
import { usePlayback } from './use-playback.ts'
import { bringIntoSight, useRoom } from './use-room.ts'

interface OpenPlayerProps {
  played: Played
  plays: number
  frame: RefObject<HTMLElement | null>
  onPlaying: (isPlaying: boolean) => void
}

/** A recording that can be watched: what the code did, step by step, with everything that moves in sight. */
export function OpenPlayer({ played, plays, frame, onPlaying }: OpenPlayerProps) {
  const [store] = useState(() => createPlaybackStore(played.timeline, WINDOW_FRAMES))
  const row = usePlayback(store, (playback) => playback.row)
  const isPlaying = usePlayback(store, (playback) => playback.isPlaying)
  const [hint, setHint] = useState(false)
  const room = useRoom(frame)

  const toggle = () => {
    setHint(false)
    store.send({ type: store.get().isPlaying ? 'pause' : 'play' })
  }
  const press = useEffectEvent(toggle)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is counted, not valued
  useEffect(() => press(), [plays])
  useEffect(() => {
    if (frame.current) bringIntoSight(frame.current)
  }, [frame])
  const tell = useEffectEvent(onPlaying)
  useEffect(() => {
    tell(isPlaying)
    return () => tell(false)
  }, [isPlaying])

  // Run goes on from what is looked at.
  useEffect(() => {
    if (frame.current) leaveMoment(frame.current, momentOf(played.rows, row))
  }, [frame, played, row])

  const goTo = (to: number) => {
    setHint(false)
    store.send({ type: 'row', row: to })
  }
  const now = played.rows[row]
  if (!now) return null
  const hasChange = now.changes.length > 0
  const hasEntries = played.recording.spans.some(({ kind }) => kind === 'entry')
  return (
    <div className="player" data-form={room}>
      <PlayerParts
        form={room}
        row={row}
        result={<Result played={played} row={row} isPlaying={isPlaying} onPress={() => setHint(true)} />}
        time={<TimeBar played={played} store={store} hint={hint} onToggle={toggle} onGo={goTo} />}
        code={<PlayedCode files={played.files} place={played.places[row] ?? null} plays={plays} frame={frame} />}
        log={<StepLog rows={played.rows} prefix={played.prefix} now={row} onGo={goTo} />}
        change={
          hasChange ? <Changes changes={now.changes} /> : <p className="live-note">Nothing in the state has changed.</p>
        }
        cache={hasEntries && <CacheList recording={played.recording} at={now.at} />}
        hasChange={hasChange}
      />
    </div>
  )
}
