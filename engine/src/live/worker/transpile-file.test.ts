import { expect, test } from 'vitest'
import { transpileFile } from './transpile-file.ts'

const NAMES = { guard: 'g', each: 'each', eachAsync: 'eachAsync', meta: 'meta' }
const transpile = (code: string, name = 'main.tsx') => transpileFile({ name, code, isShown: true }, NAMES)

test('types and JSX go, and every line stays where it is', () => {
  const code =
    'import type { A } from "./a"\n\ninterface B {\n  c: number\n}\nexport const d = (e: B) => (\n  <p>\n    {e.c}\n  </p>\n)\n'
  const result = transpile(code)
  if (!('code' in result)) throw new Error('not transpiled')
  expect(result.code.split('\n')).toHaveLength(code.split('\n').length)
  expect(result.code).not.toContain('interface')
  expect(result.code.split('\n')[7]).toContain('e.c')
})

test('destructured exports do not go on with the line before them', () => {
  const result = transpile('const a = b()\nexport const { c, d: e } = a\nexport default c', 'main.ts')
  expect(result).toMatchObject({
    code: expect.stringContaining('const a = b()\n;;( { c: exports.c, d: exports.e } = a)'),
  })
  const typed = transpile('const a = b()\ntype T = number\nexport const { c } = a', 'main.ts')
  expect(typed).toMatchObject({ code: expect.stringMatching(/const a = b\(\)\n\s*\n;\( \{ c: exports\.c \} = a\)/) })
})

test('a syntax error names what stands there, and where', () => {
  expect(transpile('const a = {\n  b: (1,\n}')).toEqual({
    message: 'Unexpected `}`',
    place: { file: 'main.tsx', line: 3, column: 1 },
  })
  expect(transpile('function a() {')).toMatchObject({ message: 'Unexpected end of the file' })
})

test('where the parser knows what must stand there, the reader is told', () => {
  expect(transpile('const a = [1, 2\nlet b')).toMatchObject({ message: 'Unexpected `let`: expected `,`' })
})

test('a file of data is nothing but data', () => {
  expect(transpile('{\n "a": 1 }', 'books.json')).toMatchObject({ code: 'module.exports = {\n "a": 1 }' })
  expect(transpile('0; for (;;) {}', 'books.json')).toMatchObject({ place: { file: 'books.json' } })
})
