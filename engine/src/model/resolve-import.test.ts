import { expect, test } from 'vitest'
import { resolveImport } from './resolve-import.ts'

const NAMES = new Set(['App.tsx', 'app/store.ts', 'features/desk/deskSlice.ts', 'features/desk/index.ts', 'data.json'])

test('a relative path means a file, with or without its ending', () => {
  expect(resolveImport('./app/store', 'App.tsx', NAMES)).toBe('app/store.ts')
  expect(resolveImport('./app/store.ts', 'App.tsx', NAMES)).toBe('app/store.ts')
  expect(resolveImport('./app/store.js', 'App.tsx', NAMES)).toBe('app/store.ts')
  expect(resolveImport('../../App', 'features/desk/deskSlice.ts', NAMES)).toBe('App.tsx')
  expect(resolveImport('../features/desk', 'app/store.ts', NAMES)).toBe('features/desk/index.ts')
  expect(resolveImport('./data.json', 'App.tsx', NAMES)).toBe('data.json')
})

test('what is no file, or outside the project, is nothing', () => {
  expect(resolveImport('./missing', 'App.tsx', NAMES)).toBeNull()
  expect(resolveImport('../App', 'App.tsx', NAMES)).toBeNull()
})
