import { expect, onTestFinished, test } from 'vitest'
import { createHarbourLibrary } from '../site/samples/harbour-library/harbour-library.ts'
import type { BookPage, FeedPage, Session } from '../site/samples/harbour-library/types.ts'

/** A new library, and a way to ask it that answers with status and body. */
function open() {
  const library = createHarbourLibrary()
  const ask = async (method: string, path: string, body?: unknown, token?: string) => {
    const response = await library.fetch(`https://library.example${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    const text = await response.text()
    return [response.status, text ? JSON.parse(text) : null]
  }
  return { library, ask, get: async <Body>(path: string) => (await ask('GET', path))[1] as Body }
}

test('the seed never changes: 60 books on three shelves, 12 members, 400 events', async () => {
  const { get, ask } = open()
  const all = await get<BookPage>('/books?size=100')
  expect([all.total, all.items[0], all.items[13]?.title]).toEqual([
    60,
    {
      id: 'bk-001',
      title: 'Emma',
      author: 'Jane Austen',
      shelf: 'fiction',
      year: 1815,
      copies: 4,
      onLoan: 0,
      version: 1,
    },
    'The Left Hand of Darkness',
  ])
  const sizes = await Promise.all(
    ['fiction', 'science', 'history'].map(async (shelf) => (await get<BookPage>(`/books?shelf=${shelf}`)).total),
  )
  expect(sizes).toEqual([20, 20, 20])
  expect(await get('/shelves')).toEqual(['fiction', 'history', 'science'])
  expect((await ask('GET', '/members/mb-12'))[0]).toBe(200)
  expect((await ask('GET', '/members/mb-13'))[0]).toBe(404)
  expect((await get<FeedPage>('/feed?limit=500')).events.length).toBe(400)
  expect(await get('/books?size=60')).toEqual(await open().get('/books?size=60'))
})

test('it answers in browsers without Response.json, too', async () => {
  const { json } = Response
  Reflect.deleteProperty(Response, 'json')
  onTestFinished(() => void Object.assign(Response, { json }))
  const response = await open().library.fetch('https://library.example/shelves')
  expect([response.headers.get('content-type'), await response.json()]).toEqual([
    'application/json',
    ['fiction', 'history', 'science'],
  ])
})

test('lists are searched and cut into pages', async () => {
  const { get } = open()
  const { items, ...page } = await get<BookPage>('/books?q=austen&size=1&page=2')
  expect([items.map(({ title }) => title), page]).toEqual([
    ['Persuasion'],
    { page: 2, size: 1, total: 2, totalPages: 2 },
  ])
})

test('books are added, changed and removed, and a change to an old version is refused', async () => {
  const { ask } = open()
  expect((await ask('POST', '/books', { title: 'Ice' }))[1]).toMatchObject({ id: 'bk-061', title: 'Ice', version: 1 })
  expect(await ask('POST', '/books', {})).toEqual([422, { code: 'NO_TITLE', message: 'A book needs a title' }])
  expect((await ask('PATCH', '/books/bk-061', { copies: 3, version: 1 }))[1]).toMatchObject({ copies: 3, version: 2 })
  expect(await ask('PATCH', '/books/bk-061', { copies: 4, version: 1 })).toEqual([
    409,
    { code: 'STALE_VERSION', message: 'The book is at version 2, not 1' },
  ])
  expect(await ask('DELETE', '/books/bk-061')).toEqual([204, null])
  expect(await ask('GET', '/books/bk-061')).toEqual([404, { code: 'NOT_FOUND', message: 'There is no book bk-061' }])
})

test('loans count copies, and the channel tells of them', async () => {
  const { library, ask } = open()
  const told: unknown[] = []
  library.channel.addEventListener('message', (event) => told.push((event as MessageEvent).data))
  const [status, loan] = await ask('POST', '/loans', { bookId: 'bk-007', memberId: 'mb-01' })
  expect([status, loan.dueAt]).toEqual([201, '2026-01-26T09:01:00.000Z'])
  expect(told).toEqual([{ type: 'loan.created', loan }])
  expect((await ask('POST', '/loans', { bookId: 'bk-007', memberId: 'mb-02' }))[0]).toBe(409)
  expect((await ask('GET', '/members/mb-01/loans'))[1]).toEqual([loan])
  expect((await ask('DELETE', `/loans/${loan.id}`))[0]).toBe(204)
  await ask('PATCH', '/books/bk-007', { copies: 2 })
  expect(told.at(-1)).toMatchObject({ type: 'book.updated', book: { copies: 2, onLoan: 0 } })
})

test('the feed is read in both directions', async () => {
  const { get } = open()
  const first = await get<FeedPage>('/feed?limit=2')
  expect(first.events.map(({ id }) => id)).toEqual(['ev-400', 'ev-399'])
  expect([first.prevCursor, first.nextCursor]).toEqual([null, 'ev-398'])
  const second = await get<FeedPage>(`/feed?limit=2&cursor=${first.nextCursor}`)
  expect([second.prevCursor, second.events[0]?.id]).toEqual(['ev-400', 'ev-398'])
  expect((await get<FeedPage>('/feed?limit=2&cursor=ev-001')).nextCursor).toBe(null)
})

test('a report moves on with every look', async () => {
  const { ask, get } = open()
  const [, job] = await ask('POST', '/reports')
  const looks = []
  for (let look = 0; look < 6; look++) looks.push(await get<{ state: string; progress: number }>(`/reports/${job.id}`))
  expect(looks.map(({ state, progress }) => `${state} ${progress}`)).toEqual([
    'running 0',
    'running 25',
    'running 50',
    'running 75',
    'done 100',
    'done 100',
  ])
})

test('a session ends with its token and goes on with a refreshed one', async () => {
  const { library, ask } = open()
  expect((await ask('GET', '/me'))[0]).toBe(401)
  const session: Session = (await ask('POST', '/session', { memberId: 'mb-03' }))[1]
  expect((await ask('GET', '/me', undefined, session.token))[1]).toMatchObject({ id: 'mb-03', name: 'Chiara Rossi' })
  library.expireTokens()
  expect((await ask('GET', '/me', undefined, session.token))[0]).toBe(401)
  const [, next] = await ask('POST', '/session/refresh', { refreshToken: session.refreshToken })
  expect((await ask('GET', '/me', undefined, next.token))[0]).toBe(200)
  expect((await ask('POST', '/session/refresh', { refreshToken: session.refreshToken }))[0]).toBe(401)
})

test('requests fail as they are told to, and then no more', async () => {
  const { library, ask } = open()
  library.failNext(503, 2)
  expect([await ask('GET', '/shelves'), await ask('GET', '/shelves')].map(([status]) => status)).toEqual([503, 503])
  library.failNext('offline')
  await expect(ask('GET', '/shelves')).rejects.toThrow(new TypeError('Failed to fetch'))
  library.failNext('html')
  const page = await library.fetch('https://library.example/shelves')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html'])
  library.failNext('timeout')
  const gone = library.fetch('https://library.example/shelves', { signal: AbortSignal.timeout(1) })
  await expect(gone).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(library.requests.map(({ status }) => status)).toEqual([503, 503, null, 200, null])
  library.reset()
  expect([library.requests, (await ask('GET', '/api/shelves'))[0], library.requests]).toEqual([
    library.requests,
    200,
    [{ method: 'GET', path: '/shelves', status: 200 }],
  ])
})
