import type { LiveEvent, LiveFailure } from '#model/live.ts'
import type { GuardNames, ScriptFile } from './worker-messages.ts'

/** What the sandbox needs to begin. It gets it once, through the port that the page hands over. */
export interface StartMessage {
  type: 'start'
  /** Code of the packs, in the order in which it is run. */
  packs: string[]
  files: ScriptFile[]
  /** What the guards are called in them. */
  names: GuardNames
  entry: string
  hasApi: boolean
  latency: number
  failure: LiveFailure | null
  theme: 'light' | 'dark'
  /** What is pressed as soon as it runs. */
  presses?: string[]
}

/** What the page says to a sandbox that runs. */
export type ControlMessage =
  /** Alive? The id cannot be guessed: who answers with it has read the question. */
  | { type: 'ping'; id: string }
  /** Null is the present: only the sandbox knows which action is the newest by now. */
  | { type: 'jump'; store: number; index: number | null }
  | { type: 'show-state'; store: number; index: number }
  | { type: 'latency'; milliseconds: number }
  | { type: 'fail'; failure: LiveFailure | null }
  | { type: 'theme'; theme: 'light' | 'dark' }

export type ToSandbox = StartMessage | ControlMessage

/** What a sandbox says. The page believes none of it: see `worker/read-message.ts`. */
export type FromSandbox =
  /** `key` stands in the address that the page has given to its frame: no other document knows it. */
  | { type: 'hello'; key: string }
  | { type: 'pong'; id: string }
  | { type: 'height'; height: number }
  /** The reader has pressed Escape in the preview, and the example has no use for it. */
  | { type: 'escape' }
  | { type: 'events'; events: LiveEvent[] }

/**
 * Every file of an example stands this many lines below the one before it, so that a line number alone says which file it is in.
 * All browsers tell lines; not all tell the name that a script gives itself.
 */
export const LINES_PER_FILE = 10_000
