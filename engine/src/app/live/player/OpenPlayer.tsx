import { memo, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Room } from '../frame-room.ts'
import { leftAt } from '../left-at.ts'
import type { PlayerProps } from '../player-props.ts'
import { useLazyPart } from '../use-lazy-part.ts'
import { PlayedCode } from './PlayedCode.tsx'
import { PlayerParts } from './PlayerParts.tsx'
import { createPlaybackStore, WINDOW_FRAMES } from './playback-store.ts'
import type { Played } from './played.ts'
import { Result } from './Result.tsx'
import { StepLog } from './StepLog.tsx'
import { TimeBar } from './TimeBar.tsx'
import { usePlayback } from './use-playback.ts'
import { bringIntoSight } from './use-room.ts'

const later = lazyPart(async () => (await import('./later-parts.ts')).LATER_PARTS)

interface OpenPlayerProps extends Omit<PlayerProps, 'data'> {
  /** The row it is opened at, and stays; null: it plays. */
  start: number | null
  played: Played
  room: Room
}

/**
 * A recording that can be watched: what the code did, step by step, with everything that moves in sight. If Play has been pressed
 * before it is there, it begins as one that plays; and the frame around it, which then says Pause, does not draw it again.
 */
export const OpenPlayer = memo(function OpenPlayer(props: OpenPlayerProps) {
  const { id, start, played, room, plays, frame, onPlaying } = props
  const [since] = useState(plays)
  const [store] = useState(() =>
    createPlaybackStore(played.timeline, WINDOW_FRAMES, start ?? 0, start === null && plays > 0),
  )
  const row = usePlayback(store, (playback) => playback.row)
  const isPlaying = usePlayback(store, (playback) => playback.isPlaying)
  const [hint, setHint] = useState({ text: '', row: -1 })
  const Later = useLazyPart(later)

  /** Instead of the sentence, for as long as the row is the same. */
  const say = (text: string) => setHint({ text, row: store.get().row })
  const toggle = () => {
    say('')
    store.send({ type: store.get().isPlaying ? 'pause' : 'play' })
  }
  const press = useEffectEvent(toggle)
  useEffect(() => {
    if (plays > since) press()
  }, [plays, since])
  useEffect(() => bringIntoSight(frame), [frame])
  // Run goes on from what is looked at.
  useEffect(() => void leftAt.set(frame, [played.rows, row]), [frame, played, row])
  const tell = useEffectEvent(onPlaying)
  useEffect(() => {
    tell(isPlaying)
    return () => tell(false)
  }, [isPlaying])

  const goTo = (to: number) => {
    say('')
    store.send({ type: 'row', row: to })
  }
  const now = played.rows[row]
  if (!now) return null
  const hasEntries = played.recording.spans.some(({ kind }) => kind === 'entry')
  const hasConsole = played.rows.some(({ kind }) => kind === 'console')
  return (
    <div className="player" data-form={room}>
      {Later && <Later.Stamp frame={frame} />}
      <PlayerParts
        room={room}
        result={<Result played={played} row={row} isPlaying={isPlaying} onPress={() => say('Press Run to use it.')} />}
        time={
          <TimeBar
            played={played}
            store={store}
            row={row}
            isPlaying={isPlaying}
            hint={hint.row === row ? hint.text : ''}
            onToggle={toggle}
            onGo={goTo}
            link={Later && <Later.LinkButton id={id} store={store} onSay={say} />}
            Later={Later}
          />
        }
        code={<PlayedCode played={played} row={row} plays={plays} frame={frame} />}
        log={<StepLog rows={played.rows} prefix={played.prefix} now={row} onGo={goTo} />}
        change={Later && <Later.ChangeList changes={now.changes} />}
        cache={hasEntries && (Later ? <Later.CacheList recording={played.recording} at={now.at} /> : ' ')}
        printed={hasConsole && (Later ? <Later.ConsoleLines rows={played.rows} now={row} /> : ' ')}
        moved={`${now.changes.length > 0 && 'change'} ${now.kind}`}
      />
    </div>
  )
})
