import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { writeClipboard } from '../../ui/write-clipboard.ts'
import { leaveMoment } from '../left-moment.ts'
import { Changes } from '../panels/Changes.tsx'
import { CacheList } from './CacheList.tsx'
import { ConsoleLines } from './ConsoleLines.tsx'
import { momentHref } from './moment-link.ts'
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
  id: string
  /** The row it is opened at, and stays; null: it plays. */
  start: number | null
  played: Played
  plays: number
  frame: RefObject<HTMLElement | null>
  onPlaying: (isPlaying: boolean) => void
}

/** A recording that can be watched: what the code did, step by step, with everything that moves in sight. */
export function OpenPlayer({ id, start, played, plays, frame, onPlaying }: OpenPlayerProps) {
  const [store] = useState(() => createPlaybackStore(played.timeline, WINDOW_FRAMES, start ?? undefined))
  const [since] = useState(start === null ? 0 : plays)
  const row = usePlayback(store, (playback) => playback.row)
  const isPlaying = usePlayback(store, (playback) => playback.isPlaying)
  const [hint, setHint] = useState({ text: '', row: -1 })
  const room = useRoom(frame)

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
    say('')
    store.send({ type: 'row', row: to })
  }
  const copyLink = () => {
    store.send({ type: 'pause' })
    const link = momentHref(id, store.get().row)
    writeClipboard(Promise.resolve(link)).then(
      () => say('The link to this moment is copied.'),
      () => say(`This browser does not allow pages to copy. The link is ${link}`),
    )
  }
  const now = played.rows[row]
  if (!now) return null
  const hasChange = now.changes.length > 0
  const hasEntries = played.recording.spans.some(({ kind }) => kind === 'entry')
  const hasConsole = played.rows.some(({ kind }) => kind === 'console')
  return (
    <div className="player" data-form={room}>
      <PlayerParts
        form={room}
        row={row}
        result={<Result played={played} row={row} isPlaying={isPlaying} onPress={() => say('Press Run to use it.')} />}
        time={
          <TimeBar
            played={played}
            store={store}
            hint={hint.row === row ? hint.text : ''}
            onToggle={toggle}
            onGo={goTo}
            onLink={copyLink}
          />
        }
        code={<PlayedCode files={played.files} place={played.places[row] ?? null} plays={plays} frame={frame} />}
        log={<StepLog rows={played.rows} prefix={played.prefix} now={row} onGo={goTo} />}
        change={
          hasChange ? <Changes changes={now.changes} /> : <p className="live-note">Nothing in the state has changed.</p>
        }
        cache={hasEntries && <CacheList recording={played.recording} at={now.at} />}
        printed={hasConsole && <ConsoleLines rows={played.rows} now={row} />}
        hasChange={hasChange}
        hasPrinted={now.kind === 'console'}
      />
    </div>
  )
}
