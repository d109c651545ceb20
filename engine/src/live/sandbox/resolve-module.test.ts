import { expect, test } from 'vitest'
import { resolveModule } from './resolve-module.ts'

const NAMES = new Set(['App.tsx', 'app/store.ts', 'features/desk/deskSlice.ts', 'features/desk/index.ts', 'data.json'])

test('a relative path means a file, with or without its ending', () => {
  expect(resolveModule('./app/store', 'App.tsx', NAMES)).toBe('app/store.ts')
  expect(resolveModule('./app/store.ts', 'App.tsx', NAMES)).toBe('app/store.ts')
  expect(resolveModule('./app/store.js', 'App.tsx', NAMES)).toBe('app/store.ts')
  expect(resolveModule('../../App', 'features/desk/deskSlice.ts', NAMES)).toBe('App.tsx')
  expect(resolveModule('../features/desk', 'app/store.ts', NAMES)).toBe('features/desk/index.ts')
  expect(resolveModule('./data.json', 'App.tsx', NAMES)).toBe('data.json')
})

test('what is no file, or outside the project, is nothing', () => {
  expect(resolveModule('./missing', 'App.tsx', NAMES)).toBeNull()
  expect(resolveModule('../App', 'App.tsx', NAMES)).toBeNull()
})
