import { expect, test } from 'vitest'
import { type FileBlock, fileVersions, reach } from './file-versions.ts'

const block = (code: string, more: Partial<FileBlock> = {}): FileBlock => ({
  project: null,
  title: null,
  lang: 'ts',
  code,
  isAppended: false,
  ...more,
})

const filesOf = (...blocks: FileBlock[]) => fileVersions(blocks).map(({ path, text }) => [path, text])

test('a block with the title of an earlier file replaces it, one that is appended goes on with it', () => {
  expect(
    filesOf(
      block('one', { title: 'shelf.ts' }),
      block('two', { title: 'shelf.ts', isAppended: true }),
      block('three', { title: 'shelf.ts' }),
      block('four', { isAppended: true }),
    ),
  ).toEqual([
    ['shelf.ts', 'one'],
    ['shelf.ts', 'one\ntwo'],
    ['shelf.ts', 'three'],
    ['shelf.ts', 'three\nfour'],
  ])
})

test('what is appended to a block without a title is not a part of the file before that', () => {
  expect(filesOf(block('one', { title: 'shelf.ts' }), block('two'), block('three', { isAppended: true }))).toEqual([
    ['shelf.ts', 'one'],
    ['block-2.ts', 'two'],
    ['block-2.ts', 'two\nthree'],
  ])
})

test('projects have files of their own, though they have the same names', () => {
  const other = { project: 'other', title: 'shelf.ts' }
  expect(
    filesOf(block('one', { title: 'shelf.ts' }), block('two', other), block('three', { isAppended: true })),
  ).toEqual([
    ['shelf.ts', 'one'],
    ['shelf.ts', 'two'],
    ['shelf.ts', 'one\nthree'],
  ])
})

test('each part says how many lines come before it', () => {
  const versions = fileVersions([block('1\n2', { title: 'a.ts' }), block('3', { isAppended: true })])
  expect(versions.at(-1)?.parts.map(({ start }) => start)).toEqual([0, 2])
})

test('a file reaches what it imports, and what that imports, round in a circle, too', () => {
  const files = new Map(
    Object.entries({
      'App.tsx': "import { store } from './app/store'",
      'app/store.ts': "import { shelf } from '../features/shelf.js'\nimport App from '../App'",
      'features/shelf.ts': "import { configureStore } from 'library'",
      'unused.ts': '',
    }).map(([path, text]) => [path, { path, text }]),
  )
  const reached = new Map<string, { path: string; text: string }>()
  reach({ path: 'App.tsx', text: files.get('App.tsx')?.text ?? '' }, files, reached)
  expect([...reached.keys()]).toEqual(['App.tsx', 'app/store.ts', 'features/shelf.ts'])
})
