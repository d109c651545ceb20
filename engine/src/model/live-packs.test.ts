import { expect, test } from 'vitest'
import { neededPacks } from './live-packs.ts'

const RUNTIME = {
  sandbox: '/s.html',
  packs: [
    { href: 'core', packages: ['store'], hasApi: false },
    { href: 'data', packages: ['store/data', 'library'], hasApi: true },
    { href: 'forms', packages: ['forms'], hasApi: false },
  ],
}
const needed = (code: string, hasApi = false) =>
  neededPacks(RUNTIME, [{ name: 'main.ts', code, isShown: true }], hasApi).map(({ href }) => href)

test('every example gets the first pack', () => {
  expect(needed('')).toEqual(['core'])
  expect(neededPacks(RUNTIME, [], false).map(({ href }) => href)).toEqual(['core'])
})

test('other packs are for examples that name one of their packages, in whatever quotes', () => {
  expect(needed("import { a } from 'store/data'")).toEqual(['core', 'data'])
  expect(needed('const { b } = await import("forms")')).toEqual(['core', 'forms'])
  expect(needed("import { a } from 'store/data/more'\n// forms")).toEqual(['core'])
})

test('an example that asks for the API gets the pack that has it', () => {
  expect(needed('', true)).toEqual(['core', 'data'])
})
