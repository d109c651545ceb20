import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { javascriptOf } from './javascript-of.ts'

function derive(code: string, lang: 'ts' | 'tsx' = 'ts'): string | null {
  const parsed = parseSync(`a.${lang}`, code, { lang, sourceType: 'module' })
  expect(parsed.errors).toEqual([])
  const result = javascriptOf(code, parsed)
  if (result !== null) expect(result.split('\n').length).toBe(code.split('\n').length)
  return result
}

test.each([
  ['const a: number = f<string>(b as C, d!) satisfies E', 'const a = f(b, d)'],
  ['const f = <T,>(x: T, y?: number): x is T => true', 'const f = (x, y) => true'],
  ['function g(this: Window, a: string, ...b: C[]): void {}', 'function g(a, ...b) {}'],
  ["import { createSlice, type PayloadAction } from 'x'", "import { createSlice } from 'x'"],
  ["import { type A, b, type C, d } from 'x'", "import { b, d } from 'x'"],
  ["import { type A, type B, c } from 'x'", "import { c } from 'x'"],
  ["import { c, type A, type B } from 'x'", "import { c } from 'x'"],
  ["import type { A } from 'x'", ''],
  ["import { type A } from 'x'", ''],
  ["export { a, type B } from 'x'", "export { a } from 'x'"],
  ['export type A = B', ''],
  ['export interface A { a: string } // what it is', ''],
  ['declare const a: string', ''],
  ['let a!: string', 'let a'],
  ['const { a, b }: C = d', 'const { a, b } = d'],
  ['for (const a of b as C[]) d()', 'for (const a of b) d()'],
  ['const a = <const>[1]', 'const a = [1]'],
  ['const a = { b: [] as C[], d } as const', 'const a = { b: [], d }'],
  [
    'class A<T> extends B<T> implements C, D { private readonly x?: string = 1; static y: T; override f(): void {} }',
    'class A extends B { x = 1; static y; f() {} }',
  ],
  ['abstract class A { abstract f(): void; g() {} }', 'class A { g() {} }'],
  ['export default function f(a: string): string { return a }', 'export default function f(a) { return a }'],
  ['try {} catch (error: unknown) {}', 'try {} catch (error) {}'],
  ['const useIt = useSelector.withTypes<RootState>()', 'const useIt = useSelector.withTypes()'],
])('%s', (code, expected) => {
  expect(derive(code)).toBe(expected)
})

test('types on lines of their own leave empty lines, and take their comments along', () => {
  const code = `import type { A } from 'a'
/** A book. */
interface Book {
  id: string
}

// Stays.

export const book: Book = { id: 'bk-014' }`
  expect(derive(code)).toBe(`





// Stays.

export const book = { id: 'bk-014' }`)
})

test('what follows a type of several lines moves up to where it began', () => {
  const code = `const a = build.query<
  Book,
  string
>({
  query: (id): {
    url: string
  } => ({ url: id }),
})`
  expect(derive(code)).toBe(`const a = build.query({



  query: (id) => ({ url: id }),


})`)
})

test('JSX keeps its elements', () => {
  expect(derive('const A = ({ id }: { id: string }) => <B<C> a={id as D} />', 'tsx')).toBe(
    'const A = ({ id }) => <B a={id} />',
  )
})

test('words to the type checker go', () => {
  expect(derive('// @ts-expect-error not a number\nf(1)')).toBe('\nf(1)')
})

test('syntax with a meaning of its own has no JavaScript', () => {
  expect(derive('enum A { B }')).toBe(null)
  expect(derive('class A { constructor(private b: string) {} }')).toBe(null)
})
