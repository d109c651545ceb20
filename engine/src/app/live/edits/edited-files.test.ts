import { expect, test } from 'vitest'
import { editedFiles, wholeText, withEdit } from './edited-files.ts'
import { keepEdits, keptEdits } from './kept-edits.ts'

const example = {
  files: [
    { name: 'App.tsx', code: 'app\n', isShown: true },
    { name: 'store.ts', code: 'store\n', isShown: false },
  ],
}

test('a change that is taken back is none', () => {
  const edits = withEdit(example, {}, 'App.tsx', 'other')
  expect(edits).toEqual({ 'App.tsx': 'other' })
  expect(withEdit(example, edits, 'App.tsx', 'app\n')).toEqual({})
})

test('what is copied are all files as they are now, hidden set-up included, each under its name', () => {
  expect(wholeText(editedFiles(example, { 'App.tsx': 'changed' }))).toBe('// App.tsx\nchanged\n\n// store.ts\nstore\n')
})

test('changes are kept by page and example', () => {
  keepEdits('/api/createSlice', 'desk', { 'App.tsx': 'x' })
  expect(keptEdits('/api/createSlice', 'desk')).toEqual({ 'App.tsx': 'x' })
  expect(keptEdits('/api/createSlice', 'other')).toBeNull()
  keepEdits('/api/createSlice', 'desk', {})
  expect(keptEdits('/api/createSlice', 'desk')).toBeNull()
})
