import { Activity, type RefObject, useEffect, useState } from 'react'
import { useRouter } from '../../router/router-context.ts'
import { Island } from '../../ui/Island.tsx'
import { adoptStyles } from '../adopt-styles.ts'
import type { ReadyExplainer } from '../explain/load-explainer.ts'
import { expectedRoom } from '../frame-room.ts'
import { WholeButtonPart } from '../whole/WholeButtonPart.tsx'
import { linkedRow } from './moment-link.ts'
import { OpenPlayer } from './OpenPlayer.tsx'
import styles from './Player.css?inline'
import { readPlayed } from './played.ts'
import { useRoom } from './use-room.ts'

adoptStyles(styles)

/** How the served frame of an example becomes a player. */
export interface PlayerProps {
  id: string
  /** What came with its code: the recordings of the page and the files of its examples. What did not come is not there. */
  data: unknown[]
  /** How often the reader has pressed Play or Pause; 0: the reader may be about to. */
  plays: number
  frame: RefObject<HTMLElement | null>
  onPlaying: (isPlaying: boolean) => void
}

/** The recorded run of an example. It may fail alone: the code, the served picture and Run stay. */
export function Player(props: PlayerProps) {
  // What comes with a later press is read as if it were the first.
  return (
    <Island>
      <Opener key={`${hasCome(props.data)}`} {...props} />
    </Island>
  )
}

const hasCome = ([, recordings, live]: unknown[]) => Boolean(recordings && live)

const NOT_LOADED = 'The recording could not be loaded. Check your connection and press Play again.'
const NOT_OURS = 'This recording cannot be shown. Run shows the same, live.'

/**
 * Shows nothing before the first press, unless the address names a moment. It is drawn before, while nothing else is to be done: a
 * press has only to show it. What crashes meanwhile says so with the press.
 */
function Opener({ id, data, plays, frame, onPlaying }: PlayerProps) {
  const { location } = useRouter()
  // Read here and not in an effect, or a press that waits for it would wait for one more frame.
  const [played] = useState(() => readPlayed(data, id))
  const [expected] = useState(() => frame.current && expectedRoom(frame.current))
  const [problem, setProblem] = useState(hasCome(data) ? (played ? '' : NOT_OURS) : NOT_LOADED)
  const explainer = played?.recording.explainer
  // Null: there is nothing to explain, or something is wrong with it; then the run is played.
  const [explained, setExplained] = useState<ReadyExplainer | null | undefined>(explainer ? undefined : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press counts, so that one repeats what has failed before it
  useEffect(() => {
    if (!explainer || explained !== undefined) return
    import('../explain/load-explainer.ts')
      .then(({ loadExplainer }) => loadExplainer(explainer))
      .then(
        (ready) => {
          setExplained(ready)
          setProblem('')
        },
        () => setProblem(NOT_LOADED),
      )
  }, [plays])

  const row = linkedRow(location, id)
  const start = row !== null && row < (played?.rows.length ?? 0) ? row : null
  const isOpen = plays > 0 || start !== null
  const room = useRoom(frame, isOpen && played !== null && explained === null)
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
      {played && explained === null && (
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
