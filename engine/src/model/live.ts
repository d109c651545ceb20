import type { ExplainerScript } from './explainer.ts'
import type { LiveChecker } from './type-check.ts'

/** A file of a live example. */
export interface LiveFile {
  /** From the root of its project: `features/desk/deskSlice.ts`. */
  name: string
  code: string
  /** False: set-up that has no tab in the editor until the reader asks for all files. */
  isShown: boolean
}

/** What a live example needs to run: what its page says, and the files that follow from it. */
export interface LiveExample {
  id: string
  title: string
  /** Those inside the example, then those they import from the page. */
  files: LiveFile[]
  /** The file that is started: its default export is shown if it is a component. */
  entry: string
  /** True: the mock API answers `fetch`, and the frame shows requests and cache. */
  hasApi: boolean
  /** Milliseconds each answer takes at the start. */
  latency: number
  /** What a reader may do and then see; a browser test holds the page to it. */
  proof: LiveProof
  /** What the author says about moments of the script, in order; absent where he says nothing, and in what readers load to run it. */
  says?: MomentSentence[]
  /** It is there to explain something: what is recorded of it, scenario by scenario. Absent in what readers load to run it. */
  explain?: ExplainerScript
}

/** A sentence about the next moment of that title. */
export interface MomentSentence {
  title: string
  sentence: string
}

/** A stated result of a live example. */
export interface LiveProof {
  /** Names of controls to press, or `Label = text` to fill a field, in order. */
  press: string[]
  /** Text in the preview at the end. */
  shows: string | null
  /** Action types that occur in this order; others may lie between. */
  logs: string[]
}

/** The examples of a page, in the file that the first Run loads. */
export interface LivePage {
  examples: LiveExample[]
  runtime: LiveRuntime
}

/** Addresses of what runs examples, with the base. They change with its code, and all pages share them. */
export interface LiveRuntime {
  /** The document of the sandbox frame. */
  sandbox: string
  /** The first is for every example; `live-packs.ts` says which of the others are needed. Never empty. */
  packs: LivePack[]
  /** What checks types while code is changed; absent where nothing can be checked. */
  checker?: LiveChecker
}

/** A script of packages. */
export interface LivePack {
  href: string
  /** What examples import from it; not named for the first, which is loaded anyway. */
  packages: string[]
  /** It has the mock API. */
  hasApi: boolean
}

/**
 * A value on its way out of the sandbox: cut off where it is deep or long, so that no value can flood the page.
 * `text` is what a console would print for it.
 */
export type Shown =
  | { kind: 'text'; text: string; tone: 'string' | 'number' | 'keyword' | 'other' }
  | { kind: 'list'; items: Shown[]; more: number }
  | { kind: 'object'; name: string | null; entries: Array<[string, Shown]>; more: number }

/** One difference that an action made: the path (`desk.onLoan.2`) with what was there and what is. Null: nothing. */
export interface StateChange {
  path: string
  before: Shown | null
  after: Shown | null
}

/** A place in a file of the example, from 1 on. */
export interface LivePlace {
  file: string
  line: number
  column: number | null
}

/** What can be injected as the next answer of the mock API. */
export type LiveFailure = 500 | 401 | 'timeout' | 'html' | 'offline'

/** An entry of an API slice's cache. */
export interface LiveCacheEntry {
  /** `getBook("bk-014")` */
  key: string
  reducerPath: string
  endpoint: string
  kind: 'query' | 'infinite-query' | 'mutation'
  status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected'
  subscribers: number
  /** Milliseconds until an unused entry is removed, counted from this message; null while it is used or kept. */
  removedIn: number | null
  tags: string[]
}

/** What a run tells the page. `at` is milliseconds since the run began. */
export type LiveEvent =
  /** A new run has begun: what an earlier one said is over. */
  | { type: 'started' }
  /** The entry has run and its component is on screen. */
  | { type: 'ready' }
  | { type: 'log'; level: 'log' | 'info' | 'warn' | 'error'; values: Shown[]; at: number; place: LivePlace | null }
  /** `syntax`: it does not run at all. `runtime`: thrown, wherever. */
  | { type: 'error'; kind: 'syntax' | 'runtime'; message: string; place: LivePlace | null }
  /** The run was ended because it would have frozen or flooded the page; the message says why. */
  | { type: 'stopped'; reason: 'loop' | 'flood'; message: string }
  /**
   * An action has passed through a store. Index 0 is the state the store begins with (`@@INIT`). `thunk` groups the actions
   * of one async thunk or request.
   */
  | {
      type: 'action'
      store: number
      index: number
      at: number
      actionType: string
      action: Shown
      thunk: { id: string; name: string; phase: 'pending' | 'fulfilled' | 'rejected' } | null
      changes: StateChange[]
    }
  /** The reader has pressed something while in the past: what came from this index on is no more. */
  | { type: 'cut'; store: number; index: number }
  /** The whole tree after an action, as asked for by `showState`. */
  | { type: 'state'; store: number; index: number; tree: Shown }
  /** A request to the mock API; the same id again when it is answered. */
  | {
      type: 'request'
      id: number
      method: string
      path: string
      at: number
      status: number | 'failed' | null
      duration: number | null
    }
  | { type: 'cache'; entries: LiveCacheEntry[] }
  /** The presses that a run began with were made, or all before the one for which there is nothing to press. */
  | { type: 'replayed'; missing: string | null }

/** A live example that runs, as the page sees it. Methods may be called at any time. */
export interface LiveRun {
  /** Transpiles the files and starts them anew, then makes the presses, as `LiveProof` has them. The last call wins. */
  run(files: LiveFile[], presses?: string[]): void
  /** Shows the state after an action, until told otherwise; null is the present, and whatever follows. */
  jump(store: number, index: number | null): void
  showState(store: number, index: number): void
  setLatency(milliseconds: number): void
  failNext(failure: LiveFailure | null): void
  /** The mock API with its first data, and the newest files anew. */
  reset(): void
  setTheme(theme: 'light' | 'dark'): void
  dispose(): void
}

/** How a run is opened; the element gets the sandbox frame, which grows with its content. */
export interface LiveRunOptions<Host = unknown> {
  host: Host
  /** From the page's `LivePage`. */
  runtime: LiveRuntime
  title: string
  entry: string
  hasApi: boolean
  latency: number
  theme: 'light' | 'dark'
  on(event: LiveEvent): void
}
