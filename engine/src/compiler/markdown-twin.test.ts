import { expect, test } from 'vitest'
import { compilePage } from './compile-page.ts'

async function twinOf(...fence: string[]) {
  const text = ['---', 'title: x', '---', '', ...fence, ''].join('\n')
  const { markdown } = await compilePage({ source: 'api/shelf.mdx', text, contentDir: '/nowhere', baseUrl: '/' })
  return markdown
}

test('lines that come and go are a diff', async () => {
  const { text } = await twinOf('```ts title="a.ts" remove={1} add={2} {3}', 'old()', 'now()', '  same()', '```')
  expect(text).toContain('```diff title="a.ts"\n-old()\n+now()\n   same()\n```')
})

test('ornaments are no text', async () => {
  const { text } = await twinOf('<div><h2>Begin</h2> <span aria-hidden="true">path/chosen</span></div>')
  expect(text).toMatch(/^## Begin( \{#begin\})?$/m)
  expect(text).not.toContain('path/chosen')
})

test('a marked line alone is no change', async () => {
  expect((await twinOf('```ts {1}', 'same()', '```')).text).toContain('```ts\nsame()\n```')
})

const setUp = ['```ts title="a.ts" hidden', "import { b } from 'b'", '```', '']

test('hidden code stands above the block that continues it, as a reader copies it', async () => {
  const block = ['```ts title="a.ts" append', 'b()', '```', '']
  expect((await twinOf(...setUp, ...block)).text).toContain('```ts title="a.ts"\nimport { b } from \'b\'\nb()\n```')
  const change = ['```ts title="a.ts" append remove={1} add={2}', 'old()', 'b()', '```']
  expect((await twinOf(...setUp, ...change)).text).toContain(
    '```diff title="a.ts"\n import { b } from \'b\'\n-old()\n+b()\n```',
  )
})

test('a block that goes on with a shown file says so, and has what is hidden between the two', async () => {
  const first = ['```ts title="a.ts"', 'a()', '```', '']
  const between = ['```ts title="a.ts" append hidden', 'hidden()', '```', '']
  const second = ['```ts title="a.ts" append', 'b()', '```', '']
  const { text } = await twinOf(...first, ...between, ...second)
  expect(text).toContain('```ts title="a.ts"\na()\n```\n\n```ts title="a.ts (continued)"\nhidden()\nb()\n```')
  const again = await twinOf(...first, '```ts title="a.ts"', 'anew()', '```')
  expect(again.text).not.toContain('continued')
})

test('hidden code after a block is written where the block would end in the middle of something', async () => {
  const fence = (lines: string[], flags = '') => [`\`\`\`ts title="a.ts" ${flags}`, ...lines, '```', '']
  const end = fence(['  b()', '}'], 'append hidden')
  const open = await twinOf(...setUp, ...fence(['export function a() {'], 'append'), ...end)
  expect(open.text).toContain('```ts title="a.ts"\nimport { b } from \'b\'\nexport function a() {\n  b()\n}\n```')
  const whole = await twinOf(...fence(['a()']), ...fence(['b()'], 'append hidden'))
  expect(whole.text).toContain('```ts title="a.ts"\na()\n```')
  const changed = await twinOf(...fence(['a(', 'b()'], 'remove={1} add={2}'), ...fence(['c()'], 'append hidden'))
  expect(changed.text).toContain('-a(\n+b()\n```')
  const lines = Array.from({ length: 60 }, () => '  b()')
  const long = await twinOf(...fence(['export function a() {']), ...fence([...lines, '}'], 'append hidden'))
  expect(long.text).toContain('export function a() {\n// … 61 more lines of this file are left out here\n```')
})

test('room for what the type checker says is kept at the end of lines that are meant to fail', async () => {
  const { text, slots } = await twinOf('```ts errors="2322" failing={2}', 'a()', 'b()', 'c()', '```')
  expect(text).toContain('```ts\na()\nb()\nc()\n```')
  expect(slots).toEqual([{ kind: 'type-error', key: '5:2', at: text.indexOf('\nc()') }])
})

test('whatever has an address says it, in the notation of the sources', async () => {
  const { text } = await twinOf(
    ...['## Fill it {#fill job="Fill a shelf"}', '', '### By hand', ''],
    ...['<Question title="Why `now`?">', '', 'Because.', '', '</Question>', ''],
    ...[
      '<Options of="Shelf" unchecked="a sample">',
      '<Option name="size" type="number">Its size.</Option>',
      '</Options>',
    ],
    ...['', '<Steps>', '<Step title="Begin">', 'Go.', '</Step>', '</Steps>'],
  )
  expect(text.split('\n').filter((line) => line.includes('{#'))).toEqual([
    '## Fill it {#fill}',
    '### By hand {#by-hand}',
    '**Why `now`?** {#why-now}',
    '- `size` {#option-size} (`number`): Its size.',
    '### Begin {#begin}',
  ])
})
