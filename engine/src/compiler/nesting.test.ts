import { expect, test } from 'vitest'
import { compilePage } from './compile-page.ts'
import { tooDeepPlace } from './nesting.ts'

const nested = (open: string, close: string, inner = '1') => open.repeat(5000) + inner + close.repeat(5000)
const compile = (body: string) =>
  compilePage({
    source: 'a.mdx',
    text: `---\ntitle: T\ndescription: D.\n---\n\n${body}\n`,
    contentDir: '/nowhere',
    baseUrl: '/',
  })

test.each([
  ['template literals', `\`\`\`ts\nconst a = ${nested('`${', '}`')}\n\`\`\``],
  ['brackets in code', `\`\`\`ts\nconst a = ${nested('(', ')')}\n\`\`\``],
  ['brackets in prose', nested('[', ']')],
  ['tags', nested('<b>', '</b>')],
  ['quotes', `${'> '.repeat(3000)}x`],
  ['list items', Array.from({ length: 1500 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['emphasis', nested('*a ', ' b*')],
])('%s nested thousands deep are refused with their place', async (_, body) => {
  await expect(compile(body)).rejects.toThrow(/^content\/a\.mdx:\d+:\d+ {2}This is nested too deeply to be read\./)
})

test('what people write is not deep: open brackets in sentences, wide tables, long code, many tags one after the other', () => {
  const prose = Array.from({ length: 400 }, () => 'A smile :( and a list a) b) c).').join('\n\n')
  const code = `\`\`\`ts\n${'const a = [{ b: (1) }]\n\n'.repeat(1000)}\`\`\``
  const table = `| ${'(x | '.repeat(150)}`
  expect(tooDeepPlace([prose, code, table, '<Badge tone="since" />'.repeat(500)].join('\n\n'))).toBeNull()
})
