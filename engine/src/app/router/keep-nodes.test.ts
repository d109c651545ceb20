import { expect, test } from 'vitest'
import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { keepNodes } from './keep-nodes.ts'

const run = (html: string): ContentNode => ({ type: 'html', html })
const element = (tag: string, ...children: ContentNode[]): ContentNode => ({
  type: 'element',
  tag,
  attributes: {},
  children,
})
const pageOf = (tree: ContentNode[]) => ({ screen: 'doc', route: '/a', page: { tree } }) as unknown as PagePayload
const treeOf = (payload: PagePayload) => ('page' in payload ? payload.page.tree : [])

test('what an edit left as it was stays the same node, inside of others too', () => {
  const before = [run('a'), element('div', run('b'), run('c')), run('d')]
  const now = [run('A'), element('div', run('b'), run('C')), run('d'), run('e')]
  const kept = treeOf(keepNodes(pageOf(before), pageOf(structuredClone(now))))
  expect(kept).toEqual(now)
  expect(kept[2]).toBe(before[2])
  const [, box] = kept
  expect(box && 'children' in box && box.children[0]).toBe((before[1] as { children: ContentNode[] }).children[0])
})

test('another kind of node, or of page, is taken as it is', () => {
  const now = [element('ul', run('a')), run('b')]
  expect(treeOf(keepNodes(pageOf([run('a'), element('p', run('b'))]), pageOf(now)))).toEqual(now)
  const search: PagePayload = { screen: 'search', route: '/search' }
  expect(keepNodes(search, pageOf(now))).toEqual(pageOf(now))
})
