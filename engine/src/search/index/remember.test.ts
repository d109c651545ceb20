import { expect, test, vi } from 'vitest'
import { remember } from './remember.ts'

test('what was found is found once, until there is too much of it or it is forgotten', () => {
  const find = vi.fn((text: string) => [text])
  const lengths = remember(2, find)
  expect(lengths.of('a')).toBe(lengths.of('a'))
  lengths.of('b')
  expect(find).toHaveBeenCalledTimes(2)
  lengths.of('c')
  lengths.of('a')
  expect(find).toHaveBeenCalledTimes(4)
  lengths.forget()
  expect(lengths.of('a')).toEqual(['a'])
  expect(find).toHaveBeenCalledTimes(5)
})
