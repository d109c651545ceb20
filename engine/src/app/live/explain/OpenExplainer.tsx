import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useSite } from '#app/state/site-context.ts'
import type { Explainer } from '#model/explainer.ts'
import { headTime } from '../player/head-time.ts'
import { createPlaybackStore, type PlaybackStore, WINDOW_FRAMES } from '../player/playback-store.ts'
import { usePlayback } from '../player/use-playback.ts'
import type { PlayerProps } from '../player-props.ts'
import { StepButtons } from '../StepButtons.tsx'
import type { Drawing } from './drawing.ts'
import { ExplainerView, secondsOf } from './ExplainerView.tsx'
import { MomentSlider } from './MomentSlider.tsx'
import { stopsTimeline } from './stops-timeline.ts'
import { useDrag } from './use-drag.ts'

/** How the served frame of an explainer comes alive. */
interface OpenExplainerProps extends Omit<PlayerProps, 'id' | 'data'> {
  explainer: Explainer
  drawing: Drawing
}

/** An explainer that plays, in the place of the served one and at its moment. */
export function OpenExplainer({ explainer, drawing, plays, frame, onPlaying }: OpenExplainerProps) {
  const { version } = useSite().library
  const [{ scene, timeline, store }, setOpened] = useState(() => opened(explainer, explainer.telling.scene))
  const [isUntouched, setUntouched] = useState(true)
  const stops = explainer.scenes[scene]?.stops ?? []
  const stop = usePlayback(store, ({ row }) => row)
  const isPlaying = usePlayback(store, (playback) => playback.isPlaying)
  const time = usePlayback(store, (playback) =>
    WINDOW_FRAMES.isStill() ? (stops[playback.row]?.at ?? 0) : headTime({ rows: stops, timeline }, playback),
  )

  const goTo = (row: number) => {
    setUntouched(false)
    store.send({ type: 'row', row })
  }
  const shown = explainer.scenes[scene]
  const { placeOf } = drawing
  const drag = useDrag(
    () => stops.map((_, stop) => (shown && placeOf ? placeOf({ scene: shown, scenes: explainer.scenes, stop }) : 0)),
    goTo,
  )
  /** Who takes hold of the slider keeps what is there, also where it has no further to go and so says nothing. */
  const hold = () => {
    setUntouched(false)
    store.send({ type: 'pause' })
  }
  const choose = (next: number) => {
    const other = opened(explainer, next)
    setUntouched(false)
    setOpened(other)
    store.send({ type: 'pause' })
    play(other.store, true)
  }
  const toggle = () => {
    setUntouched(false)
    if (isPlaying) store.send({ type: 'pause' })
    else play(store, isUntouched) // what is served is the telling moment; who presses Play wants to see how it came to that
  }
  const press = useEffectEvent(toggle)
  useEffect(() => {
    if (plays > 0) press()
  }, [plays])
  const tell = useEffectEvent(onPlaying)
  useEffect(() => {
    tell(isPlaying)
    return () => tell(false)
  }, [isPlaying])
  useLayoutEffect(() => {
    const figure = frame.current
    if (!figure) return
    figure.dataset.explained = ''
    return () => {
      delete figure.dataset.explained
    }
  }, [frame])

  const { title = '', says = '' } = stops[stop] ?? {}
  return (
    <ExplainerView
      {...{ explainer, version, scene, stop, time, drag }}
      Draw={drawing.Draw}
      onScene={choose}
      controls={
        <>
          <StepButtons at={stop} last={stops.length - 1} isPlaying={isPlaying} onGo={goTo} onToggle={toggle} />
          <MomentSlider
            at={stop}
            last={stops.length - 1}
            says={`${secondsOf(time)}, ${title}`}
            onHold={hold}
            onGo={goTo}
          />
          <p role="status" className="visually-hidden">
            {isPlaying ? '' : says.replaceAll('`', '')}
          </p>
        </>
      }
    />
  )
}

function opened(explainer: Explainer, scene: number) {
  const { scenes, telling } = explainer
  const timeline = stopsTimeline(scenes[scene] ?? { label: '', length: 0, stops: [], facts: [] })
  const store = createPlaybackStore(timeline, WINDOW_FRAMES, scene === telling.scene ? telling.stop : 0)
  return { scene, timeline, store }
}

function play(store: PlaybackStore, isFromStart: boolean): void {
  if (isFromStart) store.send({ type: 'row', row: 0 })
  store.send({ type: 'play' })
}
