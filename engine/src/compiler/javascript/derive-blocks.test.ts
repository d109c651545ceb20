import { expect, test } from 'vitest'
import type { CodeNode } from '../syntax.ts'
import { deriveBlock } from './derive-blocks.ts'
import { type DeriveCode, loadDeriveCode, rememberDerived, type Stretch } from './derive-code.ts'

const point = { line: 1, column: 1, offset: 0 }
const block = (lang: string, value: string, meta: string | null = null): CodeNode => ({
  type: 'code',
  lang,
  meta,
  value,
  position: { start: point, end: point },
})

async function derive(node: CodeNode, setUp?: string) {
  return deriveBlock(node, setUp, await loadDeriveCode())
}

test('a block of TypeScript has JavaScript where it differs', async () => {
  expect(await derive(block('ts', 'const a: number = 1'))).toEqual({
    code: 'const a = 1',
    cuts: [[7, 15]],
    lines: [[1]],
    setUp: null,
  })
  expect(await derive(block('tsx', 'const A = (props: B) => <p />'))).toMatchObject({
    code: 'const A = (props) => <p />',
  })
  expect(await derive(block('ts', 'const a = 1'))).toBe(null)
  expect(await derive(block('js', 'const a = 1'))).toBe(null)
})

test('nothing is offered for types alone, for type errors and for what cannot be read', async () => {
  expect(await derive(block('ts', "import { b } from 'b'\ntype A = string // only"))).toBe(null)
  expect(await derive(block('ts', "const a: number = ''", 'errors="2322"'))).toBe(null)
  expect(await derive(block('ts', 'return (a: string'))).toBe(null)
})

/** A text without some stretches. */
const without = (text: string, cuts: Stretch[] = []) =>
  cuts.toReversed().reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), text)

test('JavaScript is what is left of the TypeScript, hidden code too', async () => {
  for (const [code, setUp, javascript, javascriptSetUp] of [
    ['const b: A = a', "import type { A } from 'a'\nconst a: A = 1", 'const b = a', 'const a = 1'],
    [
      'interface A {\n  b: string\n}\n\nconst a: A = f<\n  A\n>(b)\n\nexport type C = A',
      "import { f } from 'a'\n\ntype D = string\n",
      'const a = f(b)',
      "import { f } from 'a'",
    ],
    ['type A = 1\n\nlet a: A = 1\n\n', 'type B = 2', 'let a = 1', ''],
  ] as const) {
    const derived = await derive(block('ts', code), setUp)
    expect([derived?.code, derived?.setUp?.code]).toEqual([javascript, javascriptSetUp])
    expect([without(code, derived?.cuts), without(setUp, derived?.setUp?.cuts)]).toEqual([javascript, javascriptSetUp])
  }
})

test('every line knows its line of the block, whatever was hidden before it', async () => {
  const derived = await derive(block('ts', 'type A = 1\n\nconst a: A = f<\n  A\n>(b)'), 'type D = string\n')
  expect([derived?.code, derived?.lines]).toEqual(['const a = f(b)', [[3, 5]]])
})

test('a block is read once, with the hidden code before it and in its language', async () => {
  const asked: Parameters<DeriveCode>[] = []
  const derive = rememberDerived((...block) => {
    asked.push(block)
    return null
  })
  for (const _ of [1, 2]) {
    derive('ts', 'a')
    derive('tsx', 'a')
    derive('ts', 'a', '')
    derive('ts', 'a', 'b')
  }
  expect(asked).toHaveLength(4)
  for (let i = 0; i < 1000; i++) derive('ts', `block ${i}`)
  derive('ts', 'a')
  expect(asked, 'the oldest is forgotten').toHaveLength(1005)
})
