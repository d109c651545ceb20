import type { LiveFile, LivePlace } from '#model/live.ts'

/** A file as the sandbox runs it: JavaScript, with every line where it was. */
export interface ScriptFile {
  name: string
  code: string
  /** What the browser's own parser has to accept before the code is compiled: see `worker/guard-code.ts`. Null: nothing. */
  proof: string | null
}

/** Why a file cannot run. */
export interface SyntaxFault {
  message: string
  place: LivePlace
}

/** To the worker that takes types and JSX out. */
export interface TranspileRequest {
  id: number
  files: LiveFile[]
}

/** From it, first of all: its code has come. */
export const TRANSPILER_READY = 'ready'

/** All that it says. */
export type FromTranspiler = typeof TRANSPILER_READY | TranspileAnswer

/** From it: all files, or the first fault. */
export interface TranspileAnswer {
  id: number
  result: Transpiled | { fault: SyntaxFault }
}

/** All files of an example, and what the guards are called in them. */
export interface Transpiled {
  files: ScriptFile[]
  names: GuardNames
}

/** The names by which guarded code finds what it asks. They are new for every run: an example cannot give them another meaning. */
export interface GuardNames {
  guard: string
  each: string
  eachAsync: string
  /** What stands for `import.meta`. */
  meta: string
}
