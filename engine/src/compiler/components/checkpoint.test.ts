import { expect, test } from 'vitest'
import { compilePage } from '../compile-page.ts'

const compile = (body: string) =>
  compilePage({ source: 'x.mdx', text: `---\ntitle: x\n---\n\n${body}\n`, contentDir: '/nowhere', baseUrl: '/' })
const block = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

test('a checkpoint shows what changed since the last one, and the whole project', async () => {
  const { tree } = await compile(
    [
      block('ts title="app/store.ts"', 'const store = 1\nconst same = 0'),
      block('ts', 'const unnamed = 0'),
      '<Checkpoint title="It runs">\nOne.\n</Checkpoint>\n',
      block('ts title="app/store.ts"', 'const store = 2\nconst same = 0'),
      block('ts title="hooks.ts" hidden', 'const hooks = 3'),
      '<Checkpoint title="It grows" />\n',
    ].join('\n'),
  )
  const [first = '', second = ''] = JSON.stringify(tree)
    .split('aria-label=\\"Checkpoint')
    .slice(1)
    .map((html) => JSON.parse(`"${html.slice(0, html.indexOf('</details></div>'))}"`) as string)
  expect(textOf(first)).toContain('What changed1 fileNew file: app/store.ts')
  expect(textOf(first)).toContain('The whole project1 file, 2 lines')
  expect(first).not.toContain('unnamed')
  expect(second).toContain('data-line="removed"')
  expect(textOf(second)).toContain('What changed2 files')
  expect(textOf(second)).toContain('New file: hooks.ts')
  expect(textOf(second)).toMatch(/The whole project2 files, 3 lines.*const store = 2.*const hooks = 3/s)
})

test('in the text version a file keeps the language of its block, whatever its name ends with', async () => {
  const { markdown } = await compile(
    [block('json title="public/api/books"', '[]'), '<Checkpoint title="It runs">\nOne.\n</Checkpoint>\n'].join('\n'),
  )
  expect(markdown.text.match(/```json title="public\/api\/books"/g)).toHaveLength(2)
})

test('in the text version a checkpoint has the files that are new or changed, whole', async () => {
  const { markdown } = await compile(
    [
      block('ts title="app/store.ts"', 'const store = 1'),
      block('ts title="hooks.ts" hidden', 'const hooks = 3'),
      '<Checkpoint title="It runs">\nOne.\n</Checkpoint>\n',
      block('ts title="app/store.ts"', 'const store = 2'),
      '<Checkpoint title="It grows" />\n',
    ].join('\n'),
  )
  const [, first = '', second = ''] = markdown.text.split('**Checkpoint: ')
  const told = 'New or changed files:'
  expect(first).toContain(
    `It runs**\n\nOne.\n\n${told}\n\n\`\`\`ts title="app/store.ts"\nconst store = 1\n\`\`\`\n\n\`\`\`ts title="hooks.ts"`,
  )
  expect(second).toContain(`It grows**\n\n${told}\n\n\`\`\`ts title="app/store.ts"\nconst store = 2\n\`\`\``)
  expect(second).not.toContain('hooks')
})

test('lines that a change leaves out are marked as such: nobody wants to copy the sign', async () => {
  const lines = Array.from({ length: 9 }, (_, index) => `const n${index} = 0`)
  const { tree } = await compile(
    [
      block('ts title="a.ts"', lines.join('\n')),
      '<Checkpoint title="One" />\n',
      block('ts title="a.ts"', lines.with(4, 'const n4 = 1').join('\n')),
      '<Checkpoint title="Two" />\n',
    ].join('\n'),
  )
  expect(JSON.stringify(tree).match(/data-line=\\"left-out\\">[^<]*/g)).toEqual([
    'data-line=\\"left-out\\">…\\n',
    'data-line=\\"left-out\\">…',
  ])
})

test('a whole file has a switch to JavaScript where it differs, made of the TypeScript that is served', async () => {
  const { tree } = await compile(
    [
      block('ts title="app/store.ts"', 'const lent: number = 1'),
      block('ts title="app/plain.ts"', 'const same = 0'),
      '<Checkpoint title="It runs" />\n',
    ].join('\n'),
  )
  const checkpoint = JSON.stringify(tree).split('Checkpoint: It runs').at(-1)
  expect(checkpoint).toContain('"name":"Sample","props":{"title":"app/store.ts"}')
  expect(checkpoint).toContain('const lent<x-ts>: number</x-ts> = 1')
  expect(checkpoint).not.toContain('const lent = 1') // not served: the browser makes it
  expect(checkpoint).not.toContain('"title":"app/plain.ts"')
})

test('a checkpoint without a project is a mistake', async () => {
  await expect(compile('<Checkpoint title="Nothing" />')).rejects.toThrow('There is no file above this <Checkpoint>.')
})
