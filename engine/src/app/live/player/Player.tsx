import { Activity, useState } from 'react'
import { useRouter } from '../../router/router-context.ts'
import { Island } from '../../ui/Island.tsx'
import { expectedRoom } from '../frame-room.ts'
import { PlayProblem } from '../PlayProblem.tsx'
import type { PlayerProps } from '../player-props.ts'
import { WholeButtonPart } from '../whole/WholeButtonPart.tsx'
import { linkedRow } from './moment-link.ts'
import { OpenPlayer } from './OpenPlayer.tsx'
import { readPlayed } from './played.ts'
import './player-sheet.ts'
import { useRoom } from './use-room.ts'

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

/**
 * Shows nothing before the first press, unless the address names a moment. It is drawn before, while nothing else is to be done: a
 * press has only to show it. What crashes meanwhile says so with the press.
 */
function Opener({ id, data, plays, frame, onPlaying }: PlayerProps) {
  const { location } = useRouter()
  // Read here and not in an effect, or a press that waits for it would wait for one more frame.
  const [played] = useState(() => readPlayed(data, id))
  const [expected] = useState(() => frame.current && expectedRoom(frame.current))
  const row = linkedRow(location, id)
  const start = row !== null && row < (played?.rows.length ?? 0) ? row : null
  const isOpen = plays > 0 || start !== null
  const room = useRoom(frame, isOpen && played !== null)
  if (isOpen && !played) return <PlayProblem hasCome={hasCome(data)} />
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
