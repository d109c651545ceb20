import type { ComponentType } from 'react'
import type { Scene } from '#model/explainer.ts'

/** What is drawn of a scene: the last stop that was reached, and the time of the head in milliseconds, which moves while it plays. */
export interface DrawingProps {
  scene: Scene
  /** All scenes of the explainer, the drawn one among them: some drawings compare them. */
  scenes: Scene[]
  stop: number
  time: number
}

/** Where on the drawing's line of time a stop lies, from 0 to 1. The line is as long as each element with `data-time`. */
export type PlaceOf = (at: Omit<DrawingProps, 'time'>) => number

/** A way to draw. Its style sheet is linked where it is served. It has neither state nor effects: a build draws the same as a browser. */
export interface Drawing {
  Draw: ComponentType<DrawingProps>
  /** Absent where it has no line of time. */
  placeOf?: PlaceOf
}
