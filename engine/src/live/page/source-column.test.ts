import { expect, test, vi } from 'vitest'
import { transpileFile } from '../worker/transpile-file.ts'
import { sourceColumn } from './source-column.ts'
import { sourcePlaces } from './source-place.ts'

const NAMES = { guard: '__live1_2Guard', each: '__live1_2Each', eachAsync: '__live1_2EachAsync', meta: '__live1_2Meta' }

/** What the example may import: all of them throw, so that the innermost place of the example is that of the call. */
const PACKAGES: Record<string, object> = {
  'react/jsx-runtime': { jsx: () => null, jsxs: () => null, Fragment: null },
  './parts': {
    fail() {
      throw new Error('failed')
    },
  },
}

/** Runs a source as the sandbox would and gives it back with a mark where the first error comes from. */
function marked(source: string, name = 'App.tsx'): string {
  const script = transpileFile({ name, code: source, isShown: true }, NAMES)
  if (!('code' in script)) throw new Error(script.message)
  const make = new Function('require', 'exports', ...Object.values(NAMES), `\n${script.code}\n`)
  const each = (items: Iterable<unknown>) => items
  try {
    make(
      (specifier: string) => PACKAGES[specifier],
      {},
      () => true,
      each,
      each,
      {},
    )
  } catch (error) {
    const [, line, column] = /<anonymous>:(\d+):(\d+)\)?$/m.exec((error as Error).stack ?? '') ?? []
    // Two lines of the function's own, and the one that the code begins after.
    const at = { file: name, line: Number(line) - 3, column: Number(column) }
    const place = sourcePlaces([{ name, code: source, isShown: true }], [script])(at)
    const lines = source.split('\n')
    const text = lines[place.line - 1] ?? ''
    const start = (place.column ?? 0) - 1
    return lines.with(place.line - 1, `${text.slice(0, start)}¦${text.slice(start)}`).join('\n')
  }
  throw new Error('it did not fail')
}

test.each([
  ['the first line, before which the transpiler writes', 'import { fail } from "./parts"; ¦fail("a")\n'],
  ['types', 'const f = (x: { y?: { z: number } }): number => (x.y as { z: number }).¦z\nf({})'],
  ['generics', 'const f = <T extends object>(x: T | null) => x!.¦toString()\nf<Date>(null)'],
  ['an arrow function', 'const g = (a: number): void => a.toFixed().¦missing(a)\ng(3)'],
  ['arrows in arrows', 'const h = (a: number) => (b: number) => () => a + b + ¦missing\nh(1)(2)()'],
  ['a loop', 'for (const q of [undefined] as any[]) { q.¦bad() }'],
  ['a loop with a condition', "for (let n: number = 0; n < 9; n++) if (n > 2) throw ¦new Error('x')"],
  ['an endless loop', "let n = 0; while (true) { if (n++ > 2) throw ¦new Error('x') }"],
  ['the head of a loop', 'let rows: any; for (const row of rows.¦list) { row() }'],
  ['JSX', 'const View = (u: any) => <p title="a" id={u.a}>{u.b} of {u.c.¦length} b</p>\nView({})'],
  [
    'a list with keys',
    'const V = (u: any) => <ul>{[u].map((i) => <li key={i.id}>{i.foo.¦bar} i</li>)}</ul>\nV({ id: 1 })',
  ],
  ['the key itself, which moves', 'const V = (i: any) => <li key={i.¦id} title="x">{1}</li>\nV(undefined)'],
  ['a line after a list with keys', 'const V = () => <i key="k">a</i>\nV(); ¦missing(1)'],
  ['what is imported', 'import { fail } from "./parts"\nconst a = (b: string): void => ¦fail(b)\na("c")'],
  ['destructured exports', 'const make: any = () => null\nexport const { a, b } = make().¦c'],
  ['a method of a class', 'class A { private x?: string; y() { return this.x!.¦length } }\nnew A().y()'],
  ['a property of what is called', 'const c = (): any => null; const d = c()?.a, e = c().¦d'],
  ['names that occur often', 'const a: any = { a: { a: {} } }\na.a.a.a.¦a.a'],
  ['letters of two units', 'const t = "📚"; const ü: any = null; ü.¦x'],
])('an error in %s has the column of the source', (_, source) => {
  expect(marked(source.replace('¦', ''))).toBe(source)
})

test('a column in what the reader has not written leads to what stands before it', () => {
  expect(sourceColumn('  a(b)', '  _x.a.call(void 0, b)', '  _x.a.'.length + 1)).toBe(3)
  expect(sourceColumn('  <p />', '  _j.jsx.call(void 0, "p", {})', 3)).toBe(4)
  expect(sourceColumn('', 'guard()', 1)).toBeNull()
  expect(sourceColumn('a', 'a', 0)).toBeNull()
})

test('lines that nobody has written have no columns', () => {
  for (const [most, more] of [
    [`${'a'.repeat(1996)}.b()`, `${'a'.repeat(1997)}.b()`],
    ['a;'.repeat(250), `${'a;'.repeat(250)}a`],
  ] as const) {
    expect(sourceColumn(most, most, 9)).not.toBeNull()
    for (const [source, script] of [
      [more, 'a'],
      ['a', more],
    ] as const)
      expect(sourceColumn(source, script, 1)).toBeNull()
  }
})

test('a line that is too long is not read for its words', () => {
  const read = vi.spyOn(String.prototype, 'matchAll')
  for (const [source, script] of [
    ['[],'.repeat(33_000), 'a'],
    ['a', '[],'.repeat(33_000)],
  ] as const)
    expect(sourceColumn(source, script, 40)).toBeNull()
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})

test('files are cut into lines once a run, however many errors it tells', () => {
  const split = vi.fn(String.prototype.split)
  const code = Object.assign(Object('\n  a.b()'), { split })
  const placeOf = sourcePlaces([{ name: 'a.ts', code, isShown: true }], [{ name: 'a.ts', code: '\n  a.b()' }])
  for (let column = 3; column < 9; column++) placeOf({ file: 'a.ts', line: 2, column })
  expect(placeOf({ file: 'a.ts', line: 2, column: 3 })).toEqual({ file: 'a.ts', line: 2, column: 3 })
  expect(split).toHaveBeenCalledTimes(1)
})

test('a place that does not exist, or of which the browser tells no column, has none', () => {
  const files = [{ name: 'a.ts', code: 'a', isShown: true }]
  for (const place of [
    { file: 'a.ts', line: 9, column: 1 },
    { file: 'b.ts', line: 1, column: 1 },
    { file: 'a.ts', line: 1, column: null },
  ])
    expect(sourcePlaces(files, files)(place)).toEqual({ ...place, column: null })
})
