import { expect, test } from 'vitest'
import { compilePage } from '../compile-page.ts'
import { preHtml } from './code-blocks.ts'

/** The marked lines of the two forms of a block. */
async function marked(fence: string, code: string): Promise<string[][]> {
  const text = `---\ntitle: x\n---\n\`\`\`${fence}\n${code}\n\`\`\`\n`
  const { tree } = await compilePage({ source: 'x.mdx', text, contentDir: '/nowhere', baseUrl: '/' })
  const [tabs] = tree
  if (tabs?.type !== 'component') throw new Error('There are no tabs.')
  return tabs.children.map((panel) => {
    const html =
      panel.type === 'html'
        ? panel.html.replace(/<(?!\/?span class="line"|\/span>\n?<span class="line")[^>]*>/g, '')
        : ''
    return html.split('<span class="line"').flatMap((line) => {
      const [, mark, shown = ''] = /^ data-line="(\w+)">(.*)/.exec(line) ?? []
      return mark ? [`${mark}: ${shown.replace(/<.*/, '').trim()}`] : []
    })
  })
}

test('marks stand at the same code in JavaScript, whatever types were above it', async () => {
  const code = `interface Book {
  id: string
}

const first: Book = { id: '1' }
const old = first
const added = f<
  Book
>(first)`
  const [typescript, javascript] = await marked('ts {2,5} remove={6} add={8-9}', code)
  expect(typescript).toEqual([
    'marked: id: string',
    "marked: const first: Book = { id: '1' }",
    'removed: const old = first',
    'added: Book',
    'added: &gt;(first)',
  ])
  expect(javascript).toEqual([
    "marked: const first = { id: '1' }",
    'removed: const old = first',
    'added: const added = f(first)',
  ])
})

test('only lines of which something is said have elements, and what is one line with them in JavaScript', async () => {
  const code = `const a = 1
const b = f<
  string
>(a)
const c = 2`
  const text = `---\ntitle: x\n---\n\`\`\`ts {4}\n${code}\n\`\`\`\n\n\`\`\`text {2}\na\nb\nc\n\`\`\`\n`
  const { tree } = await compilePage({ source: 'x.mdx', text, contentDir: '/nowhere', baseUrl: '/' })
  const html = JSON.stringify(tree)
  const lines = [...html.matchAll(/<span class=\\"line\\"[^>]*>(.*?)<\/span>/g)].map(([, line = '']) =>
    line.replace(/<[^>]*>/g, '').replace('\\n', ''),
  )
  expect(lines).toEqual(['const b = f&lt;', '&gt;(a)', 'const b = f(a)', 'b'])
})

test('the same lines are written anew when something else is said of them', () => {
  const lines: Parameters<typeof preHtml>[0] = [[['k', 'const']], [['', 'a']]]
  const bare = { marks: new Map(), prompts: new Set<number>(), plain: new Set<number>(), isNumbered: false }
  const ways = [
    bare,
    { ...bare, isNumbered: true },
    { ...bare, marks: new Map([[2, 'added' as const]]) },
    { ...bare, marks: new Map([[2, 'failing' as const]]), errorsOf: 3 },
    { ...bare, marks: new Map([[2, 'failing' as const]]), errorsOf: 4 },
    { ...bare, prompts: new Set([1]) },
    { ...bare, plain: new Set([1]) },
    { ...bare, javascript: { code: 'a', cuts: [[0, 5]] as [number, number][], lines: [[2]], setUp: null } },
  ]
  const written = ways.map((way) => preHtml(structuredClone(lines), way))
  expect(new Set(written).size).toBe(ways.length)
  for (const order of [ways, ways.toReversed()])
    for (const way of order) expect(preHtml(lines, way)).toBe(written[ways.indexOf(way)])
})
