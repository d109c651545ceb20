import type { Scene } from '#model/explainer.ts'

/** What a drawing of an explainer gets. */
export interface DrawingProps {
  scene: Scene
  /** All scenes of the explainer, for drawings that compare them. */
  scenes: Scene[]
  /** Index of the last stop that was reached. */
  stop: number
  /** Milliseconds; moves while it plays. */
  time: number
}
