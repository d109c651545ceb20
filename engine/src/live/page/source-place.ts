import type { LiveFile, LivePlace } from '#model/live.ts'
import type { ScriptFile } from '../protocol/worker-messages.ts'
import { sourceColumn } from './source-column.ts'

/** The place in the reader's files that a place in what the sandbox runs means: the line is the same, the column is not. */
export function sourcePlace(
  place: LivePlace,
  files: LiveFile[],
  scripts: Array<Pick<ScriptFile, 'name' | 'code'>>,
): LivePlace {
  const { file, line, column } = place
  const source = lineOf(files, file, line)
  const script = lineOf(scripts, file, line)
  if (column === null || source === undefined || script === undefined) return { ...place, column: null }
  return { ...place, column: sourceColumn(source, script, column) }
}

const lineOf = (files: Array<{ name: string; code: string }>, file: string, line: number) =>
  files.find(({ name }) => name === file)?.code.split('\n')[line - 1]
