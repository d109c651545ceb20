import { expect, test } from 'vitest'
import { codeWords } from './code-words.ts'

const wordsOf = (code: string, prose = '') => codeWords([{ prose, code }])[0]

test('names stay whole with what is reached through dots, each once', () => {
  expect(wordsOf('builder.addCase(added, reducer)\nbuilder.addCase(removed, reducer)\naction?.meta?.arg')).toEqual([
    'builder.addCase',
    'added',
    'reducer',
    'removed',
    'action.meta.arg',
  ])
})

test('keywords, comments, numbers, short names and sentences in strings are left out', () => {
  const code = [
    'const x = await load(5) // reads the list',
    '/* and',
    '   more */',
    "throw new Error('Could not load the list')",
    "console.log('https://example.com')",
  ].join('\n')
  expect(wordsOf(code)).toEqual(['load', 'Error'])
})

test('a string of one word is a key or a value', () => {
  expect(wordsOf(`tag('LIST', "content-type", \`idle\`, 'bk-014', 'a/b')`)).toEqual([
    'tag',
    'LIST',
    'content-type',
    'idle',
  ])
})

test('what a sample calls its own things is left out, and what it does with them is not', () => {
  const code =
    "import { api } from './api'\nconst books = api.injectEndpoints({})\nbooks.endpoints.getBook.initiate('x')"
  expect(wordsOf(code)).toEqual(['injectEndpoints', 'endpoints.getBook.initiate'])
})

test('what is imported from a library is told once in a page, with its module', () => {
  const code = "import { createSlice } from '@reduxjs/toolkit'\ncreateSlice({ name: 'books' })"
  expect(
    codeWords([
      { prose: '', code },
      { prose: '', code },
    ]),
  ).toEqual([
    ['createSlice', '@reduxjs/toolkit', 'name', 'books'],
    ['name', 'books'],
  ])
})

test('what the section says in words is not repeated', () => {
  expect(wordsOf('createSlice({ reducers, extraReducers })', 'Use createSlice. The reducers:')).toEqual([
    'extraReducers',
  ])
})

test('the shell has packages and flags', () => {
  expect(wordsOf('# install\nnpm install react-redux --save-dev @rtk-query/codegen-openapi')).toEqual([
    'npm',
    'install',
    'react-redux',
    '--save-dev',
    '@rtk-query/codegen-openapi',
  ])
})
