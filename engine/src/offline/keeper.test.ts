import { expect, test, vi } from 'vitest'
import type { OfflineFiles } from '#model/offline.ts'
import { createKeeper } from './keeper.ts'
import { MOST_PAGES } from './kept-index.ts'

const ORIGIN = 'https://docs.example'

/** A cache in memory with as much of the interface as the keeper uses; `room` is how many entries it takes. */
function fakeCache(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, Response>()
  const key = (request: RequestInfo | URL) => new URL(String(request), ORIGIN).href
  return {
    room,
    paths: () => [...entries.keys()].map((url) => url.slice(ORIGIN.length)).sort(),
    async match(request: RequestInfo | URL) {
      return entries.get(key(request))?.clone()
    },
    async put(request: RequestInfo | URL, response: Response) {
      if (!entries.has(key(request)) && entries.size >= this.room) throw new DOMException('', 'QuotaExceededError')
      entries.set(key(request), response)
    },
    async delete(request: RequestInfo | URL) {
      return entries.delete(key(request))
    },
    async keys() {
      return [...entries.keys()].map((url) => new Request(url))
    },
  }
}

/** A deployment by its address: documents of two pages, a script, and the list. */
function deployment(name: string, routes = ['/', '/a', '/b']): Record<string, string> {
  const href = `/assets/offline.${name.repeat(8)}.json`
  const list: OfflineFiles = {
    title: 'Docs',
    common: [[`assets/app.${name}.js`, 10]],
    pages: Object.fromEntries(
      routes.map((route) => [route, { title: route, document: 5, files: [[`assets/pages${route}.${name}.json`, 1]] }]),
    ),
    loose: [],
  }
  const html = (route: string) =>
    `<h1>${route} of ${name}</h1><script type="application/json" id="page-seed">{"offline":"${href}"}</script>`
  return {
    [href]: JSON.stringify(list),
    [`/assets/app.${name}.js`]: name,
    ...Object.fromEntries(routes.map((route) => [`/assets/pages${route}.${name}.json`, name])),
    ...Object.fromEntries(routes.map((route) => [route, html(route)])),
  }
}

function open(site: Record<string, string>, cache = fakeCache()) {
  const served = { files: site }
  const fetch = async (href: string) => {
    const body = served.files[href]
    const type = body?.startsWith('<') ? 'text/html' : 'text/plain'
    return new Response(body ?? 'gone', { status: body === undefined ? 404 : 200, headers: { 'content-type': type } })
  }
  return { served, cache, keeper: createKeeper({ base: '/', cache, fetch }) }
}

const always = () => true

test('a page is kept with everything it needs, whatever the spelling of its address', async () => {
  const { keeper, cache } = open({ ...deployment('a'), '/A/': '' })
  expect(await keeper.keep('/a/')).toBe(true)
  expect(cache.paths()).toEqual([
    '/a',
    '/assets/app.a.js',
    '/assets/offline.aaaaaaaa.json',
    '/assets/offline.kept',
    '/assets/pages/a.a.json',
  ])
  expect(await keeper.status()).toEqual({ keptPages: 1, allPages: 3, keptBytes: 16, allBytes: 28, isWhole: false })
})

test('a document whose files are not all to be had is not kept, nor is an error, nor a page that names no list', async () => {
  const { 'never mind': _, ...files } = deployment('a')
  delete files['/assets/pages/b.a.json']
  const { keeper, cache } = open({ ...files, '/plain': '<h1>Another page</h1>' })
  await expect(keeper.keep('/b')).rejects.toThrow('/assets/pages/b.a.json answered 404')
  expect(await keeper.keep('/gone')).toBe(false)
  expect(await keeper.keep('/plain')).toBe(false)
  expect(cache.paths()).not.toContain('/b')
  expect(cache.paths()).not.toContain('/plain')
})

test('hosts that answer every address with a page do not get it kept as a script', async () => {
  const files = deployment('a')
  files['/assets/app.a.js'] = '<h1>Not found</h1>'
  const { keeper, cache } = open(files)
  await expect(keeper.keep('/a')).rejects.toThrow('/assets/app.a.js')
  expect(cache.paths()).not.toContain('/a')
})

test('kept pages move to a new deployment, those that are gone go, and the old files with them', async () => {
  const { keeper, cache, served } = open(deployment('a'))
  for (const path of ['/a', '/b']) await keeper.keep(path)
  served.files = deployment('c', ['/', '/a'])
  await keeper.keep('/')
  expect(await keeper.catchUp(always)).toBe(true)
  expect(cache.paths()).toEqual([
    '/',
    '/a',
    '/assets/app.c.js',
    '/assets/offline.cccccccc.json',
    '/assets/offline.kept',
    '/assets/pages/.c.json',
    '/assets/pages/a.c.json',
  ])
  expect(await (await cache.match('/a'))?.text()).toContain('/a of c')
})

test('a deployment in the middle of catching up ends it: nothing is kept under the wrong list', async () => {
  const { keeper, cache, served } = open(deployment('a'))
  for (const path of ['/a', '/b']) await keeper.keep(path)
  served.files = deployment('c')
  await keeper.keep('/')
  served.files = deployment('d')
  expect(await keeper.catchUp(always)).toBe(false)
  expect(await (await cache.match('/a'))?.text()).toContain('/a of a')
  expect(cache.paths()).toContain('/assets/app.a.js')
})

