import type { Problem } from '#model/problem.ts'
import type { ReaderQuestion } from './reader-question.ts'

const SHAPE =
  'Write the id of a section, a colon and what readers type, with semicolons between: `options: set a limit; too many books`.'

/** The queries of a file, a section a line: `id: some words; other words`. What is no such line is added to `problems`. */
export function parseQueries(text: string, file: string, problems: Problem[]): ReaderQuestion[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (!line.trim() || line.startsWith('#')) return []
    const [, section, typed = ''] = /^\s*([^\s:]+)\s*:(.*)$/.exec(line) ?? []
    const queries = typed.split(';').flatMap((query) => query.trim() || [])
    if (section && queries.length > 0) return queries.map((question) => ({ question, section, isTyped: true as const }))
    problems.push({
      message: 'The line names no section with its queries.',
      place: { file, line: index + 1 },
      hint: SHAPE,
    })
    return []
  })
}
