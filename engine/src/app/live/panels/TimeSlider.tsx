import { useRef } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import { RunSlider } from '../RunSlider.tsx'
import { headOf, type StoreRecord } from '../run/run-record.ts'
import { StepButtons } from '../StepButtons.tsx'
import { Controls } from './Controls.tsx'
import { seconds } from './format-time.ts'
import { ResetButton } from './ResetButton.tsx'
import styles from './TimeSlider.css?inline'
import { TimeTrack } from './TimeTrack.tsx'
import { nearestPlace, timeScale } from './time-scale.ts'
import { usePlayback } from './use-playback.ts'

adoptStyles(styles)

interface TimeSliderProps {
  store: StoreRecord
  onJump: (index: number) => void
  onReset: () => void
}

/** Actions that a page leads over. */
const PAGE = 5

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
  const goToPlace = (place: number) => {
    const places = actions.map((entry) => scale.place(entry.at))
    goByHand(nearestPlace(places, place))
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
      <StepButtons
        label="Actions"
        unit="One action"
        at={at}
        last={last}
        isPlaying={isPlaying}
        onGo={goByHand}
        onToggle={play}
      />
      <RunSlider
        className="live-slider"
        at={at}
        last={last}
        text={`${head.actionType}, ${seconds(head.at)}, action ${at} of ${last}`}
        track={track}
        onGo={goByHand}
        onPage={(direction) => goByHand(at + direction * PAGE)}
        onPlace={goToPlace}
      >
        <TimeTrack line={track} actions={actions} at={at} scale={scale} />
      </RunSlider>
      <ResetButton onPress={reset} />
    </Controls>
  )
}
