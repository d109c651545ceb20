import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { RunningServer } from './listen.ts'
import { startStaticServer } from './static-server.ts'

const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>home</h1>',
  'api/createSlice/index.html': '<h1>createSlice</h1>',
  'api/createSlice/index.html.br': brotliCompressSync('<h1>createSlice</h1>'),
  'api/createSlice/index.html.gz': gzipSync('<h1>createSlice</h1>'),
  'api/createSlice.md': '# createSlice',
  'assets/app.Dw3PpC8g.js': 'run()',
  'assets/pages/api-createSlice.0a1b2c3d.json': '{}',
  'opensearch.xml': '<OpenSearchDescription/>',
  '404.html': '<h1>Page Not Found</h1>',
  '404.html.br': brotliCompressSync('<h1>Page Not Found</h1>'),
  _headers: "# comment\n/*\n  Content-Security-Policy: default-src 'self'\n/assets/*\n  X-Assets: yes\n",
}

const folder = mkdtempSync(join(tmpdir(), 'static-server-'))
let server: RunningServer

beforeAll(async () => {
  for (const [path, body] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), body)
  }
  server = await startStaticServer({ folder, baseUrl: '/' }, '127.0.0.1', 0)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

/** Unlike `fetch`, sends a path as it is written and leaves the body as it came. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  origin = server.origin,
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  '/api/createSlice',
  '/api/createSlice/',
  '/api/createSlice.html',
  '/api/createSlice/index.html',
  '/api/create%53lice?q=1',
])('%s answers with the doc, without a redirect', async (path) => {
  const { status, headers, body } = await get(path)
  expect([status, headers['content-type'], body.toString()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<h1>createSlice</h1>',
  ])
})

test.each([
  '/api',
  '/api/',
  '/nope',
  '/%E0%A4%A',
  '/%00',
  '/../package.json',
  '/..%2fpackage.json',
  '/..%5cx',
  '/_headers',
  '/api/createslice',
])('%s is answered with status 404 and the not-found page', async (path) => {
  const { status, body, headers } = await get(path)
  expect([status, body.toString(), headers['cache-control']]).toEqual([404, '<h1>Page Not Found</h1>', 'no-cache'])
})

test('precompressed files are chosen by what the browser accepts, best first', async () => {
  const brotli = await get('/api/createSlice', { 'accept-encoding': 'gzip, deflate, br' })
  expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding'])
  expect(brotliDecompressSync(brotli.body).toString()).toBe('<h1>createSlice</h1>')
  expect((await get('/api/createSlice', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe(
    'gzip',
  )
  expect((await get('/api/createSlice')).headers['content-encoding']).toBeUndefined()
  expect((await get('/nope', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
})

test('files named by their content are kept for ever, all others are asked for again', async () => {
  const immutable = 'public, max-age=31536000, immutable'
  expect((await get('/assets/app.Dw3PpC8g.js')).headers['cache-control']).toBe(immutable)
  expect((await get('/assets/pages/api-createSlice.0a1b2c3d.json')).headers['cache-control']).toBe(immutable)
  expect((await get('/')).headers['cache-control']).toBe('no-cache')
  expect((await get('/opensearch.xml')).headers['cache-control']).toBe('no-cache')
})

test('an unchanged page is answered with 304', async () => {
  const { headers } = await get('/')
  const again = await get('/', { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('the compressed and the plain form of a page have different tags', async () => {
  const plain = await get('/api/createSlice')
  const brotli = await get('/api/createSlice', { 'accept-encoding': 'br' })
  expect(plain.headers.etag).not.toBe(brotli.headers.etag)
})

test('Markdown twins are text/markdown', async () => {
  expect((await get('/api/createSlice.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
})

test('HEAD has the headers and no body', async () => {
  const { status, headers, body } = await get('/', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, '13', 0])
})

test('only GET and HEAD are allowed', async () => {
  const { status, headers } = await get('/', {}, 'POST')
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('the headers of _headers are sent, on the not-found page too', async () => {
  expect((await get('/nope')).headers['content-security-policy']).toBe("default-src 'self'")
  expect((await get('/assets/app.Dw3PpC8g.js')).headers['x-assets']).toBe('yes')
  expect((await get('/')).headers['x-assets']).toBeUndefined()
})

test('a site with a base is served below it and nowhere else', async () => {
  const based = await startStaticServer({ folder, baseUrl: '/docs/' }, '127.0.0.1', 0)
  onTestFinished(() => based.close())
  const ask = async (path: string) => (await get(path, {}, 'GET', based.origin)).status
  expect(await Promise.all(['/docs/', '/docs', '/docs/api/createSlice', '/', '/api/createSlice'].map(ask))).toEqual([
    200, 200, 200, 404, 404,
  ])
})

test('a taken port is an error that names it and the way out', async () => {
  const port = Number(new URL(server.origin).port)
  const error: Error = await startStaticServer({ folder, baseUrl: '/' }, '127.0.0.1', port).then(
    () => new Error('did not fail'),
    (reason) => reason,
  )
  expect(
    error.message.replaceAll(String(port), '{port}').replace(String(port + 1), '{port + 1}'),
  ).toMatchInlineSnapshot(`
    "Port {port} on 127.0.0.1 is already in use.
      Stop the program that uses it, or choose another with PORT, for example: PORT={port + 1} npm start"
  `)
})
