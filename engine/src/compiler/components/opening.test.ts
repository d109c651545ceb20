import { expect, test } from 'vitest'
import { compilePage } from '../compile-page.ts'

const compile = (...body: string[]) =>
  compilePage({
    source: 'api/shelf.mdx',
    text: `---\ntitle: x\n---\n\n${body.join('\n\n')}\n`,
    contentDir: '/nowhere',
    baseUrl: '/',
  })
const htmlOf = async (...body: string[]) =>
  (await compile(...body)).tree.map((node) => (node.type === 'html' ? node.html : '')).join('')

const PAGE = [
  '<Jobs />',
  '## Reset state {#reset job="Reset a shelf" code="clear"}',
  '## Anything else {#else}',
  '<details>\n<summary>Rare</summary>\n\n### `No such <shelf>` {#error-shelf message="No such <shelf>"}\n\nA fact.\n\n</details>',
]

test('the index of a page is made from its headings: jobs, then messages, in the order of the page', async () => {
  const html = await htmlOf(...PAGE)
  expect(html).toContain(
    '<nav class="jobs" aria-label="Jobs on this page"><p class="jobs-label">What do you want to do?</p>' +
      '<ul class="jobs-list"><li><a href="#reset">Reset a shelf <small>clear</small></a></li></ul>' +
      '<p class="jobs-label">Messages explained here</p>' +
      '<ul class="jobs-messages"><li><a href="#error-shelf">No such &lt;shelf&gt;</a></li></ul></nav>',
  )
  expect(html).toContain('<h2 id="reset"')
})

test('the twin has it, too, with links that lead to the page', async () => {
  const {
    markdown: { text: markdown },
  } = await compile(...PAGE)
  expect(markdown).toContain('**What do you want to do?**\n\n- [Reset a shelf](/api/shelf#reset) `clear`')
  expect(markdown).toContain('**Messages explained here**\n\n- [No such <shelf>](/api/shelf#error-shelf)')
  expect(markdown).toContain('## Reset state {#reset}\n')
})

test('an index of nothing, and a heading that says something unknown, are mistakes', async () => {
  await expect(compile('<Jobs />', '## Reset')).rejects.toThrow('No heading of the page says which job it does.')
  await expect(compile('## Reset {#reset task="x"}')).rejects.toThrow('A heading has no attribute "task".')
})

const WHEN = '<When>\n<Use>\n\n- it is small\n\n</Use>\n<Else>\n\n- it is not: [other](/api/shelf)\n\n</Else>\n</When>'

test('what a page is for stands beside what it is not for', async () => {
  const html = await htmlOf(WHEN)
  expect(html).toMatch(
    /^<div class="when"><div data-kind="use"><p class="when-label">Use it when<\/p><ul>.*<\/ul>\s*<\/div><div data-kind="else"><p class="when-label">Use something else when<\/p>/s,
  )
  const {
    markdown: { text: markdown },
  } = await compile(WHEN)
  expect(markdown).toContain(
    '**Use it when**\n\n- it is small\n\n**Use something else when**\n\n- it is not: [other](/api/shelf)',
  )
})

test('one side alone is a mistake', async () => {
  await expect(compile('<When>\n<Use>\n\n- it is small\n\n</Use>\n</When>')).rejects.toThrow(
    'Put at least one <Else> into it.',
  )
})
