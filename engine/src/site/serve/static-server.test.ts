import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { RunningServer } from './listen.ts'
import { type Patience, startStaticServer } from './static-server.ts'

/** Too large to be kept in memory. */
const FILM = randomBytes(2 * 1024 * 1024 + 5)

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
  'assets/sandbox/live.0a1b2c3d.html': '<p>sandbox</p>',
  'assets/film.0a1b2c3d.webm': FILM,
  _headers: "# comment\n/*\n  Content-Security-Policy: default-src 'self'\n/assets/*\n  X-Assets: yes\n",
}

/** As `_headers` is when there are live examples: the documents' policy is named by page, the sandbox has its own. */
const BY_PAGE = [
  '{base}*\n  Referrer-Policy: no-referrer',
  '{base}assets/*\n  Cache-Control: public, max-age=31536000, immutable',
  '{base}assets/sandbox/*\n  Content-Security-Policy: sandbox',
  ...['', 'api', 'api/*'].map((path) => `{base}${path}\n  Content-Security-Policy: default-src 'self'`),
].join('\n\n')

const folder = mkdtempSync(join(tmpdir(), 'static-server-'))
let server: RunningServer

beforeAll(async () => {
  write(folder, FILES)
  server = await startStaticServer({ folder, baseUrl: '/' }, '127.0.0.1', 0)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function write(into: string, files: Record<string, string | Buffer>): void {
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(into, path)), { recursive: true })
    writeFileSync(join(into, path), body)
  }
}

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

/** A site of its own, for tests that change it. */
async function serveFiles(files: Record<string, string | Buffer>, baseUrl = '/', patience?: Patience) {
  const top = mkdtempSync(join(tmpdir(), 'static-server-'))
  const dist = join(top, 'dist')
  write(dist, files)
  const running = await startStaticServer({ folder: dist, baseUrl }, '127.0.0.1', 0, patience)
  onTestFinished(async () => {
    await running.close()
    rmSync(top, { recursive: true })
  })
  return {
    top,
    dist,
    ask: (path: string, headers = {}, method = 'GET') => get(path, headers, method, running.origin),
    running,
  }
}

test.each(['/', '/docs/'])(
  'every spelling of a page, and of none, has the policy of pages; the sandbox always its own: below %s',
  async (base) => {
    const { ask } = await serveFiles(
      {
        ...FILES,
        'assets/own.html': '<p>own</p>',
        'assets/own.HTML': '<p>own</p>',
        'assets/deep/index.html': '<p>own</p>',
        _headers: BY_PAGE.replaceAll('{base}', base),
      },
      base,
    )
    const told = async (below: string, path = `${base}${below}`) => {
      const { status, headers } = await ask(path)
      return [path, status, headers['content-security-policy'], headers['referrer-policy']]
    }
    const page = (status: number) => [expect.anything(), status, "default-src 'self'", 'no-referrer']
    for (const below of [
      '',
      'index.html',
      '/',
      'api/createSlice',
      '/api/createSlice',
      '%61pi/createSlice',
      'api%2fcreateSlice',
    ]) {
      expect(await told(below)).toEqual(page(200))
    }
    for (const below of ['api/createSlice/', 'api//createSlice.html', 'api/createSlice/index.html', '404.html']) {
      expect(await told(below)).toEqual(page(200))
    }
    for (const below of [
      'nope',
      'api',
      './',
      'api/../',
      '%E0%A4%A',
      '_headers',
      '/%5fheaders',
      'assets/sandbox/nope.html',
    ]) {
      expect(await told(below)).toEqual(page(404))
    }
    for (const folder of [
      'assets/sandbox',
      'assets/%73andbox',
      '/assets/sandbox',
      'assets//sandbox',
      'assets%2fsandbox',
    ]) {
      const sandbox = [expect.anything(), 200, 'sandbox', 'no-referrer']
      expect(await told(`${folder}/live.0a1b2c3d.html`)).toEqual(sandbox)
    }
    for (const below of [
      'assets/own.html',
      'assets/%6fwn.html',
      'assets//own.HTML',
      'assets/deep',
      'assets/deep/index.html',
    ])
      expect(await told(below), below).toEqual(page(200))
    expect(await told('outside of the base', '/elsewhere')).toEqual(page(404))
  },
)

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')

