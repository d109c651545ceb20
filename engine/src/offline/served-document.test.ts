import { expect, test } from 'vitest'
import { isUsable, readServed } from './served-document.ts'

const LIST = '/docs/assets/offline.0123abcd.json'
const seed = (content: string) => `<script type="application/json" id="page-seed">${content}</script>`
const page = (content = JSON.stringify({ offline: LIST })) => `<!doctype html><h1>Lending</h1>${seed(content)}`
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const read = (html: string, init: ResponseInit = {}) =>
  readServed(new Response(html, { headers: HTML, ...init }), '/docs/')

test('a document that is kept is answered as it was served: text and headers, but for those of its way here', async () => {
  const headers = {
    ...HTML,
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'br',
    'content-length': '9',
  }
  const found = await read(page(), { headers })
  expect(found?.list).toBe(LIST)
  expect(await found?.copy.text()).toBe(page())
  expect(Object.fromEntries(found?.copy.headers ?? [])).toEqual({
    ...HTML,
    'content-security-policy': "default-src 'self'",
  })
})

test('errors, other files and documents of others are not kept', async () => {
  expect(await read(page(), { status: 404 })).toBeNull()
  expect(await read(page(), { status: 500 })).toBeNull()
  expect(await read(page(), { headers: { 'content-type': 'application/json' } })).toBeNull()
  expect(await read(page(), { headers: {} })).toBeNull()
  expect(await read('<h1>A page of the host</h1>')).toBeNull()
  expect(await read('')).toBeNull()
})

test('a document that was cut off on its way is not kept, wherever it was cut', async () => {
  const whole = page()
  const end = whole.indexOf('</script>') + '</script>'.length
  for (let length = 0; length < end; length++) expect(await read(whole.slice(0, length)), String(length)).toBeNull()
  expect(await read(whole.slice(0, end))).not.toBeNull()
})

test('the last seed counts: text on the page cannot name another list', async () => {
  const other = JSON.stringify({ offline: '/docs/assets/offline.eeeeeeee.json' })
  expect((await read(seed(other) + page()))?.list).toBe(LIST)
})

test('a seed that names no list of this site is none', async () => {
  for (const offline of [
    undefined,
    null,
    7,
    'https://evil.example/docs/assets/offline.0123abcd.json',
    '//evil.example/assets/offline.0123abcd.json',
    '/assets/offline.0123abcd.json', // of the site beside this one
    '/docs/assets/../offline.0123abcd.json',
    '/docs/assets/offline.0123abcd.json?x',
    '/docs/assets/offline.0123ABCD.json',
    '/docs/assets/offline.js.json',
    '/docs/assets/offline..json',
  ]) {
    expect(await read(page(JSON.stringify({ offline }))), String(offline)).toBeNull()
  }
  for (const content of ['null', '[]', '"text"', '{"offline":', 'undefined'])
    expect(await read(page(content)), content).toBeNull()
})

test('only a whole answer of this origin is used: what others serve cannot be looked into', () => {
  const answer = (type: ResponseType, status = 200) => isUsable({ type, status } as Response)
  expect([answer('basic'), answer('default')]).toEqual([true, true])
  expect([answer('opaque'), answer('cors'), answer('opaqueredirect'), answer('error')]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect([answer('basic', 206), answer('basic', 304), answer('basic', 203)]).toEqual([false, false, false])
})
