import { readdir, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { fieldsOf } from '#model/fields.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import { parseAnswers, type QuotedAnswer } from './answer-lines.ts'
import { parseQueries } from './query-lines.ts'
import type { ReaderQuestion } from './reader-question.ts'

/** What readers ask of a page, or what its index answers, as one file has it: a page may have a file of each kind. */
export interface PageQuestions {
  route: string
  /** Where they are written, relative to the root of the site. */
  file: string
  questions: ReaderQuestion[]
  answers: QuotedAnswer[]
}

const SHAPE = 'Write [{ "question": "…", "section": "the id of the section that answers" }].'

const QUESTIONS = '.json'
const QUERIES = '.queries.txt'
const ANSWERS = '.answers.txt'

/**
 * What is in the folder that `search.questions` names: whole questions in `<route>.json`, queries of a few words in `<route>.queries.txt`,
 * the sentences that the index of the page unfolds in `<route>.answers.txt`; none where it names none.
 */
export async function readQuestions(
  root: string,
  { search, file }: { search: { questions: string | null }; file: string },
): Promise<PageQuestions[]> {
  if (search.questions === null) return []
  const folder = resolve(root, search.questions)
  const names = await readdir(folder, { recursive: true }).catch(() => null)
  if (names === null) {
    const hint = 'Write the path of a folder from the folder of the settings, or leave "search.questions" out.'
    const message = `search.questions names "${search.questions}", which is no folder.`
    throw new BuildError([{ message, place: { file }, hint }])
  }
  const problems: Problem[] = []
  const pages: PageQuestions[] = []
  for (const name of names.sort()) {
    const ending = [QUESTIONS, QUERIES, ANSWERS].find((each) => name.endsWith(each))
    if (!ending) continue
    const route = `/${name.slice(0, -ending.length).split(sep).join('/')}`
    const path = search.questions + route + ending
    const text = await readFile(join(folder, name), 'utf8')
    if (ending === ANSWERS) {
      pages.push({ route, file: path, questions: [], answers: parseAnswers(text, path, problems) })
      continue
    }
    const questions = ending === QUERIES ? parseQueries(text, path, problems) : parseQuestions(text)
    if (questions) pages.push({ route, file: path, questions, answers: [] })
    else problems.push({ message: 'The file is not a list of questions.', place: { file: path }, hint: SHAPE })
  }
  if (problems.length > 0) throw new BuildError(problems)
  return pages
}

/** The questions of a file; null for what is none. It may say more of one, such as the answer: that is for those who write and test pages. */
export function parseQuestions(text: string): ReaderQuestion[] | null {
  try {
    const list: unknown = JSON.parse(text)
    const questions = Array.isArray(list) ? list.map(questionOf) : [null]
    return questions.every((question) => question !== null) ? questions : null
  } catch {
    return null // not JSON
  }
}

function questionOf(value: unknown): ReaderQuestion | null {
  const { question, section } = fieldsOf(value)
  return isText(question) && isText(section) ? { question, section } : null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
