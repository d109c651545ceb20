import type { LiveFile, LivePlace } from '#model/live.ts'
import type { ScriptFile } from '../protocol/worker-messages.ts'
import { sourceColumn } from './source-column.ts'

type Lines = (file: string, line: number) => string | undefined

/**
 * Finds the place in the reader's files that a place in what the sandbox runs means: the line is the same, the column is not. One for
 * a run: a run can tell hundreds of errors, and files are cut into lines once.
 */
export function sourcePlaces(
  files: LiveFile[],
  scripts: Array<Pick<ScriptFile, 'name' | 'code'>>,
): (place: LivePlace) => LivePlace {
  const [sources, texts] = [linesOf(files), linesOf(scripts)]
  return (place) => {
    const { file, line, column } = place
    const source = sources(file, line)
    const script = texts(file, line)
    if (column === null || source === undefined || script === undefined) return { ...place, column: null }
    return { ...place, column: sourceColumn(source, script, column) }
  }
}

function linesOf(files: Array<{ name: string; code: string }>): Lines {
  const known = new Map<string, string[]>()
  return (file, line) => {
    const lines = known.get(file) ?? files.find(({ name }) => name === file)?.code.split('\n') ?? []
    known.set(file, lines)
    return lines[line - 1]
  }
}
