/** A value as it stands in a file of recordings. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What is drawn: lamps of flags, wires from cause to effect, a life with its users, trees that share, ends of a run. */
export const EXPLAINER_KINDS = ['lamps', 'wires', 'life', 'trees', 'runs'] as const
/** A way to draw. */
export type ExplainerKind = (typeof EXPLAINER_KINDS)[number]

/** One idea, drawn from runs of one example: a run a scenario. */
export interface Explainer {
  kind: ExplainerKind
  /** `One hook, four moments` */
  title: string
  /** At least one. */
  scenes: Scene[]
  /** The moment that is served: indexes into `scenes` and into the `stops` of that scene. */
  telling: { scene: number; stop: number }
  /** Plain text with `code`. */
  question: string
  answer: string
}

/** What happened in one scenario. */
export interface Scene {
  /** On the button that chooses it. */
  label: string
  /** Milliseconds on the run's own clock, from its start until it had been at rest for a while. */
  length: number
  /** Where a reader stops: the moments that the author says something about; at least one. */
  stops: Stop[]
  /** In the order in which they were told. */
  facts: Fact[]
}

/** A moment with its sentence. */
export interface Stop {
  /** When what came of it was drawn. */
  at: number
  /** What was pressed or happened: `Load Emma`, `books/fetchBook/pending`, or the name of a fact. */
  title: string
  /** Plain text with `code`. */
  says: string
  /** How many of the scene's facts were told up to here; several stops may share a time. */
  facts: number
}

/** What the example's own code told with `console.debug('name', value)`; or, by the recorder, `press` with what was pressed. */
export interface Fact {
  at: number
  name: string
  value: Json
}

/** How an author asks for an explainer: what its scenarios press, and what is said about them. */
export interface ExplainerScript {
  kind: ExplainerKind
  scenarios: Scenario[]
  telling: { scene: number; stop: number }
  question: string
  answer: string
}

/** A script of presses and the sentences about what comes of them. */
export interface Scenario {
  label: string
  press: string[]
  says: Array<{ title: string; sentence: string }>
}
