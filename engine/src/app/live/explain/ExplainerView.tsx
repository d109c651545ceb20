import type { ComponentType, HTMLAttributes, ReactNode } from 'react'
import type { Explainer } from '#model/explainer.ts'
import { CodeText } from '../CodeText.tsx'
import type { DrawingProps } from './drawing.ts'

interface ExplainerViewProps {
  explainer: Explainer
  Draw: ComponentType<DrawingProps>
  /** Of the library that it was recorded with. */
  version: string
  scene: number
  stop: number
  time: number
  /** What a reader steps and plays with; absent in a page as it is served, where its room is kept. */
  controls?: ReactNode
  onScene?: (scene: number) => void
  /** What lets the pointer move the head on the drawing itself. */
  drag?: HTMLAttributes<HTMLElement>
}

/** An explainer at one moment, the same in a page as it is served and in one that plays: nothing moves when it comes alive. */
export function ExplainerView({ explainer, Draw, version, controls, onScene, drag, ...at }: ExplainerViewProps) {
  const { scenes, question, answer } = explainer
  const scene = scenes[at.scene]
  const stop = scene?.stops[at.stop]
  if (!scene || !stop) return null
  return (
    <div className="explainer">
      <div className="ex-scenes">
        {scenes.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
          <div role="group" aria-label="Scenarios">
            {scenes.map(({ label }, index) => (
              <button
                key={label}
                type="button"
                aria-pressed={index === at.scene}
                disabled={!onScene}
                onClick={() => onScene?.(index)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        <small>{`recorded with ${version}`}</small>
      </div>
      <div className="ex-drawing" data-held={drag && ''} {...drag}>
        <Draw scene={scene} scenes={scenes} stop={at.stop} time={at.time} />
      </div>
      <div className="ex-moment">
        <div className="ex-controls">{controls}</div>
        {/* Where it plays, the controls say it, when the reader has stepped. */}
        <p aria-hidden={controls ? true : undefined}>
          <b>{secondsOf(at.time)}</b>
          <span>
            <CodeText text={stop.says} />
          </span>
        </p>
      </div>
      <details className="ex-question">
        <summary>
          <span>
            <CodeText text={question} />
          </span>
        </summary>
        <div className="details-body">
          <p>
            <CodeText text={answer} />
          </p>
        </div>
      </details>
    </div>
  )
}

/** `4.5 s`, and of what takes long whole seconds. */
export const secondsOf = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(milliseconds < 100_000 ? 1 : 0)} s`
