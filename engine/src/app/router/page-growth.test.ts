import { afterEach, expect, test, vi } from 'vitest'
import type { ContentNode, PageData } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { growthOf, isGrowing, openingOf, wholePage } from './page-growth.ts'

const run = (html: string): ContentNode => ({ type: 'html', html })
const pageOf = (tree: ContentNode[]) => ({ screen: 'doc', route: '/a', page: { tree } }) as unknown as PagePayload
const open = (page: Pick<PageData, 'tree' | 'more' | 'small'>, ...lines: string[]) =>
  openingOf(page as PageData, linesOf(...lines))
/** Gives lines as a data file does. */
const linesOf = (...lines: string[]) => {
  const left = [...lines]
  return async () => left.shift() ?? ''
}

afterEach(() => vi.unstubAllGlobals())

test('a tree grows by a part at a time and keeps the nodes it has', async () => {
  const tree = [run('opening')]
  const page = pageOf(tree)
  expect(open({ tree, more: 2 }, JSON.stringify([run('b'), run('c')]), JSON.stringify([run('d')]))).toBe(tree)
  expect(isGrowing(page)).toBe(true)
  const second = (await growthOf(tree)) ?? []
  expect(second).toEqual(['opening', 'b', 'c'].map(run))
  expect(second[0]).toBe(tree[0])
  const whole = await wholePage(page)
  expect(whole).toMatchObject({ page: { tree: ['opening', 'b', 'c', 'd'].map(run) } })
  expect(isGrowing(whole)).toBe(false)
  expect(await wholePage(whole)).toBe(whole)
})

test('a small window begins with what fills it, and has the rest of the opening next', async () => {
  const tree = [run('answer'), run('index')]
  const page = { tree, more: 1, small: 1 }
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
  const first = open(page, JSON.stringify([run('text')]))
  expect(first).toEqual([run('answer')])
  expect(await growthOf(first)).toBe(tree)
  expect(await wholePage(pageOf(first))).toMatchObject({ page: { tree: ['answer', 'index', 'text'].map(run) } })
  vi.stubGlobal('innerWidth', 391)
  expect(open(page, JSON.stringify([run('text')]))).toBe(tree)
})

test('a page in one line is whole, and so is a screen without text', async () => {
  const page = pageOf([run('all')])
  open({ tree: [run('all')] })
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
  if ('page' in page) open({ tree: page.page.tree, more: 1 }, ...lines)
  await expect(wholePage(page)).rejects.toThrow(/JSON|not a part of this page/)
})
