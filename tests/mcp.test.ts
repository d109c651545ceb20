/** `docs mcp`, asked by the client of the official SDK over a real process: whether programs find what they ask for, and do no harm. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_ANSWER } from '#engine/site/mcp/limits.ts'
import { writtenSite } from '#engine/site/testing/written-site.ts'
import { placesOf } from '#engine/site/twins/twin-places.ts'
import { ASKED_OF_ASSISTANTS } from './mcp/asked-of-assistants.ts'
import { type OpenClient, openClient, PATIENCE_MS } from './mcp/open-client.ts'
import { DOCS, SITE } from './places.ts'
import { type LoadedIndex, loadIndex } from './search/load-index.ts'

/** Of the thirty questions, how many have the answering section among the first three. */
const FLOOR = 27

let index: LoadedIndex
let root: string
let open: OpenClient

beforeAll(async () => {
  index = await loadIndex(SITE)
  root = await writtenSite(index.site)
  open = await openClient(root, tmpdir())
}, PATIENCE_MS)

afterAll(async () => {
  await open?.client.close()
  if (root) await rm(root, { recursive: true })
})

const ask: OpenClient['ask'] = (tool, input) => open.ask(tool, input)

/** The places of an answer, as routes. */
const sourcesOf = (text: string) =>
  [...text.matchAll(/^Source: (\S+)$/gm)].map(([, url = '']) => `/${url.slice(index.names.site.length)}`)

test('thirty questions: the answering section is among the first three', { timeout: PATIENCE_MS }, async () => {
  expect(ASKED_OF_ASSISTANTS).toHaveLength(30)
  const misses: string[] = []
  for (const [query, ...answeredAt] of ASKED_OF_ASSISTANTS) {
    const found = sourcesOf((await ask('search_docs', { query, limit: 3 })).text)
    expect(found.length).toBeLessThanOrEqual(3)
    if (!found.some((place) => answeredAt.includes(place))) misses.push(`${query}\n  ${found.join('\n  ')}`)
  }
  expect(30 - misses.length, misses.join('\n')).toBeGreaterThanOrEqual(FLOOR)
})

test('the sections that are expected exist, and are read by their address', { timeout: PATIENCE_MS }, async () => {
  for (const place of ASKED_OF_ASSISTANTS.flatMap(([, ...answeredAt]) => answeredAt)) {
    const { text, isError } = await ask('read_page', { page: place })
    expect(isError, text).toBe(false)
    expect(sourcesOf(text)).toEqual([place])
  }
})

test('four tools, which only read, and say so', async () => {
  const { tools } = await open.client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_docs', 'read_page', 'explain_error', 'list_pages'])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
  expect(open.client.getInstructions()).toContain(index.site.data.library.version)
})

test('every page is read whole, the long ones in parts, none of them too long', { timeout: PATIENCE_MS }, async () => {
  let parts = 0
  for (const { compiled, markdown } of index.site.pages) {
    const { route } = compiled.meta
    let text = ''
    for (let part = 1, total = 1; part <= total; part++) {
      const answer = await ask('read_page', { page: route, part })
      expect(answer.text.length, route).toBeLessThanOrEqual(MAX_ANSWER)
      const [body = '', rest] = answer.text.replace(/^Source: \S+\n\n/, '').split(/\n\n---\n\n(?=Part \d+ of )/)
      total = Number(/of (\d+)/.exec(rest ?? '')?.[1] ?? 1)
      if (total > 1) parts++
      text += `${body}\n`
    }
    expect(text.replace(/\n+/g, '\n').trim(), route).toBe(markdown.replace(/\n+/g, '\n').trim())
  }
  expect(parts).toBeGreaterThan(2)
})

