import type { LiveFile, LivePlace } from '#model/live.ts'

/** A file as the sandbox runs it: JavaScript, with every line where it was. */
export interface ScriptFile {
  name: string
  code: string
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

/** From it: all files, or the first fault. */
export interface TranspileAnswer {
  id: number
  result: { files: ScriptFile[] } | { fault: SyntaxFault }
}
