import { expect, test } from 'vitest'
import type { CodeNode } from '../syntax.ts'
import { deriveBlocks } from './derive-blocks.ts'

const point = { line: 1, column: 1, offset: 0 }
const block = (lang: string, value: string, meta: string | null = null): CodeNode => ({
  type: 'code',
  lang,
  meta,
  value,
  position: { start: point, end: point },
})

async function derive(node: CodeNode, setUp?: string) {
  const derived = await deriveBlocks([node], new Map(setUp === undefined ? [] : [[node, setUp]]))
  return derived.get(node)
}

test('a block of TypeScript has JavaScript where it differs', async () => {
  expect(await derive(block('ts', 'const a: number = 1'))).toMatchObject({
    code: 'const a = 1',
    language: { id: 'js' },
  })
  expect(await derive(block('tsx', 'const A = (props: B) => <p />'))).toMatchObject({ language: { id: 'jsx' } })
  expect(await derive(block('ts', 'const a = 1'))).toBe(undefined)
  expect(await derive(block('js', 'const a = 1'))).toBe(undefined)
})

test('nothing is offered for types alone, for type errors and for what cannot be read', async () => {
  expect(await derive(block('ts', "import { b } from 'b'\ntype A = string // only"))).toBe(undefined)
  expect(await derive(block('ts', "const a: number = ''", 'errors="2322"'))).toBe(undefined)
  expect(await derive(block('ts', 'return (a: string'))).toBe(undefined)
})

test('hidden code is derived with what continues it', async () => {
  const derived = await derive(block('ts', 'const b: A = a'), "import type { A } from 'a'\nconst a: A = 1")
  expect([derived?.setUp, derived?.code]).toEqual(['const a = 1', 'const b = a'])
})

test('every line knows its line of the block, whatever was hidden before it', async () => {
  const code = 'interface A {\n  b: string\n}\n\nconst a: A = f<\n  A\n>(b)\n\nexport type C = A'
  const derived = await derive(block('ts', code), "import { f } from 'a'\n\ntype D = string\n")
  expect([derived?.setUp, derived?.code, derived?.lines]).toEqual(["import { f } from 'a'", 'const a = f(b)', [[5, 7]]])
})
