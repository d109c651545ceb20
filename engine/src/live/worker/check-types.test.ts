import { expect, test } from 'vitest'
import type { LiveFile } from '#model/live.ts'
import type { DeclarationPack } from '#model/type-check.ts'
import { createTypeChecker } from './check-types.ts'

const GLOBALS = ['Array<T>', 'Boolean', 'CallableFunction', 'Function', 'IArguments', 'NewableFunction', 'Number']
  .concat(['Object', 'RegExp', 'String'])
  .map((name) => `interface ${name} {}`)
  .join('\n')

const PACK: DeclarationPack = {
  options: { strict: true, noLib: true, module: 99, moduleResolution: 100, moduleDetection: 3, types: [], target: 10 },
  files: {
    '/environment.d.ts': GLOBALS,
    '/node_modules/shelf/index.d.ts': "import { Book } from './book'\nexport declare const book: Book",
    '/node_modules/shelf/book.d.ts': 'export interface Book { title: string }',
  },
  roots: ['/environment.d.ts'],
  modules: { shelf: '/node_modules/shelf/index.d.ts', bare: null },
  imports: { '/node_modules/shelf/index.d.ts': { './book': '/node_modules/shelf/book.d.ts' } },
}

const check = (texts: Record<string, string>) => {
  const files: LiveFile[] = Object.entries(texts).map(([name, code]) => ({ name, code, isShown: true }))
  return createTypeChecker(PACK)
    .check(files)
    .map(({ place, length, message }) => `${place.file}:${place.line}:${place.column}+${length} ${message}`)
}

test('a mistake has its place, its length and its message', () => {
  expect(check({ 'a.ts': "import { book } from 'shelf'\nexport const pages: number = book.title" })).toEqual([
    "a.ts:2:14+5 Type 'string' is not assignable to type 'number'.",
  ])
})

test('files import each other with and without their endings, also from folders', () => {
  const files = { 'desk/desk.ts': 'export const copies = 5', 'store.ts': "export { copies } from './desk/desk.js'" }
  expect(check({ ...files, 'a.ts': "import { copies } from './store'\nexport const five: 5 = copies" })).toEqual([])
  expect(check({ ...files, 'a.ts': "import { copies } from './desk/desk'\nexport const six: 6 = copies" })).toEqual([
    "a.ts:2:14+3 Type '5' is not assignable to type '6'.",
  ])
})

test('a package without types is taken as it comes, one that is not there is told', () => {
  expect(check({ 'a.ts': "import { a } from 'bare'\nexport const b: string = a" })).toEqual([])
  expect(check({ 'a.ts': "import { a } from 'gone'\na" })[0]).toContain("Cannot find module 'gone'")
  expect(check({ 'a.ts': "import { a } from 'toString'\na" })[0]).toContain("Cannot find module 'toString'")
})

test('what does not parse is told alone, and no further than the end of its line', () => {
  expect(check({ 'a.ts': 'export const a: string = 1\nconst b = (\n' })).toEqual([
    'a.ts:2:12+1 Expression expected.',
    "a.ts:3:1+1 ')' expected.",
  ])
})

test('the same checker follows the changes of a file, and files that go', () => {
  const checker = createTypeChecker(PACK)
  const run = (code: string, more: LiveFile[] = []) =>
    checker.check([{ name: 'a.ts', code, isShown: true }, ...more]).length
  const other = { name: 'b.ts', code: 'export const b = 1', isShown: true }
  expect(run("import { b } from './b'\nb", [other])).toBe(0)
  expect(run("import { b } from './b'\nb")).toBe(1)
  expect(run('export const a: string = 1')).toBe(1)
  expect(run('export const a: number = 1')).toBe(0)
})

test('names that files of packages have are free for examples', () => {
  expect(check({ '../environment.d.ts': '}', __proto__: '}', 'constructor.ts': 'export const a = 1' })).toEqual([])
})