test('the whole site is kept once that is asked for, and in steps', async () => {
  const { keeper } = open(deployment('a'))
  await keeper.keep('/')
  await keeper.setWhole(true)
  let steps = 0
  expect(await keeper.catchUp(() => ++steps < 2)).toBe(false)
  expect(await keeper.catchUp(always)).toBe(true)
  expect(await keeper.status()).toMatchObject({ keptPages: 3, keptBytes: 28, allBytes: 28, isWhole: true })
})

test('a full device gives up the longest unread pages, and keeps the others whole', async () => {
  const cache = fakeCache()
  const { keeper } = open(deployment('a'), cache)
  for (const path of ['/a', '/b']) await keeper.keep(path)
  cache.room = cache.paths().length
  await expect(keeper.keep('/')).rejects.toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
  await keeper.makeRoom()
  expect(cache.paths()).toEqual([
    '/assets/app.a.js',
    '/assets/offline.aaaaaaaa.json',
    '/assets/offline.kept',
    '/assets/pages/b.a.json',
    '/b',
  ])
})

test('pages that were read are kept up to a number', async () => {
  const routes = Array.from({ length: MOST_PAGES + 3 }, (_, index) => `/p${index}`)
  const { keeper, cache } = open(deployment('a', routes))
  for (const route of routes) await keeper.keep(route)
  await keeper.catchUp(always)
  expect(await keeper.status()).toMatchObject({ keptPages: MOST_PAGES })
  expect(cache.paths()).not.toContain('/p0')
  expect(cache.paths()).toContain(routes.at(-1))
})

/** A deployment whose page `/a` names two files by address; there is a third that no page names. */
function withLooseFiles(name: string): Record<string, string> {
  const files = deployment(name)
  const href = `/assets/offline.${name.repeat(8)}.json`
  const list: OfflineFiles = JSON.parse(files[href] ?? '')
  list.loose = [
    [`a.md?${name}`, 3],
    [`größe 1.pdf?${name}`, 3],
    [`other.md?${name}`, 3],
  ]
  files[href] = JSON.stringify(list)
  files['/a'] = `<a href="/a.md">Markdown</a><a href="/gr%C3%B6%C3%9Fe%201.pdf">Paper</a>${files['/a']}`
  for (const [path] of list.loose) files[`/${path}`] = name
  return files
}
const loosePaths = (cache: ReturnType<typeof fakeCache>) =>
  cache.paths().flatMap((path) => (path.includes('?') ? [decodeURI(path)] : []))

test('files that a kept page names come along, others only with the whole site', async () => {
  const { keeper, cache } = open(withLooseFiles('a'))
  await keeper.keep('/b')
  await keeper.catchUp(always)
  expect(loosePaths(cache)).toEqual([])
  await keeper.keep('/a')
  await keeper.catchUp(always)
  expect(loosePaths(cache)).toEqual(['/a.md?a', '/größe 1.pdf?a'])
  await keeper.setWhole(true)
  await keeper.catchUp(always)
  expect(loosePaths(cache)).toEqual(['/a.md?a', '/größe 1.pdf?a', '/other.md?a'])
})

test('of a file that a page names only the newest deployment’s is kept', async () => {
  const { keeper, cache, served } = open(withLooseFiles('a'))
  await keeper.keep('/a')
  await keeper.catchUp(always)
  served.files = withLooseFiles('c')
  await keeper.keep('/a')
  await keeper.catchUp(always)
  expect(loosePaths(cache)).toEqual(['/a.md?c', '/größe 1.pdf?c'])
})

test('a page is whole without such a file; a device that has no room for it says so', async () => {
  const files = withLooseFiles('a')
  delete files['/a.md?a']
  const { keeper, cache, served } = open(files)
  await keeper.keep('/a')
  expect(await keeper.catchUp(always)).toBe(true)
  expect(loosePaths(cache)).toEqual(['/größe 1.pdf?a'])
  served.files = withLooseFiles('a')
  cache.room = cache.paths().length
  await expect(keeper.catchUp(always)).rejects.toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
})

test('where nothing has been kept there is nothing to bring along, and nothing to tell', async () => {
  const { keeper, cache } = open(deployment('a'))
  expect([await keeper.catchUp(always), await keeper.status(), cache.paths()]).toEqual([true, null, []])
})

test('a list that is none, as an error page with the status of success, is thrown away and asked for again', async () => {
  const files = deployment('a')
  const { keeper, cache, served } = open({ ...files, '/assets/offline.aaaaaaaa.json': '{"error": "try later"}' })
  await expect(keeper.keep('/a')).rejects.toThrow('/assets/offline.aaaaaaaa.json is not a list of files')
  expect(cache.paths()).toEqual([])
  served.files = files
  expect(await keeper.keep('/a')).toBe(true)
})

test('a path outside the site, and one that nothing can be decoded from, is no page', async () => {
  const fetch = vi.fn()
  const keeper = createKeeper({ base: '/docs/', cache: fakeCache(), fetch })
  for (const path of ['/', '/other/a', '/docsa', '/docs/%E0%A4%A']) expect(await keeper.keep(path), path).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})
