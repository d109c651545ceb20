import type { ExplainerKind } from '#model/explainer.ts'
import head from '../HeadDot.css?inline'
import shell from './Explainer.css?inline'
import lamps from './Lamps.css?inline'
import life from './Life.css?inline'
import runs from './Runs.css?inline'
import trees from './Trees.css?inline'
import wires from './Wires.css?inline'

/** The style sheet of each kind. A page links it with its drawing, as it is served and as it plays: a first load has no room for it. */
export const explainerStyles: Record<ExplainerKind, string> = {
  wires: shell + wires,
  life: shell + head + lamps + life, // its rows are lamps, too
  lamps: shell + head + lamps,
  trees: shell + trees,
  runs: shell + runs,
}
