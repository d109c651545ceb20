import { Activity, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { loadOnce } from '#app/state/load-once.ts'
import type { LivePage } from '#model/live.ts'
import { useRouter } from '../../router/router-context.ts'
import { Island } from '../../ui/Island.tsx'
import { adoptStyles } from '../adopt-styles.ts'
import { expectedRoom } from '../frame-room.ts'
import { WholeButtonPart } from '../whole/WholeButtonPart.tsx'
import { linkedRow } from './moment-link.ts'
import { OpenPlayer } from './OpenPlayer.tsx'
import styles from './Player.css?inline'
import { type Played, playedOf } from './played.ts'
import { readRecording } from './read-recording.ts'
import { useRoom } from './use-room.ts'

adoptStyles(styles)

/** How the served frame of an example becomes a player. */
export interface PlayerProps {
  id: string
  /** How often the reader has pressed Play or Pause; 0: the reader may be about to. */
  plays: number
  frame: RefObject<HTMLElement | null>
  onPlaying: (isPlaying: boolean) => void
}

/** The recorded run of an example. It may fail alone: the code, the served picture and Run stay. */
export function Player(props: PlayerProps) {
  return (
    <Island>
      <Opener {...props} />
    </Island>
  )
}

/**
 * Fetches what playing needs as soon as it is there, and shows nothing before the first press, unless the address names a moment.
 * It is drawn before, while nothing else is to be done: a press has only to show it. What crashes meanwhile says so with the press.
 */
function Opener({ id, plays, frame, onPlaying }: PlayerProps) {
  const { payload, location } = useRouter()
  const page = 'page' in payload ? payload.page : null
  const [played, setPlayed] = useState<Played | null>(null)
  const [expected] = useState(() => frame.current && expectedRoom(frame.current))
  const [problem, setProblem] = useState<string | null>(null)

  const prepare = useEffectEvent(async (signal: AbortSignal) => {
    if (played || !page?.recordings || !page.live) return
    const [file, { examples }] = await Promise.all([loadOnce(page.recordings), loadOnce<LivePage>(page.live)])
    const example = examples.find((candidate) => candidate.id === id)
    const recording = readRecording(file, id)
    const explained =
      recording?.explainer && (await (await import('../explain/load-explainer.ts')).loadExplainer(recording.explainer))
    if (signal.aborted) return
    if (!recording || !example) return setProblem('This recording cannot be shown. Run shows the same, live.')
    setProblem(null)
    setPlayed({ ...playedOf(recording, example.files), explained })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press counts, so that one repeats what has failed before it
  useEffect(() => {
    const visit = new AbortController()
    prepare(visit.signal).catch(() => {
      if (!visit.signal.aborted)
        setProblem('The recording could not be loaded. Check your connection and press Play again.')
    })
    return () => visit.abort()
  }, [plays])

  const explained = played?.explained
  const row = linkedRow(location, id)
  const start = row !== null && row < (played?.rows.length ?? 0) ? row : null
  const isOpen = plays > 0 || start !== null
  const room = useRoom(frame, isOpen && played !== null && !explained)
  if (explained) return <explained.Open {...explained} plays={plays} frame={frame} onPlaying={onPlaying} />
  if (isOpen && problem)
    return (
      <p className="player-problem" role="alert">
        {problem}
      </p>
    )
  return (
    <>
      {isOpen && <WholeButtonPart frame={frame} />}
      {played && (
        <Activity mode={room ? 'visible' : 'hidden'}>
          <Island>
            <OpenPlayer
              key={start}
              id={id}
              start={start}
              played={played}
              room={room ?? expected ?? 'stack'}
              plays={plays}
              frame={frame}
              onPlaying={onPlaying}
            />
          </Island>
        </Activity>
      )}
    </>
  )
}
