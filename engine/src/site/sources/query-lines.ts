import type { Problem } from '#model/problem.ts'
import type { ReaderQuestion } from './reader-question.ts'
import { sectionLines } from './section-lines.ts'

const SHAPE =
  'Write the id of a section, a colon and what readers type, with semicolons between: `options: set a limit; too many books`.'

/** The queries of a file, a section a line: `id: some words; other words`. What is no such line is added to `problems`. */
export function parseQueries(text: string, file: string, problems: Problem[]): ReaderQuestion[] {
  return sectionLines(text).flatMap(({ line, section, said }) => {
    const queries = said.split(';').flatMap((query) => query.trim() || [])
    if (section && queries.length > 0) return queries.map((question) => ({ question, section, isTyped: true as const }))
    problems.push({ message: 'The line names no section with its queries.', place: { file, line }, hint: SHAPE })
    return []
  })
}