test('a part of a file is sent as a part, from memory and from the disk', async () => {
  const part = async (path: string, range: string, more = {}) => {
    const { status, headers, body } = await get(path, { range, ...more })
    return [status, headers['content-range'], headers['content-length'], hashOf(body)] as const
  }
  const page = Buffer.from('<h1>home</h1>')
  expect(await part('/', 'bytes=0-3')).toEqual([206, 'bytes 0-3/13', '4', hashOf(page.subarray(0, 4))])
  expect(await part('/', 'bytes=4-')).toEqual([206, 'bytes 4-12/13', '9', hashOf(page.subarray(4))])
  expect(await part('/', 'bytes=-5')).toEqual([206, 'bytes 8-12/13', '5', hashOf(page.subarray(8))])
  const film = '/assets/film.0a1b2c3d.webm'
  const end = FILM.length - 1
  expect(await part(film, 'bytes=70000-')).toEqual([
    206,
    `bytes 70000-${end}/${FILM.length}`,
    String(FILM.length - 70000),
    hashOf(FILM.subarray(70000)),
  ])
  expect(await part(film, 'bytes=-1')).toEqual([
    206,
    `bytes ${end}-${end}/${FILM.length}`,
    '1',
    hashOf(FILM.subarray(end)),
  ])
  for (const path of ['/', film]) {
    const size = path === '/' ? 13 : FILM.length
    expect(await part(path, `bytes=${size}-`)).toEqual([416, `bytes */${size}`, undefined, hashOf(Buffer.alloc(0))])
    const whole = [200, undefined, String(size), hashOf(path === '/' ? page : FILM)]
    for (const range of ['bytes=0-1,3-4', 'bytes=5-2', 'lines=1-2', 'bytes=-']) {
      expect(await part(path, range)).toEqual(whole)
    }
    const { etag = '' } = (await get(path, {}, 'HEAD')).headers
    expect((await part(path, 'bytes=0-1', { 'if-range': etag }))[0]).toBe(206)
    expect(await part(path, 'bytes=0-1', { 'if-range': '"old"' })).toEqual(whole)
    expect((await part(path, 'bytes=0-1', { 'if-none-match': etag }))[0]).toBe(304)
  }
  expect((await part('/nope', 'bytes=0-1'))[0]).toBe(404)
})

test('a large file is whole and has a tag of its content', async () => {
  const film = await get('/assets/film.0a1b2c3d.webm')
  expect([film.headers['content-length'], film.body.equals(FILM)]).toEqual([String(FILM.length), true])
  const { ask } = await serveFiles({ 'copy.webm': FILM })
  expect((await ask('/copy.webm')).headers.etag).toBe(film.headers.etag)
})

test('a link that leads out of the folder is not there; one that stays inside is', async () => {
  const { top, dist, ask } = await serveFiles({ 'index.html': 'home', 'secrets/a.txt': 'inside' })
  write(top, { 'secret.txt': 'outside', 'dist-other/a.txt': 'outside' })
  symlinkSync(join(top, 'secret.txt'), join(dist, 'secret.txt'))
  symlinkSync('../dist-other', join(dist, 'folder'))
  symlinkSync('secrets', join(dist, 'within'))
  symlinkSync('loop', join(dist, 'loop'))
  expect([(await ask('/secret.txt')).status, (await ask('/folder/a.txt')).status, (await ask('/loop')).status]).toEqual(
    [404, 404, 404],
  )
  expect(String((await ask('/within/a.txt')).body)).toBe('inside')
})

test('a link to what is hidden, or there for hosts alone, is not there', async () => {
  const { dist, ask } = await serveFiles({ ...FILES, '.env': 'KEY=1', '.git/config': 'KEY=2', 'a.txt': 'a' })
  symlinkSync('.env', join(dist, 'env.txt'))
  symlinkSync('.git', join(dist, 'git'))
  symlinkSync('_headers', join(dist, 'headers.txt'))
  symlinkSync('.env', join(dist, 'a.txt.br'))
  for (const path of ['/env.txt', '/git/config', '/headers.txt', '/.env', '/_headers'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect(String((await ask('/a.txt', { 'accept-encoding': 'br' })).body)).toBe('a')
})

test('while builds swap the folder, every answer is whole and of one build', async () => {
  const lengthOf = (build: number) => 20_000 + 2000 * (build % 30)
  const filesOf = (build: number) => ({
    'index.html': 'x'.repeat(lengthOf(build)),
    _headers: `/*\n  X-Build: ${build}\n`,
  })
  const { top, dist, ask } = await serveFiles(filesOf(0))
  const BUILDS = 60
  for (let build = 1; build <= BUILDS; build++) write(join(top, `next-${build}`), filesOf(build))
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
  let isOver = false
  const readers = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const { status, headers, body } = await ask('/')
      const length = lengthOf(Number(headers['x-build']))
      expect([status, headers['content-length'], body.length]).toEqual([200, String(length), length])
    }
  })
  for (let build = 1; build <= BUILDS; build++) {
    renameSync(dist, join(top, `old-${build}`))
    if (build % 10 === 0) await new Promise((resolve) => setImmediate(resolve)) // longer than a build ever takes
    renameSync(join(top, `next-${build}`), dist)
    await pause()
  }
  isOver = true
  await Promise.all(readers)
})

test('a client that does not finish its request is hung up on', async () => {
  const { running } = await serveFiles(FILES, '/', { request: 50, answer: 60_000, idle: 60_000 })
  const socket = connect(Number(new URL(running.origin).port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: slow\r\nX-Never: ')
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('close', () => resolve(text))
  })
  expect(answer).toContain('408 Request Timeout')
})

test('a client that does not take its answer is hung up on', async () => {
  const { running } = await serveFiles({ 'film.webm': randomBytes(32 * 1024 * 1024) }, '/', {
    request: 60_000,
    answer: 50,
    idle: 60_000,
  })
  const socket = connect(Number(new URL(running.origin).port), '127.0.0.1')
  socket.write('GET /film.webm HTTP/1.1\r\nHost: slow\r\n\r\n')
  socket.pause()
  await expect.poll(() => running.connections(), { timeout: 20_000 }).toBe(1)
  await expect.poll(() => running.connections(), { timeout: 20_000 }).toBe(0)
  socket.destroy()
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
