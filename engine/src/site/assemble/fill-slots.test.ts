import { expect, test } from 'vitest'
import type { ContentNode } from '#model/page.ts'
import { proofKey } from '#model/proof-key.ts'
import { fillMarkdown, fillSlots } from './fill-slots.ts'

const key = proofKey(12, 'const a = 1')
const tag = '<figure class="code" data-lang="ts"'
const figure = (attribute: string) => `${tag}${attribute}><pre>data-checked="12:x"</pre></figure>`
const tabs = (checked?: string | true): ContentNode => ({
  type: 'component',
  name: 'Sample',
  props: { title: 'a.ts', ...(checked && { checked }) },
  children: [],
})
const frame = (attributes: Record<string, string>): ContentNode => ({
  type: 'element',
  tag: 'figure',
  attributes: { class: 'code', ...attributes },
  children: [],
})
const tree: ContentNode[] = [
  { type: 'html', html: figure(''), slots: [{ kind: 'checked', key, at: tag.length }] },
  { type: 'element', tag: 'figure', attributes: { class: 'code' }, checked: key, children: [] },
  tabs(key),
]

test('a block is marked if its text is proven', () => {
  expect(fillSlots(tree, { proven: new Set([key]) })).toEqual([
    { type: 'html', html: figure(' data-checked') },
    frame({ 'data-checked': '' }),
    tabs(true),
  ])
})

test('without a proof, or with one for another text or another place, it is not', () => {
  const bare = [{ type: 'html', html: figure('') }, frame({}), tabs()]
  expect(fillSlots(tree, {})).toEqual(bare)
  const others = new Set([proofKey(12, 'const a = 2'), proofKey(13, 'const a = 1')])
  expect(fillSlots(tree, { proven: others })).toEqual(bare)
})

test('an error stands below its line, and a place nobody has an error for is left empty', () => {
  const slots = [
    { kind: 'type-error' as const, key: '1:1', at: 1 },
    { kind: 'type-error' as const, key: '1:2', at: 3 },
  ]
  const run: ContentNode[] = [{ type: 'html', html: 'x\ny', slots }]
  const typeErrors = { html: new Map([['1:1', '<b>wrong</b>']]), comments: new Map() }
  expect(fillSlots(run, { typeErrors })).toEqual([{ type: 'html', html: 'x<b>wrong</b>\ny' }])
})

test('in Markdown an error is a comment below its line, as far in as that is', () => {
  const text = '> ```ts\n>   a()\nb()\n'
  const slots = [
    { kind: 'type-error' as const, key: '1:1', at: text.indexOf('\nb') },
    { kind: 'type-error' as const, key: '1:2', at: text.length - 1 },
  ]
  const comments = new Map([
    ['1:1', ['// error TS1: One.', '// Two.']],
    ['1:2', ['// error TS2: Three.']],
  ])
  expect(fillMarkdown({ text, slots }, { html: new Map(), comments })).toBe(
    '> ```ts\n>   a()\n>   // error TS1: One.\n>   // Two.\nb()\n// error TS2: Three.\n',
  )
  expect(fillMarkdown({ text, slots }, { html: new Map(), comments: new Map() })).toBe(text)
})

test('what is served of an explainer stands before its code, and only there', () => {
  const code: ContentNode = { type: 'html', html: '<pre></pre>' }
  const live = (id: string, children: ContentNode[]): ContentNode => ({
    ...{ type: 'component', name: 'Live' },
    props: { id, title: id, api: false },
    children,
  })
  const drawing: ContentNode = {
    ...{ type: 'element', tag: 'div', attributes: { class: 'live-recording' } },
    children: [{ type: 'html', html: '<i></i>' }],
  }
  const drawings = new Map([['board', '<i></i>']])
  expect(fillSlots([live('board', [code]), live('desk', [code])], { drawings })).toEqual([
    { ...live('board', [drawing, code]), props: { id: 'board', title: 'board', api: false, isDrawn: true } },
    live('desk', [code]),
  ])
})

test('what is served of a recording stands below the code of its example', () => {
  const live = (id: string, ...children: ContentNode[]): ContentNode => ({
    type: 'component',
    name: 'Live',
    props: { id, title: id, api: false },
    children: [{ type: 'html', html: 'code' }, ...children],
  })
  const fold = (...children: ContentNode[]): ContentNode => ({
    ...{ type: 'element', tag: 'details', attributes: {}, children },
  })
  const recorded = (html: string): ContentNode => ({
    ...{ type: 'element', tag: 'div', attributes: { class: 'live-recording' }, children: [{ type: 'html', html }] },
  })
  const recordingOf = (id: string, isFolded: boolean) => (id === 'none' ? '' : `${id} ${isFolded}`)
  expect(fillSlots([live('a'), fold(fold(live('b'))), live('none')], { recordingOf })).toEqual([
    live('a', recorded('a false')),
    fold(fold(live('b', recorded('b true')))),
    live('none'),
  ])
})
