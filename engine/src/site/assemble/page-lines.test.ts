import { expect, test } from 'vitest'
import type { Block } from '#model/block.ts'
import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { joinRuns } from './cut-blocks.ts'
import { pageLines, pageOfLines } from './page-lines.ts'

type Part = [node: ContentNode, shown: number, kind?: Block['kind']]

const text = (length: number): Part => [{ type: 'html', html: `<p>${'x'.repeat(length)}</p>` }, length]
const fold = (length: number): Part => [{ type: 'html', html: `<details>${'x'.repeat(length)}</details>` }, 0, 'fold']
const tabs = (shown: number): Part => [
  { type: 'component', name: 'Tabs', props: {}, children: [] } as unknown as ContentNode,
  shown,
]
const doc = (parts: Part[]) =>
  ({
    screen: 'doc',
    route: '/a',
    page: { meta: { title: 'A' }, toc: [], tree: parts.map(([node]) => node) },
  }) as unknown as PagePayload

function written(payload: PagePayload, parts: Part[]): string {
  const blocks = parts.map(([, shown, kind = 'other'], node): Block => ({ node, at: 0, kind, shown }))
  return pageLines(
    payload,
    parts.map(([node]) => node),
    blocks,
  )
}

const linesOf = (parts: Part[]) =>
  written(doc(parts), parts)
    .split('\n')
    .map((line) => JSON.parse(line))
const openingOf = (...parts: Part[]): ContentNode[] => linesOf(parts)[0].page.tree
const htmlOf = (...parts: Part[]) => parts.map(([node]) => (node.type === 'html' ? node.html : '')).join('')

test('a page opens with what fills a window; the rest follows in lines, and together they are the page', () => {
  const parts = [text(3000), text(5000), text(5000), text(5000), text(20_000)]
  const [first, ...others] = linesOf(parts)
  expect(first).toMatchObject({
    screen: 'doc',
    page: { meta: { title: 'A' }, tree: [text(3000)[0]], more: 3, room: 10_640 },
  })
  expect(others.map((part) => part.length)).toEqual([2, 1, 1])
  const { more: _, room: __, ...page } = first.page
  expect({ ...first, page: { ...page, tree: [...page.tree, ...others.flat()] } }).toEqual(doc(parts))
})

test('a short page is one line, as is a screen that is no doc', () => {
  const short = [text(100), text(100)]
  expect(written(doc(short), short)).toBe(JSON.stringify(doc(short)))
  const long = [text(3000), text(9000)]
  const landing = { ...doc(long), screen: 'landing' } as PagePayload
  expect(written(landing, long)).toBe(JSON.stringify(landing))
})

test('what nobody sees fills no window', () => {
  expect(openingOf(tabs(100), text(1500), text(9000))).toHaveLength(2)
  const unseen: Part = [text(9000)[0], 0]
  expect(openingOf(unseen, text(1600), text(9000))).toHaveLength(2)
})

test('short runs are one, and a fold is with the runs beside it', () => {
  expect(openingOf(text(600), text(1000), text(9000))).toEqual([{ type: 'html', html: htmlOf(text(600), text(1000)) }])
  const folds = [text(1600), fold(1600), fold(1600), text(10)]
  expect(openingOf(...folds, text(9000))).toEqual([{ type: 'html', html: htmlOf(...folds) }])
  expect(openingOf(tabs(1600), text(9000))).toHaveLength(1)
})

test('a page says what of its opening fills a small window, where that is not all of it', () => {
  const opening = (...parts: Part[]) => linesOf([...parts, text(9000)])[0].page
  expect(opening(text(400), text(500), text(1600))).toMatchObject({
    tree: [htmlOf(text(400), text(500)), htmlOf(text(1600))].map((html) => ({ type: 'html', html })),
    small: 1,
  })
  expect(opening(tabs(100), text(750), fold(10), text(1600))).toMatchObject({ tree: { length: 2 } })
  expect(opening(tabs(100), text(750), fold(10), text(1600))).not.toHaveProperty('small') // a fold is with what is beside it
  expect(opening(tabs(900), text(1600))).toMatchObject({ tree: { length: 2 }, small: 1 })
  expect(opening(text(3000))).not.toHaveProperty('small')
})

test('the lines hold the page: what was cut is whole again', () => {
  for (const parts of [
    [text(10)],
    [text(700), text(900), text(3000), text(5000), tabs(100), text(20_000), fold(9000), text(15_000)],
  ]) {
    const payload = doc(parts)
    const page = pageOfLines(written(payload, parts))
    const whole = 'page' in payload && { ...payload.page, tree: joinRuns(payload.page.tree) }
    expect({ ...page, tree: joinRuns(page.tree) }).toEqual(whole)
  }
})
