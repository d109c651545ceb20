import type { LiveEvent } from '#model/live.ts'
import { type FollowedStore, stores } from './followed-stores.ts'
import { answerFetch, type MockApi, watchMockApi } from './mock-api.ts'
import { later } from './natives.ts'
import { offer } from './packages.ts'
import { isReaderActing } from './reader-acts.ts'
import { now, report } from './report.ts'
import { LOGGED, showValue, WHOLE_STATE } from './show-value.ts'
import { type IsHidden, stateDiff } from './state-diff.ts'

export type { FollowedStore }

/*
 * What a pack is written against. A pack is a module of the site (`live.packs` of its settings): when it is run, before any code of
 * the example, it offers packages, and follows what they make. Packs share all modules with the first one, so that this file and
 * what they keep in their own are there once. Nothing of it may get to the example, which can replace whatever it finds on the window
 * and on prototypes: what a pack needs of the browser later it takes from here, or keeps when it is run.
 */
export interface PackTools {
  /** Adds packages by the names that examples import. */
  offer(packages: Record<string, object>): void
  /** Stores that the panels follow. A pack adds its own when they are made, up to `MOST_STORES`; the page knows them by their place. */
  stores: FollowedStore[]
  /** Makes a mock API tell its requests and obey the reader's settings; in place, for the example holds on to it. */
  watchMockApi<Api extends MockApi>(api: Api): Api
  /** Which one answers `fetch` in examples that ask for an API. */
  answerFetch(api: MockApi): void
  /** Tells the page what has happened. Throws where the run is over: let it pass. */
  report(event: PackEvent): void
  /** Milliseconds since the run began. */
  now(): number
  /** Whether what happens now follows from something that the reader has done in the preview: not from an answer, nor a timer. */
  isReaderActing(): boolean
  /** `setTimeout` */
  later(then: () => void, milliseconds: number): void
  /** A value as data that can leave the sandbox. */
  showValue(value: unknown): ReturnType<typeof showValue>
  /** The same, deeper: for a whole state. */
  showState(value: unknown): ReturnType<typeof showValue>
  /** What is different between two states, but for what is hidden. */
  stateDiff(before: unknown, after: unknown, isHidden?: IsHidden): ReturnType<typeof stateDiff>
}

/** What packs tell; all else the sandbox sees by itself. */
export type PackEvent = Extract<LiveEvent, { type: 'action' | 'cut' | 'state' | 'cache' }>

export const tools: PackTools = {
  offer,
  stores,
  watchMockApi,
  answerFetch,
  report,
  now,
  isReaderActing,
  later,
  showValue: (value) => showValue(value, LOGGED),
  showState: (value) => showValue(value, WHOLE_STATE),
  stateDiff,
}