test('every link of a twin into the site leads to a place of another twin, or of its own', () => {
  const twins = new Map(index.site.pages.map(({ compiled, markdown }) => [compiled.meta.route, markdown]))
  const idsOf = (markdown: string) => new Set(placesOf(markdown.split('\n')).map(({ id }) => id))
  const places = new Map([...twins].map(([route, markdown]) => [route, idsOf(markdown)]))
  let links = 0
  const dead = [...twins].flatMap(([route, markdown]) =>
    [...markdown.matchAll(/\]\((\/[^\s#)]*)?#([^\s)]+)\)/g)].flatMap(([link, to = route, id = '']) => {
      links++
      return places.get(to)?.has(decodeURIComponent(id)) === false ? [`${route}: ${link}`] : []
    }),
  )
  expect(links).toBeGreaterThan(1000)
  expect(dead).toEqual([])
})

test('messages are explained by their number and by their words', async () => {
  const [first] = index.site.errors
  if (!first) throw new Error('The site lists no messages.')
  const { site, names } = index
  const visit = (name: string, address: string) =>
    `Minified ${name} error #${first.code}; visit ${address}Errors?code=${first.code} for the full message`
  const inProduction = visit(site.data.library.name, names.site)
  for (const error of [first.code, `#${first.code}`, inProduction, `Error: ${first.message}`]) {
    const { text } = await ask('explain_error', { error })
    expect(sourcesOf(text)[0], String(error)).toBe(first.route)
    expect(text).toContain(first.cause.slice(0, 20).replace(/\W.*/, ''))
  }
  const [another, route] = ['https://redux.js.org/', '/api/other-exports#production-error-codes']
  const { text } = await ask('explain_error', { error: visit('Redux', another) })
  expect(text).toContain(`${first.code} is a number of Redux, not of ${site.data.library.name}`)
  expect(text).toContain(`${another}Errors?code=${first.code}`)
  expect(sourcesOf(text)).toEqual([route])
})

test.each<[string, boolean]>([
  ['Actions must be plain objects. Instead, the actual type was: Promise', true],
  ["Cannot read properties of undefined (reading 'map')", true],
  ['A non-serializable value was detected in the state, in the path: `desk.due`. Value: Date', true],
  ['connect ECONNREFUSED 127.0.0.1:5432', false],
  ['GET https://api.example.com/x?code=7 500', false],
  ['Reducers may not dispatch actions.', false],
])('whether a message is told here is said: %s', async (error, isTold) => {
  const { text } = await ask('explain_error', { error })
  expect(text.startsWith('This message is not in the documentation.')).toBe(!isTold)
})

test('the list has every page, and what the pages of a group answer', async () => {
  const all = (await ask('list_pages', {})).text
  for (const { route } of index.names.pages) expect(all).toContain(`- ${route} `)
  expect(all.length).toBeLessThanOrEqual(MAX_ANSWER)
  expect((await ask('list_pages', { under: '/api' })).text).toContain('Answers: ')
})

test.each<[string, string, Record<string, unknown>, RegExp]>([
  ['a query that is no text', 'search_docs', { query: { $ne: null } }, /query: .*expected string/],
  ['no query', 'search_docs', {}, /query: .*expected string/],
  ['an empty query', 'search_docs', { query: '  \n' }, /query: Too small/],
  ['a huge query', 'search_docs', { query: 'why '.repeat(1_000_000) }, /query: Too big.*1000/],
  ['too many results', 'search_docs', { query: 'store', limit: 1e9 }, /^Source: /],
  ['numbers as text', 'search_docs', { query: 'store', limit: '3' }, /^Source: /],
  ['a part as text', 'read_page', { page: '/api/createSlice', part: '1' }, /^Source: /],
  ['a number that is none', 'search_docs', { query: 'store', limit: 'few' }, /limit: .*expected number/],
  ['an argument that nobody knows', 'search_docs', { query: 'store', lang: 'de' }, /Unrecognized key: "lang"/],
  ['a page with a typo', 'read_page', { page: '/api/createSlic' }, /no page "\/api\/createSlic".*\/api\/createSlice/],
  ['an address that cannot be decoded', 'read_page', { page: 'https://example.com/%E0%A4%A' }, /no page/],
  ['a way out of the folder', 'read_page', { page: '../../../../etc/passwd' }, /no page/],
  ['the same, hidden', 'read_page', { page: '/api/%2e%2e%2f%2e%2e%2fpackage.json' }, /no page/],
  ['a file that is no page', 'read_page', { page: '/llms-full.txt' }, /no page/],
  ['a zero byte', 'read_page', { page: '/api/createSlice\0.md' }, /no page/],
  ['the name of what all objects have', 'read_page', { page: '__proto__' }, /no page/],
  ['a section with a typo', 'read_page', { page: '/api/createSlice', section: 'selector' }, /Did you mean "selectors"/],
  ['a part that is not there', 'read_page', { page: '/api/createSlice', part: 99 }, /no part 99/],
  ['a number that no message has', 'explain_error', { error: 987654 }, /No message has the number 987654/],
  ['a group that is not there', 'list_pages', { under: 'nowhere' }, /The groups are: /],
])('%s is answered in words', async (_, tool, input, words) => {
  expect((await ask(tool, input)).text).toMatch(words)
})

test('a tool that is not there is refused, and the next question answered', async () => {
  await expect(ask('delete_page', { page: '/' })).rejects.toThrow('delete_page')
  expect((await ask('search_docs', { query: 'createSlice', limit: 1 })).isError).toBe(false)
})

test('questions at the same time get their own answers', async () => {
  const routes = index.names.pages.slice(0, 20).map(({ route }) => route)
  const answers = await Promise.all(routes.map((page) => ask('read_page', { page })))
  expect(answers.map(({ text }) => sourcesOf(text)[0])).toEqual(routes)
})

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'tests', version: '1' } },
}

/** The command without a client around it. */
function start(folder: string) {
  const child = spawn(process.execPath, [DOCS, 'mcp', '--root', folder], { stdio: 'pipe' })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), out, err }))
  return { child, ended }
}

test('standard output has the protocol and nothing else; a closed input ends the process', {
  timeout: PATIENCE_MS,
}, async () => {
  const { child, ended } = start(root)
  child.stdin.write(`this is no JSON\n${JSON.stringify(INITIALIZE)}\n`)
  await once(child.stdout, 'data')
  child.stdin.end()
  const { code, out, err } = await ended
  expect(code).toBe(0)
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).jsonrpc),
  ).toEqual(['2.0'])
  expect(err).toContain(`Serving ${index.site.pages.length} pages`)
})

test('a broken pipe ends the process without a word about it', { timeout: PATIENCE_MS }, async () => {
  const { child, ended } = start(root)
  child.stdin.write(`${JSON.stringify(INITIALIZE)}\n`)
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stdin.on('error', () => {}) // it may be gone before we are
  const call = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'list_pages', arguments: {} } }
  child.stdin.write(`${JSON.stringify(call)}\n`)
  const { code, err } = await ended
  expect(code).toBe(0)
  expect(err).not.toMatch(/^\s+at /m)
})

test('without a built site the command says what to do', { timeout: PATIENCE_MS }, async () => {
  const { code, out, err } = await start(tmpdir()).ended
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toMatch(/There is no site in .*\n {2}Build it first: node .*docs\.mjs build --root /)
})
