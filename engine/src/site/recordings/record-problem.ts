import type { LiveExample } from '#model/live.ts'
import { codeFrame, type Problem } from '#model/problem.ts'
import type { RecordFault } from '#record/record-run.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'

/** What is wrong with an example, at the line of its page where it begins. */
export function recordProblem(
  { message, hint }: RecordFault,
  { id, title }: Pick<LiveExample, 'id' | 'title'>,
  { source, text }: { source: string; text: string },
): Problem {
  const tags = [...text.matchAll(/<Live\b[^>]*>/g)]
  const found =
    tags.find(([tag]) => tag.includes(`id="${id}"`)) ?? tags.find(([tag]) => tag.includes(`title="${title}"`))
  const before = text.slice(0, found?.index ?? 0).split('\n')
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1]
  return {
    message: `The live example "${title}" does not do what its page says. ${message}`,
    place: { file: `${CONTENT_FOLDER}/${source}`, ...(found && { line, column }) },
    ...(hint && { hint }),
    ...(found && { frame: codeFrame(text, line, column) }),
  }
}
