import type { ReactNode, RefObject } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import '../phases.ts'
import styles from './Lanes.css?inline'
import type { Played } from './played.ts'

adoptStyles(styles)

interface LanesProps {
  played: Played
  track: RefObject<HTMLDivElement | null>
  /** What lasted, a lane each. */
  spans: ReactNode
}

/** A lane for what happened, above those for what lasted. Twice the same: what is to come, and over it what was. */
export function Lanes({ played: { rows, timeline }, track, spans }: LanesProps) {
  return (
    <div className="lane-track" ref={track}>
      {['future', 'past'].map((tense) => (
        <div key={tense} data-tense={tense}>
          <div className="lane">
            {rows.map(({ phase }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change
              <i key={index} data-phase={phase} style={{ '--a': timeline.places[index] ?? 0 }} />
            ))}
          </div>
          {spans}
        </div>
      ))}
      <span className="lane-head" />
    </div>
  )
}
