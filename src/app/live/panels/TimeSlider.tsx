import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { headOf, type StoreRecord } from '../run/run-record.ts'
import { eventName, seconds } from './format-time.ts'
import { ResetButton } from './ResetButton.tsx'
import { nearestMoment, timeScale } from './time-scale.ts'

interface TimeSliderProps {
  store: StoreRecord
  onJump: (index: number) => void
  onReset: () => void
}

/** Played back, an action waits for the next one as long as it did, but not longer than this. */
const MAX_WAIT_MS = 1500
const MIN_WAIT_MS = 150
/** Nodes on the rail at most. */
const MAX_NODES = 300

/** The time of a run: one node an action, at its true time. The head goes back and forth. */
export function TimeSlider({ store, onJump, onReset }: TimeSliderProps) {
  const { actions } = store
  const track = useRef<HTMLDivElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const head = headOf(store)
  const at = Math.max(
    actions.findIndex(({ index }) => index === head?.index),
    0,
  )
  const last = actions.length - 1
  const scale = timeScale(actions.at(-1)?.at ?? 0)

  const go = (to: number) => {
    const entry = actions[Math.min(Math.max(to, 0), last)]
    if (entry && entry.index !== head?.index) onJump(entry.index)
  }
  const stopAnd = (action: () => void) => () => {
    setPlaying(false)
    action()
  }
  const steer = (event: KeyboardEvent) => {
    const { key } = event
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - 5,
      PageUp: at + 5,
      Home: 0,
      End: last,
    }
    const to = steps[key]
    if (to === undefined) return
    event.preventDefault()
    stopAnd(() => go(to))()
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, width } = (track.current as HTMLElement).getBoundingClientRect()
    const moments = actions.map((entry) => entry.at)
    stopAnd(() => go(nearestMoment(moments, (event.clientX - left) / width, scale)))()
  }
  const play = () => {
    if (isPlaying) return setPlaying(false)
    if (at === last) go(0)
    setPlaying(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one step after the other
  useEffect(() => {
    if (!isPlaying) return
    const next = actions[at + 1]
    if (!next) return setPlaying(false)
    const wait = Math.min(Math.max(next.at - (actions[at]?.at ?? 0), MIN_WAIT_MS), MAX_WAIT_MS)
    const timer = setTimeout(() => onJump(next.index), wait)
    return () => clearTimeout(timer)
  }, [isPlaying, at, actions.length])

  if (!head) return null
  // Of nodes that would lie on each other one is drawn, and always the head.
  const places = new Map(actions.map((entry, index) => [Math.round(scale.place(entry.at) * MAX_NODES), index]))
  places.set(Math.round(scale.place(head.at) * MAX_NODES), at)
  const drawn = new Set(places.values())
  const percent = (moment: number) => `${scale.place(moment) * 100}%`
  return (
    <div className="live-time">
      <div className="live-play">
        <button type="button" aria-label="To the start" aria-disabled={at === 0} onClick={stopAnd(() => go(0))}>
          <i className="icon icon-first" />
        </button>
        <button type="button" aria-label="One action back" aria-disabled={at === 0} onClick={stopAnd(() => go(at - 1))}>
          <i className="icon icon-back" />
        </button>
        <button
          type="button"
          aria-label="One action on"
          aria-disabled={at === last}
          onClick={stopAnd(() => go(at + 1))}
        >
          <i className="icon icon-on" />
        </button>
        <button type="button" aria-label={isPlaying ? 'Pause' : 'Play'} aria-disabled={last === 0} onClick={play}>
          <i className={`icon icon-${isPlaying ? 'pause' : 'play'}`} />
        </button>
      </div>
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
        <div className="live-track" ref={track} style={{ '--head': percent(head.at) } as CSSProperties}>
          {actions.map(
            (entry, index) =>
              drawn.has(index) && (
                <i
                  key={entry.index}
                  data-tense={index === at ? 'now' : index < at ? 'past' : 'future'}
                  data-label={eventName(entry.actionType)}
                  style={{ insetInlineStart: percent(entry.at), '--at': percent(entry.at) } as CSSProperties}
                />
              ),
          )}
          {scale.ticks.map((tick) => (
            <small key={tick} style={{ insetInlineStart: percent(tick) }}>
              {tick / 1000} s
            </small>
          ))}
        </div>
      </div>
      <ResetButton onPress={stopAnd(onReset)} />
    </div>
  )
}
