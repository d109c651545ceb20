import { type ComponentProps, type ReactNode, useState } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import { StepButtons } from '../StepButtons.tsx'
import { Clock } from './Clock.tsx'
import { LaneSlider } from './LaneSlider.tsx'
import type { PlaybackStore } from './playback-store.ts'
import type { Played } from './played.ts'
import { sentenceOf } from './sentence-of.ts'
import styles from './TimeBar.css?inline'
import { usePlayback } from './use-playback.ts'

adoptStyles(styles)

interface TimeBarProps {
  played: Played
  store: PlaybackStore
  /** Said instead of the moment's sentence, until the next step. */
  hint: string
  onToggle: () => void
  onGo: (row: number) => void
  /** Copies the address of the moment. */
  link: ReactNode
  Rest: ComponentProps<typeof LaneSlider>['Rest']
}

/** Steps, the sentence of the moment, and the lanes to scrub on. */
export function TimeBar({ played, store, hint, onToggle, onGo, link, Rest }: TimeBarProps) {
  const row = usePlayback(store, (playback) => playback.row)
  const isPlaying = usePlayback(store, (playback) => playback.isPlaying)
  const [isHeld, setHeld] = useState(false)
  const now = played.rows[row]
  const sentence = hint || (now ? sentenceOf(now) : '')
  return (
    <div className="player-time">
      <div className="player-now">
        <StepButtons at={row} last={played.rows.length - 1} isPlaying={isPlaying} onGo={onGo} onToggle={onToggle} />
        <p aria-hidden="true">{sentence}</p>
        {/* Spoken when the reader has stepped or let go, not while it plays. */}
        <p role="status" className="visually-hidden">
          {isPlaying || isHeld ? '' : sentence}
        </p>
        <Clock played={played} store={store} />
        {link}
      </div>
      <LaneSlider played={played} store={store} onHold={setHeld} onToggle={onToggle} onGo={onGo} Rest={Rest} />
    </div>
  )
}
