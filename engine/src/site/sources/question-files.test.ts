import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BuildError } from '#model/problem.ts'
import { parseQuestions, readQuestions } from './question-files.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'questions-'))
  mkdirSync(join(root, 'asked/guide'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (questions: string | null) => readQuestions(root, { search: { questions }, file: 'site.config.ts' })
const problemsOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (cause: unknown) => cause,
  )
  return error instanceof BuildError ? error.problems : error
}

test('a file is about the page of its name', async () => {
  const list = [{ question: 'How do I begin?', section: 'start', answer: 'Read on.' }]
  writeFileSync(join(root, 'asked/guide/shelves.json'), JSON.stringify(list))
  writeFileSync(join(root, 'asked/notes.txt'), 'not a list')
  expect(await read('asked')).toEqual([
    {
      route: '/guide/shelves',
      file: 'asked/guide/shelves.json',
      questions: [{ question: 'How do I begin?', section: 'start' }],
      answers: [],
    },
  ])
  expect(await read(null)).toEqual([])
})

test('what readers type stands in a file of its own, a section a line', async () => {
  writeFileSync(join(root, 'asked/guide/shelves.queries.txt'), 'start: begin; first steps\n')
  expect(await read('asked')).toEqual([
    {
      route: '/guide/shelves',
      file: 'asked/guide/shelves.queries.txt',
      questions: [
        { question: 'begin', section: 'start', isTyped: true },
        { question: 'first steps', section: 'start', isTyped: true },
      ],
      answers: [],
    },
  ])
  writeFileSync(join(root, 'asked/guide/shelves.queries.txt'), 'start: begin\nfirst steps\n')
  expect(await problemsOf(read('asked'))).toMatchObject([
    { place: { file: 'asked/guide/shelves.queries.txt', line: 2 } },
  ])
})

test('what an index answers stands in a file of its own, a sentence a line', async () => {
  writeFileSync(
    join(root, 'asked/guide/shelves.answers.txt'),
    '# remarks are skipped\nstart: To begin: open\n\nstart: Then read\n',
  )
  expect(await read('asked')).toEqual([
    {
      route: '/guide/shelves',
      file: 'asked/guide/shelves.answers.txt',
      questions: [],
      answers: [
        { section: 'start', quote: 'To begin: open', line: 2 },
        { section: 'start', quote: 'Then read', line: 4 },
      ],
    },
  ])
  writeFileSync(join(root, 'asked/guide/shelves.answers.txt'), 'start:\nTo begin\n')
  expect(await problemsOf(read('asked'))).toMatchObject([
    { message: 'The line quotes no section.', place: { file: 'asked/guide/shelves.answers.txt', line: 1 } },
    { place: { line: 2 } },
  ])
})

test('a folder that is not there, and a file that is no list, are named', async () => {
  expect(await problemsOf(read('questions'))).toMatchObject([
    { message: 'search.questions names "questions", which is no folder.', place: { file: 'site.config.ts' } },
  ])
  writeFileSync(join(root, 'asked/guide/shelves.json'), '{ "question": "How?" }')
  writeFileSync(join(root, 'asked/desk.json'), '[')
  expect(await problemsOf(read('asked'))).toMatchObject([
    { place: { file: 'asked/desk.json' } },
    { place: { file: 'asked/guide/shelves.json' } },
  ])
})

test.each([
  '',
  '[',
  'null',
  '[1]',
  '[{}]',
  '[{"question":"How?"}]',
  '[{"question":"","section":"a"}]',
  '[{"question":"How?","section":""}]',
])('is no list of questions: %s', (text) => expect(parseQuestions(text)).toBeNull())
