import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('one thing at a time, and one that fails keeps nobody waiting', async () => {
  const turns = createTurns()
  const said: string[] = []
  let end = () => {}
  const first = turns.take(async () => {
    said.push('first')
    await new Promise<void>((resolve) => {
      end = resolve
    })
    said.push('first ends')
    throw new Error('storage is full')
  })
  await Promise.resolve()
  expect(turns.isFree()).toBe(true)
  const second = turns.take(async () => said.push('second'))
  expect(turns.isFree()).toBe(false)
  end()
  await Promise.all([first, second])
  expect(said).toEqual(['first', 'first ends', 'second'])
  expect(turns.isFree()).toBe(true)
})
