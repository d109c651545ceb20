import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import { headOf, type StoreRecord } from '../run/run-record.ts'
import { Controls } from './Controls.tsx'
import { seconds } from './format-time.ts'
import { PlayButtons } from './PlayButtons.tsx'
import { ResetButton } from './ResetButton.tsx'
import styles from './TimeSlider.css?inline'
import { TimeTrack } from './TimeTrack.tsx'
import { nearestMoment, stepByKey, timeScale } from './time-scale.ts'
import { usePlayback } from './use-playback.ts'

adoptStyles(styles)

interface TimeSliderProps {
  store: StoreRecord
  onJump: (index: number) => void
  onReset: () => void
}

/** The time of a run: one node an action, at its true time. The head goes back and forth. */
export function TimeSlider({ store, onJump, onReset }: TimeSliderProps) {
  const { actions } = store
  const track = useRef<HTMLDivElement>(null)
  const head = headOf(store)
  const at = head ? actions.indexOf(head) : 0
  const last = actions.length - 1
  const scale = timeScale(actions.at(-1)?.at ?? 0)
  const [isPlaying, setPlaying] = usePlayback(actions, at, onJump)
  if (!head) return null

  const go = (to: number) => {
    const entry = actions[Math.min(Math.max(to, 0), last)]
    if (entry && entry !== head) onJump(entry.index)
  }
  const goByHand = (to: number) => {
    setPlaying(false)
    go(to)
  }
  const steer = (event: KeyboardEvent) => {
    const to = stepByKey(event.key, at, last)
    if (to === undefined) return
    event.preventDefault()
    goByHand(to)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    if (!track.current) return
    const { left, width } = track.current.getBoundingClientRect()
    const moments = actions.map((entry) => entry.at)
    goByHand(nearestMoment(moments, (event.clientX - left) / width, scale))
  }
  const play = () => {
    if (!isPlaying && at === last) go(0)
    setPlaying(!isPlaying)
  }
  const reset = () => {
    setPlaying(false)
    onReset()
  }

  return (
    <Controls className="live-time">
      <PlayButtons at={at} last={last} isPlaying={isPlaying} onGo={goByHand} onPlay={play} />
      <div
        className="live-slider"
        role="slider"
        tabIndex={0}
        aria-label="Time"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={`${head.actionType}, ${seconds(head.at)}, action ${at} of ${last}`}
        onKeyDown={steer}
        onPointerDown={drag}
        onPointerMove={drag}
      >
        <TimeTrack ref={track} actions={actions} at={at} scale={scale} />
      </div>
      <ResetButton onPress={reset} />
    </Controls>
  )
}
