import { expect, test } from 'vitest'
import { compilePage } from './compile-page.ts'

async function blocksOf(body: string) {
  const text = `---\ntitle: x\n---\n\n${body}`
  const { tree, blocks } = await compilePage({ source: 'x.mdx', text, contentDir: import.meta.dirname, baseUrl: '/' })
  return blocks.map(({ node, at, kind, shown }, index) => {
    const holder = tree[node]
    const next = blocks[index + 1]
    const html =
      holder?.type === 'html' ? holder.html.slice(at, next?.node === node ? next.at : undefined) : holder?.type
    return { html, kind, shown }
  })
}

test('each block says where it stands, what it is and how much of it is seen', async () => {
  const fold = '<details>\n<summary>More</summary>\n\nhidden\n\n</details>'
  const blocks = await blocksOf(`One [a](#b).\n\n## B\n\n\`\`\`json\n{ "a": 1 }\n\`\`\`\n\n${fold}\n\nTwo`)
  expect(blocks.map(({ kind }) => kind)).toEqual(['plain', 'other', 'plain', 'fold', 'plain'])
  expect(blocks.map(({ html }) => /^<\w+/.exec(html ?? '')?.[0])).toEqual(['<p', '<h2', '<figure', '<details', '<p'])
  expect(blocks.map(({ shown }) => shown).with(2, 0)).toEqual([6, 1, 0, 0, 3])
})

test('code that is put aside for who copies a block is not seen', async () => {
  const code = '```ts\nconst a = 1\n```'
  const shown = async (body: string) => (await blocksOf(body)).reduce((sum, block) => sum + block.shown, 0)
  expect(await shown(`\`\`\`ts hidden\nconst before = 1\n\`\`\`\n\n${code}`)).toBe(await shown(code))
})

test('blocks behind a component stand in the next run', async () => {
  const blocks = await blocksOf('One\n\n```ts\nconst a: number = 1\n```\n\nTwo\n\nThree')
  expect(blocks.map(({ html, kind }) => [html, kind])).toEqual([
    ['<p>One</p>', 'plain'],
    ['component', 'plain'],
    ['<p>Two</p>', 'plain'],
    ['<p>Three</p>', 'plain'],
  ])
})

test.each([
  ['a list', '- x'],
  ['a table', '| x |\n| - |\n| y |'],
  ['an admonition', ':::note\n\nx\n\n:::'],
  ['a quote', '> x'],
  ['a mark in the text', 'x **y**'],
  ['a marked line', '```json {1}\n{}\n```'],
  ['the lines of a diff', '```diff\n+a\n```'],
  ['numbered lines', '```json lineNumbers\n{}\n```'],
])('%s needs more than the first styles', async (_, body) => {
  expect((await blocksOf(body)).map(({ kind }) => kind)).toEqual(['other'])
})
