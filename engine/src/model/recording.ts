import type { Explainer } from './explainer.ts'
import type { StateChange } from './live.ts'

/** What one example did when its script of presses was run with the real packages: what a player shows, moment by moment. */
export interface Recording {
  /** Milliseconds on the run's own clock, from its start to its last moment. */
  length: number
  /** What the preview showed: HTML made of a short list of elements and attributes, each distinct picture once. */
  pictures: string[]
  /** In the order in which they happened; at least one. */
  moments: Moment[]
  /** What lasted: requests under way, and entries of a cache by what state they were in; for the lanes. */
  spans: Span[]
  /** Of an example that explains something: what happened in its scenarios, each a run of its own. */
  explainer?: Explainer
}

/** Something happened. */
export interface Moment {
  /** Milliseconds since the run began. */
  at: number
  kind: 'start' | 'press' | 'action' | 'request' | 'answer' | 'console'
  /** `Load Emma`, `books/fetchBook/pending`, `GET /books/bk-001`, `200 /books/bk-001`, the printed line. */
  title: string
  /** Detail in one line (payload or argument, short), or ''. */
  detail: string
  /** The line of the example's own code that led here: index into its `files`, line from 1. */
  place: { file: number; line: number } | null
  /** What it changed in the state. */
  changes: StateChange[]
  /** What the preview showed once React had settled: index into `pictures`. */
  picture: number
  /** The author's sentence for this moment, or ''. */
  says: string
  /** How many equal ones it stands for, where it is more than one. */
  times?: number
}

/** A stretch of a lane: a request under way (`GET /books/bk-001`), or an entry of a cache (`getBook("bk-014")`) in one state. */
export interface Span {
  lane: string
  kind: 'request' | 'entry'
  from: number
  to: number
  /** Of a request how it ended (`pending`: it has not); of an entry what it held; `unused`: nobody subscribes to it. */
  state: 'pending' | 'data' | 'error' | 'unused'
}

/** The file of a page's recordings, by the id of the example. */
export type PageRecordings = Record<string, Recording>
