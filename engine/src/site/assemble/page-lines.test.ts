import { expect, test } from 'vitest'
import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { pageLines } from './page-lines.ts'

const text = (length: number): ContentNode => ({ type: 'html', html: `<p>${'x'.repeat(length)}</p>` })
const fold = (length: number, attributes: Record<string, string> = {}): ContentNode => ({
  type: 'element',
  tag: 'details',
  attributes,
  children: [text(length)],
})
const doc = (...tree: ContentNode[]) =>
  ({ screen: 'doc', route: '/a', page: { meta: { title: 'A' }, toc: [], tree } }) as unknown as PagePayload
const linesOf = (payload: PagePayload) =>
  pageLines(payload)
    .split('\n')
    .map((line) => JSON.parse(line))
const openingOf = (...tree: ContentNode[]): number => linesOf(doc(...tree))[0].page.tree.length

test('a page opens with what fills a window; the rest follows in lines, and together they are the page', () => {
  const payload = doc(text(3000), text(5000), text(5000), text(5000), text(20_000))
  const [first, ...parts] = linesOf(payload)
  expect(first).toMatchObject({
    screen: 'doc',
    page: { meta: { title: 'A' }, tree: [text(3000)], more: 3, room: 10_640 },
  })
  expect(parts.map((part) => part.length)).toEqual([2, 1, 1])
  const { more: _, room: __, ...page } = first.page
  expect({ ...first, page: { ...page, tree: [...page.tree, ...parts.flat()] } }).toEqual(payload)
})

test('a short page is one line, as is a screen that is no doc', () => {
  const short = doc(text(100), text(100))
  expect(pageLines(short)).toBe(JSON.stringify(short))
  const landing = { ...doc(text(3000), text(9000)), screen: 'landing' } as PagePayload
  expect(pageLines(landing)).toBe(JSON.stringify(landing))
})

test('what nobody sees fills no window: closed folds, panels that are not shown, tags', () => {
  expect(openingOf(text(1000), fold(9000), text(600), text(9000))).toBe(3)
  expect(openingOf(text(1000), fold(9000, { open: '' }), text(600))).toBe(2)
  const inRun: ContentNode = { type: 'html', html: `<details><summary>more</summary>${'x'.repeat(9000)}</details>` }
  expect(openingOf(inRun, text(1000), text(600), text(9))).toBe(3)
  const tabs = {
    type: 'component',
    name: 'Tabs',
    props: {},
    children: [text(100), text(9000)],
  } as unknown as ContentNode
  expect(openingOf(tabs, text(1400), text(9))).toBe(2)
  expect(openingOf({ type: 'html', html: `<p>${'<b></b>'.repeat(2000)}</p>` }, text(2500), text(9))).toBe(2)
})
