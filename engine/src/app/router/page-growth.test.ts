import { expect, test } from 'vitest'
import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { followParts, growthOf, isGrowing, wholePage } from './page-growth.ts'

const run = (html: string): ContentNode => ({ type: 'html', html })
const pageOf = (tree: ContentNode[]) => ({ screen: 'doc', route: '/a', page: { tree } }) as unknown as PagePayload
/** Gives lines as a data file does. */
const linesOf = (...lines: string[]) => {
  const left = [...lines]
  return async () => left.shift() ?? ''
}

test('a tree grows by a part at a time and keeps the nodes it has', async () => {
  const tree = [run('opening')]
  const page = pageOf(tree)
  followParts(tree, 2, linesOf(JSON.stringify([run('b'), run('c')]), JSON.stringify([run('d')])))
  expect(isGrowing(page)).toBe(true)
  const second = (await growthOf(tree)) ?? []
  expect(second).toEqual(['opening', 'b', 'c'].map(run))
  expect(second[0]).toBe(tree[0])
  const whole = await wholePage(page)
  expect(whole).toMatchObject({ page: { tree: ['opening', 'b', 'c', 'd'].map(run) } })
  expect(isGrowing(whole)).toBe(false)
  expect(await wholePage(whole)).toBe(whole)
})

test('a page in one line is whole, and so is a screen without text', async () => {
  const page = pageOf([run('all')])
  followParts([run('all')], undefined, linesOf())
  expect(isGrowing(page)).toBe(false)
  expect(await wholePage(page)).toBe(page)
  const search: PagePayload = { screen: 'search', route: '/search' }
  expect(await wholePage(search)).toBe(search)
})

test.each([
  ['a file that was cut off', []],
  ['a line that was cut off', ['[{"type":"html","ht']],
  ['something else', ['{"type":"html","html":"x"}']],
  ['a run without its text', ['[{"type":"html"}]']],
])('a part that is no part is a failure of the page: %s', async (_, lines) => {
  const page = pageOf([run('opening')])
  if ('page' in page) followParts(page.page.tree, 1, linesOf(...lines))
  await expect(wholePage(page)).rejects.toThrow(/JSON|not a part of this page/)
})
