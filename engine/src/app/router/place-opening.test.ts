import { expect, test } from 'vitest'
import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { growthOf, wholePage } from './page-growth.ts'
import { openAtPlace } from './place-opening.ts'

const run = (start: string, length = 5_000): ContentNode => ({ type: 'html', html: start.padEnd(length, '.') })
const pageOf = (tree: ContentNode[]) => ({ screen: 'doc', route: '/a', page: { tree } }) as unknown as PagePayload
const treeOf = (payload: PagePayload) => (payload.screen === 'doc' ? payload.page.tree : [])
/** The beginnings of the nodes that are there, by place. */
const shown = (tree: ContentNode[]) =>
  tree.flatMap((node, index) => (node.type === 'html' ? [`${index} ${node.html.replace(/\.+$/, '')}`] : []))

/** What a tree becomes, step by step. */
async function steps(first: ContentNode[]): Promise<string[][]> {
  const all: string[][] = []
  for (let tree: ContentNode[] | undefined = first; tree; tree = await growthOf(tree)) all.push(shown(tree))
  return all
}

const SECTIONS = Array.from({ length: 10 }, (_, index) => run(`<h2 id="s${index}">`))

test('a place opens with the rest of its section; what follows comes next, and then what stands above, nearest first', async () => {
  const page = pageOf(SECTIONS)
  const all = await steps(treeOf(openAtPlace(page, 's5', 900)))
  expect(all.map((tree) => `${tree[0]?.slice(0, 1)}–${tree.at(-1)?.slice(0, 1)}`)).toEqual(['5–7', '5–9', '2–9', '0–9'])
  expect(await wholePage(openAtPlace(page, 's5', 900))).toEqual(page)
})

test('a section is there to its end: the next heading of its level or a higher one', () => {
  const tree = [run('a'), run('<h3 id="x">'), ...Array(4).fill(run('text')), run('<h4>'), run('<h3>'), run('<h2>')]
  expect(shown(treeOf(openAtPlace(pageOf(tree), 'x', 900))).at(-1)).toBe('6 <h4>')
})

test('an id within a component or an element is found, too', () => {
  const row: ContentNode = { type: 'element', tag: 'table', attributes: {}, children: [run('<tr id="row">', 9_000)] }
  const tree = [...SECTIONS.slice(0, 5), row, ...SECTIONS.slice(5)]
  expect(treeOf(openAtPlace(pageOf(tree), 'row', 900)).findIndex(Boolean)).toBe(5)
})

test('what fills a low window does not fill a high one', () => {
  const firstPart = (id: string, height: number) => shown(treeOf(openAtPlace(pageOf(SECTIONS), id, height))).length
  expect([firstPart('s5', 900), firstPart('s5', 1500)]).toEqual([3, 4])
  expect([firstPart('s8', 900), firstPart('s8', 1500)]).toEqual([2, SECTIONS.length]) // the end decides where the place stands
})

test('what is folded away behind a place fills no window', () => {
  const place = run('<h2 id="x">', 1_000)
  const fold: ContentNode = { type: 'element', tag: 'details', attributes: {}, children: [run('folded', 20_000)] }
  const question = run(`<details>${'x'.repeat(20_000)}</details>`)
  const opened = (...behind: ContentNode[]) =>
    shown(treeOf(openAtPlace(pageOf([...SECTIONS, place, ...behind]), 'x', 900)))[0]
  expect(opened(fold, question)).toBe('0 <h2 id="s0">')
  expect(opened(fold, question, run('text', 8_000))).toBe('10 <h2 id="x">')
})

test.each([
  ['the page does not have it', SECTIONS, 'else'],
  ['it is at the beginning', SECTIONS, 's0'],
  ['the page is short', SECTIONS.slice(0, 4), 's2'],
  ['the end of the page decides where it stands', SECTIONS, 's9'],
  ['it is no id, but a try to be more', SECTIONS, 's5"><script>'],
])('all of a page is shown at once where %s', (_, tree, id) => {
  const page = pageOf(tree)
  expect(openAtPlace(page, id, 900)).toBe(page)
})
