import { expect, test } from 'vitest'
import { compilePage } from '#compiler/compile-page.ts'
import { movedProofs } from './moved-proofs.ts'

async function written(body: string) {
  const text = `---\ntitle: Loans\n---\n\n${body}\n`
  return { text, page: await compilePage({ source: 'loans.mdx', text, contentDir: '/nowhere', baseUrl: '/' }) }
}

const HIDDEN = '```ts hidden\nconst shelf = 1\n```'
const FIRST = '```ts append\nconst lent = shelf\n```'
const SECOND = '- In a list:\n\n  ```ts\n  const back = 2\n  ```'
const page = (...parts: string[]) => written(parts.join('\n\n'))

test('what was proven stays proven where its samples have only moved', async () => {
  const before = await page(HIDDEN, FIRST, 'Prose.', SECOND)
  const [first = '', second = ''] = before.page.samples
  const now = await page('A sentence above it.', HIDDEN, FIRST, 'Prose with `code`.', SECOND)
  expect(now.page.samples).toHaveLength(2)
  expect(now.page.samples).not.toContain(first)
  expect(movedProofs(before, now, new Set([first, second]))).toEqual(new Set([first, second, ...now.page.samples]))
  expect(movedProofs(before, now, new Set([second]))).toEqual(new Set([second, ...now.page.samples.slice(1)]))
  expect(movedProofs(before, now, new Set())).toEqual(new Set())
  const notYetTold = new Set([first, second])
  expect(movedProofs(now, before, notYetTold), 'taken back before anybody has looked at it').toEqual(notYetTold)
})

test('nothing stays proven where code is another one, hidden code included', async () => {
  const before = await page(HIDDEN, FIRST, SECOND)
  const proven = new Set(before.page.samples)
  const others = [
    await page(HIDDEN, FIRST),
    await page(HIDDEN, FIRST, SECOND.replace('2', '3')),
    await page(HIDDEN.replace('1', '2'), FIRST, SECOND),
    await page(HIDDEN, FIRST.replace('ts append', 'ts'), SECOND),
    await page(SECOND, HIDDEN, FIRST),
  ]
  for (const now of others) expect(movedProofs(before, now, proven)).toBe(null)
})
