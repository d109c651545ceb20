import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BuildError } from '#model/problem.ts'
import { compilePage } from '../compile-page.ts'
import { openPageCache } from '../page-cache.ts'

const TEXT = '---\ntitle: x\n---\n\n## Codes\n\n<ErrorCodes file="codes.json" />\n'
const TABLE = {
  errors: {
    0: { message: 'no `name` for <Slice>', cause: 'It is empty.', fix: 'Give one.', route: '/api/createSlice' },
    7: {
      message: 'late {type}',
      cause: 'It came late.',
      fix: 'Wait.',
      route: '/usage/code-splitting#late',
      change: { file: 'a.ts', lines: ['+ wait()'], note: 'A tool does it.' },
    },
  },
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'error-codes-'))
  mkdirSync(join(folder, 'content'))
  mkdirSync(join(folder, 'public'))
  writeTable(JSON.stringify(TABLE))
})
afterEach(() => rmSync(folder, { recursive: true }))

const writeTable = (json: string) => writeFileSync(join(folder, 'public/codes.json'), json)
const contentDir = () => join(folder, 'content')
const compile = (text = TEXT) => compilePage({ source: 'api/x.mdx', text, contentDir: contentDir(), baseUrl: '/docs/' })

async function mistakes(text = TEXT): Promise<string> {
  const error = await compile(text).catch((reason) => reason)
  if (!(error instanceof BuildError)) throw error instanceof Error ? error : new Error('nothing was reported')
  return error.problems
    .map(({ message, hint, place }) => `${place.line}:${place.column} ${message}\n${hint}`)
    .join('\n')
}

test('each code is a fold with an id of its own, and its message is data', async () => {
  const { tree, ids, links } = await compile()
  const html = tree.map((node) => (node.type === 'html' ? node.html : '')).join('')
  expect(html).toContain(
    '<details class="question" id="error-0"><summary><span><code>#0</code> no <code>name</code> for &lt;Slice&gt;</span></summary>' +
      '<div class="details-body"><p>It is empty.</p>' +
      '<p>Give one. See <a href="/docs/api/createSlice"><code>createSlice</code></a>.</p></div>',
  )
  expect(html).toContain('Wait. A tool does it. See <a href="/docs/usage/code-splitting#late">Code splitting</a>')
  expect(ids).toEqual(['codes', 'error-0', 'error-7'])
  expect(links.map(({ route }) => route)).toEqual(['/api/createSlice', '/usage/code-splitting'])
})

test('a table cannot make slots of its own', async () => {
  const error = { message: '\0checked abc\0', cause: 'a', fix: 'b', route: '/c' }
  writeTable(JSON.stringify({ errors: { 1: error } }))
  expect(await mistakes()).toContain('errors.1.message: it holds the character with the number 0.')
})

test('the Markdown twin holds the whole list', async () => {
  expect((await compile()).markdown.text).toContain(
    '- **#0** {#error-0} no `name` for <Slice>\\\n  It is empty. Give one. See [`createSlice`](/api/createSlice).\n' +
      '- **#7** {#error-7} late {type}\\\n  It came late. Wait. A tool does it. See [Code splitting](/usage/code-splitting#late).',
  )
})

test('search has its own records of the messages: the list adds no text to the page', async () => {
  expect((await compile()).sections.map(({ title, text }) => [title, text])).toEqual([
    ['x', ''],
    ['Codes', ''],
  ])
})

test('a changed table is compiled again', async () => {
  const compileCached = () =>
    openPageCache(join(folder, 'cache'), '/').compile({ source: 'x.mdx', text: TEXT, contentDir: contentDir() })
  await compileCached()
  expect((await compileCached()).fromCache).toBe(true)
  writeTable(JSON.stringify({ errors: { 8: TABLE.errors[7] } }))
  const { page, fromCache } = await compileCached()
  expect(fromCache).toBe(false)
  expect(page.ids).toContain('error-8')
})

test('a table that is missing, misnamed or of another shape is reported', async () => {
  expect(await mistakes(TEXT.replace('codes.json', 'other.json'))).toMatchInlineSnapshot(`
    "7:13 There is no file public/other.json.
    Create it, or correct the name."
  `)
  expect(await mistakes(TEXT.replace('codes.json', '../codes.json'))).toMatchInlineSnapshot(`
    "7:13 "../codes.json" is not the name of a table.
    Tables of error codes are .json files in public/."
  `)
  writeTable('{"errors": {"7": {"message": "a"}}}')
  expect(await mistakes()).toMatchInlineSnapshot(`
    "7:13 public/codes.json is not a table of error codes: errors.7.cause: Invalid input: expected string, received undefined.
    It holds { "errors": { "7": { "message", "cause", "fix", "route" } } }, all of them text."
  `)
  writeTable('{')
  expect(await mistakes()).toContain('7:13 public/codes.json is not a table of error codes: SyntaxError')
})
