import { type ReactNode, useState } from 'react'
import { CodeText } from '../CodeText.tsx'
import { StepButtons } from '../StepButtons.tsx'
import { Clock } from './Clock.tsx'
import { LaneSlider } from './LaneSlider.tsx'
import type { LaterParts } from './later-parts.ts'
import type { PlaybackStore } from './playback-store.ts'
import type { Played } from './played.ts'
import { sentenceOf } from './sentence-of.ts'

interface TimeBarProps {
  played: Played
  store: PlaybackStore
  row: number
  isPlaying: boolean
  /** Said instead of the moment's sentence, until the next step. */
  hint: string
  onToggle: () => void
  onGo: (row: number) => void
  /** Copies the address of the moment. */
  link: ReactNode
  Later: LaterParts | undefined
}

/** Steps, the sentence of the moment, and the lanes to scrub on. */
export function TimeBar({ isPlaying, hint, link, Later, ...rest }: TimeBarProps) {
  const { played, store, row, onToggle, onGo } = rest
  const [isHeld, setHeld] = useState(false)
  const now = played.rows[row]
  const sentence = hint || (now ? sentenceOf(now) : '')
  return (
    <div className="player-time">
      <div className="player-now">
        <StepButtons at={row} last={played.rows.length - 1} isPlaying={isPlaying} onGo={onGo} onToggle={onToggle} />
        <p aria-hidden="true">
          <CodeText text={sentence} />
        </p>
        {/* Spoken when the reader has stepped or let go, not while it plays. */}
        <p role="status" className="visually-hidden">
          {isPlaying || isHeld ? '' : <CodeText text={sentence} />}
        </p>
        <Clock played={played} store={store} />
        {link}
      </div>
      <LaneSlider {...rest} onHold={setHeld} Later={Later} />
    </div>
  )
}
