import { expect, test, vi } from 'vitest'
import { onceAtATime, oncePer, remembered } from './once-per.ts'

test('an answer is made once for each object, even where it is none', () => {
  const make = vi.fn((key: { name?: string }) => key.name)
  const nameOf = oncePer(make)
  const [one, none] = [{ name: 'one' }, {}]
  expect([nameOf(one), nameOf(one), nameOf(none), nameOf(none), nameOf({ name: 'one' })]).toEqual([
    'one',
    'one',
    undefined,
    undefined,
    'one',
  ])
  expect(make).toHaveBeenCalledTimes(3)
})

test('an answer is made once for each text, even where it is null', () => {
  const make = vi.fn((word: string) => word.at(1) ?? null)
  const secondOf = remembered(make)
  expect(['ab', 'ab', 'a', 'a'].map(secondOf)).toEqual(['b', 'b', null, null])
  expect(make).toHaveBeenCalledTimes(2)
})

test('a failure is not kept', () => {
  const make = vi
    .fn((word: string) => word.length)
    .mockImplementationOnce(() => {
      throw new Error('not now')
    })
  const lengthOf = remembered(make)
  expect(() => lengthOf('ab')).toThrow('not now')
  expect(lengthOf('ab')).toBe(2)
})

test('what is being made is made for all who ask meanwhile, and anew for who asks later', async () => {
  const make = vi.fn(async () => 'made')
  const ask = onceAtATime<string>()
  expect(await Promise.all([ask('a', make), ask('a', make), ask('b', make)])).toEqual(['made', 'made', 'made'])
  expect(make).toHaveBeenCalledTimes(2)
  await expect(ask('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now')
  expect(await ask('a', make)).toBe('made')
})
