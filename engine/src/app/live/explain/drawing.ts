import type { ComponentType } from 'react'
import type { Scene } from '#model/explainer.ts'

/** What is drawn of a scene: the last stop that was reached, and the time of the head in milliseconds, which moves while it plays. */
export interface DrawingProps {
  scene: Scene
  scenes: Scene[]
  stop: number
  time: number
}

/** A way to draw, with its style sheet. It has neither state nor effects: a build draws the same as a browser. */
export interface Drawing {
  Draw: ComponentType<DrawingProps>
  styles: string
}
