import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { javascriptOf } from './javascript-of.ts'

function script(code: string, lang: 'ts' | 'tsx' = 'ts') {
  const parsed = parseSync(`a.${lang}`, code, { lang, sourceType: 'module' })
  expect(parsed.errors).toEqual([])
  const result = javascriptOf(code, parsed)
  if (result) expect(result.code === '' ? 0 : result.code.split('\n').length).toBe(result.lines.length)
  if (result)
    expect(
      result.offsets
        .map((line) =>
          line
            .slice(0, -1)
            .map((at) => code[at])
            .join(''),
        )
        .join('\n'),
    ).toBe(result.code)
  return result
}

const derive = (code: string, lang?: 'ts' | 'tsx') => script(code, lang)?.code ?? null

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
  ['const a = (b as C).d + (e as unknown as F)?.g', 'const a = b.d + e?.g'],
  ['a()\n;(b as C).d = (e!)', 'a()\nb.d = e'],
  [
    'const a = (b?.c as D).e, f = new (g() as H)(), i = (j ?? k as L).m',
    'const a = (b?.c).e, f = new (g())(), i = (j ?? k).m',
  ],
  ['const a = (b).c, d = () => ({ e: 1 } as F)', 'const a = (b).c, d = () => ({ e: 1 })'],
  ['try {} catch (error: unknown) {}', 'try {} catch (error) {}'],
  ['const useIt = useSelector.withTypes<RootState>()', 'const useIt = useSelector.withTypes()'],
])('%s', (code, expected) => {
  expect(derive(code)).toBe(expected)
})

test('declarations of types are gone with their lines, their comments, and what set them apart', () => {
  const code = `import type { A } from 'a'
/** A book. */
interface Book {
  id: string
}

// Stays.

type Id = string // of a book

export const book: Book = { id: 'bk-014' }


type Ids = Id[]
export const shelf = [book]

export type Last = Book
`
  expect(script(code)).toMatchObject({
    code: `// Stays.

export const book = { id: 'bk-014' }


export const shelf = [book]`,
    lines: [[7], [10], [11], [12], [13], [15]],
  })
})

test('next to a bracket no blank line is left', () => {
  const code = `function open() {
  type Desk = { lent: number }

  const desk: Desk = { lent: 0 }
  return desk

  type Late = Desk
}`
  expect(derive(code)).toBe(`function open() {
  const desk = { lent: 0 }
  return desk
}`)
})

test('blank lines that the author left stay', () => {
  const code = (tail: string) => `const a = \`one\n\n\n\${b${tail}}\n\n\ntwo\`\n\n\nd()`
  expect(derive(code(' as C'))).toBe(code(''))
})

test('what follows a type of several lines moves up to where it began, and every line knows where it was', () => {
  const code = `const a = build.query<
  Book,
  string
>({
  query: (id): {
    url: string
  } => ({ url: id }),
})`
  expect(script(code)).toMatchObject({
    code: `const a = build.query({
  query: (id) => ({ url: id }),
})`,
    lines: [[1, 4], [5, 7], [8]],
  })
})

test('a list of imports keeps its lines', () => {
  expect(derive("import {\n  a,\n  type B,\n  c,\n  type D,\n} from 'x'")).toBe("import {\n  a,\n  c,\n} from 'x'")
})

test('a stated result stays with its statement, whatever stands below it', () => {
  expect(derive('f(a)\n// → 3\ntype A = B')).toBe('f(a)\n// → 3')
})

test('JSX keeps its elements', () => {
  expect(derive('const A = ({ id }: { id: string }) => <B<C> a={id as D} />', 'tsx')).toBe(
    'const A = ({ id }) => <B a={id} />',
  )
})

test('words to the type checker go', () => {
  expect(derive('// @ts-expect-error not a number\nf(1)')).toBe('f(1)')
})

test('syntax with a meaning of its own has no JavaScript', () => {
  expect(derive('enum A { B }')).toBe(null)
  expect(derive('class A { constructor(private b: string) {} }')).toBe(null)
})
