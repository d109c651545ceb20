import type { Problem } from '#model/problem.ts'
import { sectionLines } from './section-lines.ts'

/** Words of a section: the sentence that holds them answers the entry of the page's index that leads there. */
export interface QuotedAnswer {
  section: string
  quote: string
  /** Where the file says so. */
  line: number
}

const SHAPE =
  'Write the id of a section, a colon and words of the sentence that answers: `options: To set a limit, pass`.'

/** What a file quotes, a sentence a line: `id: words of the sentence`. What is no such line is added to `problems`. */
export function parseAnswers(text: string, file: string, problems: Problem[]): QuotedAnswer[] {
  return sectionLines(text).flatMap(({ line, section, said }) => {
    if (section) return { section, quote: said, line }
    problems.push({ message: 'The line quotes no section.', place: { file, line }, hint: SHAPE })
    return []
  })
}
