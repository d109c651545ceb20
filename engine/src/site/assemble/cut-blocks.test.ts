import { expect, test } from 'vitest'
import type { Block } from '#model/block.ts'
import type { ContentNode } from '#model/page.ts'
import { cutBlocks, endOfOpening, joinRuns } from './cut-blocks.ts'

const html = (text: string): ContentNode => ({ type: 'html', html: text })
const live = { type: 'component', name: 'Live', props: {}, children: [] } as unknown as ContentNode
const block = (node: number, at = 0, kind: Block['kind'] = 'plain'): Block => ({ node, at, kind, shown: 1 })

test('a tree is cut into its blocks, each with its slots, and joined again', () => {
  const checked = { kind: 'checked' as const, key: 'a' }
  const tree: ContentNode[] = [
    { type: 'html', html: '<p>1</p><figure>2</figure>', slots: [{ ...checked, at: 15 }] },
    live,
    html('<p>3</p>'),
  ]
  const cut = cutBlocks({ tree, blocks: [block(0), block(0, 8), block(1), block(2)] })
  expect(cut).toEqual([
    html('<p>1</p>'),
    { type: 'html', html: '<figure>2</figure>', slots: [{ ...checked, at: 7 }] },
    live,
    html('<p>3</p>'),
  ])
  expect(joinRuns(cut.map((node) => (node.type === 'html' ? html(node.html) : node)))).toEqual([
    html('<p>1</p><figure>2</figure>'),
    live,
    html('<p>3</p>'),
  ])
})

test.each<[string, Array<[ContentNode, Block['kind']]>, ReturnType<typeof endOfOpening>]>([
  [
    'before the first block that is not plain',
    [
      [html('<p>1</p>'), 'plain'],
      [html('<h2>2</h2>'), 'other'],
    ],
    { node: 0, at: 8 },
  ],
  [
    'behind plain code',
    [
      [html('<p>1</p>'), 'plain'],
      [live, 'plain'],
      [html('<p>2</p>'), 'plain'],
      [live, 'other'],
    ],
    { node: 2, at: 8 },
  ],
  [
    'between plain code and other text',
    [
      [html('<p>1</p>'), 'plain'],
      [live, 'plain'],
      [html('<h2>2</h2>'), 'other'],
    ],
    { node: 2, at: 0 },
  ],
  [
    'at the end of the last text before something else',
    [
      [html('<p>1</p>'), 'plain'],
      [live, 'other'],
      [html('<p>2</p>'), 'plain'],
    ],
    { node: 0, at: 8 },
  ],
  [
    'at the end of a page that is all opening',
    [
      [html('<p>1</p>'), 'plain'],
      [live, 'plain'],
    ],
    { node: 0, at: 8 },
  ],
  ['at the very start of one that begins with other text', [[html('<h2>1</h2>'), 'other']], { node: 0, at: 0 }],
  [
    'nowhere in one that begins with something else',
    [
      [live, 'other'],
      [html('<p>1</p>'), 'plain'],
    ],
    null,
  ],
])('an opening ends %s', (_, parts, place) => {
  const nodes = parts.map(([node]) => node)
  expect(
    endOfOpening(
      nodes,
      parts.map(([, kind], index) => block(index, 0, kind)),
    ),
  ).toEqual(place)
})
