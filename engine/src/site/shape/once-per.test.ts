import { expect, test, vi } from 'vitest'
import { oncePer } from './once-per.ts'

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
