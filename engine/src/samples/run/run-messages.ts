import type { SampleWorld } from '../sample-world.ts'

/** What a thread that runs samples is started with. */
export interface RunSetting {
  /** Whether it has the globals of a page, or those of Node alone. */
  isPage: boolean
  world: SampleWorld
}

/** One file of a project, made ready to run. */
export interface RunnableFile {
  path: string
  code: string
}

/** A file to run with everything it may import. */
export interface RunRequest {
  entry: string
  files: RunnableFile[]
  /** Text that the entry's component must show, if any. */
  renders: string | null
  /** How many results the entry states: the run waits until all are known. */
  results: number
}

/** What happened at the statement of a stated result. */
export interface Recorded {
  id: number
  kind: 'printed' | 'value' | 'thrown' | 'not thrown'
  /** All ways of writing it that count. */
  texts: string[]
}

/** An error, with the places in the project's files that led to it. */
export interface RunFault {
  message: string
  /** Line and column from 1 on, of the code that ran. */
  place: { path: string; line: number; column: number } | null
}

/** What a run did. */
export interface RunAnswer {
  recorded: Recorded[]
  /** All that was printed. */
  console: Array<{ text: string; isError: boolean }>
  faults: RunFault[]
  /** The text on screen, when there was something to render. */
  rendered: string | null
  /** `late`: it waited in vain for something the file says. `hung`: it had to be stopped. A busy machine can be the reason. */
  ending: 'done' | 'late' | 'hung'
}
