import { expect, test } from 'vitest'
import type { Cover } from './cover.ts'
import { type NameOwner, scoreNames } from './score-names.ts'

const FULL: Cover = { said: 1, held: 1, heldSoFar: 1, order: 1, run: 1, isSame: true }
/** Names by number, each with its cover. */
const score = (covers: Array<Cover | null>, owner: NameOwner = 'section', isLong = false) =>
  scoreNames(
    covers.map((_, name) => [name]),
    owner,
    isLong,
    ([name = 0]) => covers[name] ?? null,
  )

test('the best name counts, and names without a word of the query do not', () => {
  expect(score([null]).score).toBe(0)
  expect(score([null, FULL, { ...FULL, said: 0.2 }]).score).toBe(score([FULL]).score)
})

test('only a title is the name of a place, keywords are not', () => {
  expect(score([FULL]).isSame).toBe(true)
  expect(score([null, FULL]).isSame).toBe(false)
})

test('a long query in the order of a name is a message, and worth most where messages are listed, least as a keyword', () => {
  const [page = 0, section = 0, error = 0] = (['page', 'section', 'error'] as const).map(
    (owner) => score([FULL], owner, true).score,
  )
  expect(page).toBeLessThan(section)
  expect(section).toBeLessThan(error)
  expect(score([FULL], 'error').isMessage).toBe(false)
  expect(score([{ ...FULL, order: 0.2 }], 'error', true).isMessage).toBe(false)
})

test('three words of a long query in their order are a piece of it, two are not', () => {
  const piece = (words: number[], cover: Cover, isLong = true) =>
    scoreNames([[], words], 'page', isLong, () => cover).isPiece
  const part: Cover = { ...FULL, said: 0.3, order: 0.3, isSame: false }
  expect(piece([1, 2, 3], part)).toBe(true)
  expect(piece([1, 2], part)).toBe(false)
  expect(piece([1, 2, 3], { ...part, run: 0.5 })).toBe(false)
  expect(piece([1, 2, 3], part, false)).toBe(false)
})
