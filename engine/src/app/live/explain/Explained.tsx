import { useEffect, useState } from 'react'
import { fieldsOf } from '#model/fields.ts'
import { Island } from '../../ui/Island.tsx'
import { PlayProblem } from '../PlayProblem.tsx'
import type { PlayerProps } from '../player-props.ts'
import type { Drawing } from './drawing.ts'
import { DRAWINGS } from './drawings.ts'
import { OpenExplainer } from './OpenExplainer.tsx'
import { readExplainer } from './read-explainer.ts'

/** The recorded runs of an explainer. It may fail alone: the served drawing, its code and Run stay. */
export function Player(props: PlayerProps) {
  // What comes with a later press is read as if it were the first.
  return (
    <Island>
      <Opener key={`${Boolean(props.data[1])}`} {...props} />
    </Island>
  )
}

/** Comes alive when all of it is there; what is missing is asked for again with the next press, and said with it. */
function Opener({ id, data: [, recordings], plays, ...rest }: PlayerProps) {
  const [explainer] = useState(() => explainerIn(recordings, id))
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const kind = explainer?.kind
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press counts, so that one repeats what has failed before it
  useEffect(() => {
    if (kind) DRAWINGS[kind]().then(setDrawing, () => setFailed(true))
  }, [kind, plays])
  if (explainer && drawing) return <OpenExplainer {...{ explainer, drawing, plays, ...rest }} />
  const isMissing = !recordings || hasFailed
  return plays > 0 && (isMissing || !explainer) && <PlayProblem hasCome={!isMissing} />
}

const explainerIn = (recordings: unknown, id: string) =>
  Object.hasOwn(fieldsOf(recordings), id) ? readExplainer(fieldsOf(fieldsOf(recordings)[id]).explainer) : null
