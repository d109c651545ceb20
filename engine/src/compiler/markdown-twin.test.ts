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

test('a marked line alone is no change', async () => {
  expect((await twinOf('```ts {1}', 'same()', '```')).text).toContain('```ts\nsame()\n```')
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
