import { expect, test } from 'vitest'
import { firstSentence, readableMessage, readableSignature } from './name-texts.ts'

test('a signature is told without its import, and with the names a reader knows', () => {
  expect(readableSignature('(alias) const createSlice: CreateSlice$1\nimport createSlice')).toBe(
    'const createSlice: CreateSlice',
  )
  expect(readableSignature('const a: import("/x/y").Store<any>')).toBe('const a: Store<any>')
})

test('no path of a file is told, cut off or not', () => {
  expect(readableSignature('const a: typeof import("/files/hover/p/1/desk")')).toBe('const a: typeof import("./desk")')
  expect(readableSignature('const a: typeof import("/node_modules/@handbook/shelf/dist/index")')).toBe(
    'const a: typeof import("@handbook/shelf")',
  )
  expect(readableMessage("Type '{ a: import(\"/files/hover/p/1/de...' is not a number.")).toBe(
    "Type '{ a: …' is not a number.",
  )
})

test('objects that fit stand on one line; the others keep their lines, indented by two', () => {
  expect(readableSignature('const a: {\n    lent: number;\n}')).toBe('const a: { lent: number }')
  expect(readableSignature('const a: {\n    desk: {\n        lent: number;\n    };\n}')).toBe(
    'const a: { desk: { lent: number } }',
  )
  const members = ['first', 'second', 'third'].map((name) => `    ${name}: ReadonlyArray<string | number>;`).join('\n')
  expect(readableSignature(`const a: {\n${members}\n}`)).toBe(`const a: {\n${members.replaceAll('    ', '  ')}\n}`)
})

test('what the compiler has left out is an ellipsis', () => {
  expect(readableSignature('const a: Slice<{\n    ...;\n}, SliceSelectors<...>>')).toBe(
    'const a: Slice<{ … }, SliceSelectors<…>>',
  )
  expect(readableSignature('const f: (...args: any[]) => void')).toBe('const f: (...args: any[]) => void')
})

test('an error keeps what is wrong and what it comes down to', () => {
  expect(readableMessage('A is not B.\n  C is missing.')).toBe('A is not B.\n  C is missing.')
  expect(readableMessage('A is not B.\n  C.\n    D.\n      Source has 2 elements.')).toBe(
    'A is not B.\n  …\n  Source has 2 elements.',
  )
})

test('documentation is its first sentence, without markup', () => {
  expect(firstSentence('Accepts an initial state,\nand a name. More of it.')).toBe(
    'Accepts an initial state, and a name.',
  )
  expect(firstSentence('The **`console.log()`** static method, e.g. for logs.\n\n[MDN](https://x)')).toBe(
    'The `console.log()` static method, e.g. for logs.',
  )
  expect(firstSentence('Calls this {@link shelf#ActionCreator } with an argument')).toBe(
    'Calls this `ActionCreator` with an argument',
  )
  expect(firstSentence('')).toBeNull()
  expect(firstSentence('```ts\ncode\n```')).toBeNull()
})
