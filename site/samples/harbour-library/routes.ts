import { idOf, type LibraryData, LOAN_PERIOD, OPENING } from './seed.ts'
import type { Book, ChannelMessage, Loan, Refusal, ReportJob, Session } from './types.ts'

/** A request, taken apart. */
export interface Call {
  params: string[]
  query: URLSearchParams
  body: Record<string, unknown>
  /** From `Authorization: Bearer …`. */
  token: string | null
}

/** What a route answers. */
export interface Answer {
  status: number
  body?: unknown
}

/** All that changes while the library is open. */
export interface LibraryState extends LibraryData {
  reports: Map<string, ReportJob>
  sessions: Map<string, { memberId: string; refreshToken: string }>
  /** Counts what was created, for ids and times. */
  count: number
  tell: (message: ChannelMessage) => void
}

/** A route: method, path with one group a parameter, and what it does. */
export type Route = [method: string, path: RegExp, answer: (state: LibraryState, call: Call) => Answer]

const ok = (body: unknown): Answer => ({ status: 200, body })
const refuse = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message } satisfies Refusal,
})
const missing = (what: string, id: string | undefined) => refuse(404, 'NOT_FOUND', `There is no ${what} ${id}`)
const numberOf = (text: string | null, fallback: number) => Math.max(1, Number.parseInt(text ?? '', 10) || fallback)

/** Every route of the library. */
export const ROUTES: Route[] = [
  ['GET', /^\/shelves$/, ({ books }) => ok([...new Set(books.map(({ shelf }) => shelf))].sort())],
  ['GET', /^\/books$/, ({ books }, { query }) => ok(pageOfBooks(books, query))],
  [
    'GET',
    /^\/books\/([^/]+)$/,
    ({ books }, { params: [id] }) => {
      const book = books.find((item) => item.id === id)
      return book ? ok(book) : missing('book', id)
    },
  ],
  ['POST', /^\/books$/, addBook],
  ['PATCH', /^\/books\/([^/]+)$/, changeBook],
  [
    'DELETE',
    /^\/books\/([^/]+)$/,
    (state, { params: [id] }) => {
      if (!state.books.some((book) => book.id === id)) return missing('book', id)
      state.books = state.books.filter((book) => book.id !== id)
      return { status: 204 }
    },
  ],
  [
    'GET',
    /^\/members\/([^/]+)$/,
    ({ members }, { params: [id] }) => {
      const member = members.find((item) => item.id === id)
      return member ? ok(member) : missing('member', id)
    },
  ],
  [
    'GET',
    /^\/members\/([^/]+)\/loans$/,
    ({ members, loans }, { params: [id] }) =>
      members.some((member) => member.id === id)
        ? ok(loans.filter(({ memberId }) => memberId === id))
        : missing('member', id),
  ],
  ['POST', /^\/loans$/, lend],
  ['DELETE', /^\/loans\/([^/]+)$/, takeBack],
  ['GET', /^\/feed$/, ({ feed }, { query }) => pageOfFeed(feed, query)],
  [
    'POST',
    /^\/reports$/,
    (state) => {
      const job: ReportJob = { id: idOf('rp', ++state.count), state: 'queued', progress: 0 }
      state.reports.set(job.id, job)
      return { status: 202, body: job }
    },
  ],
  ['GET', /^\/reports\/([^/]+)$/, askReport],
  [
    'POST',
    /^\/session$/,
    (state, { body: { memberId = 'mb-01' } }) =>
      state.members.some(({ id }) => id === memberId)
        ? { status: 201, body: openSession(state, String(memberId)) }
        : refuse(401, 'UNKNOWN_MEMBER', `There is no member ${memberId}`),
  ],
  ['POST', /^\/session\/refresh$/, refreshSession],
  [
    'GET',
    /^\/me$/,
    ({ members, sessions }, { token }) => {
      const session = token === null ? undefined : sessions.get(token)
      const member = members.find(({ id }) => id === session?.memberId)
      return member ? ok(member) : refuse(401, 'NO_SESSION', token ? 'The token is not valid' : 'A token is missing')
    },
  ],
]

function pageOfBooks(books: Book[], query: URLSearchParams) {
  const [shelf, words] = [query.get('shelf'), query.get('q')?.toLowerCase()]
  const found = books.filter(
    (book) =>
      (!shelf || book.shelf === shelf) && (!words || `${book.title} ${book.author}`.toLowerCase().includes(words)),
  )
  const [page, size] = [numberOf(query.get('page'), 1), numberOf(query.get('size'), 10)]
  const items = found.slice((page - 1) * size, page * size)
  return { items, page, size, total: found.length, totalPages: Math.ceil(found.length / size) }
}

function addBook(state: LibraryState, { body }: Call): Answer {
  if (typeof body.title !== 'string' || body.title.trim() === '') return refuse(422, 'NO_TITLE', 'A book needs a title')
  const book: Book = {
    author: 'Unknown',
    shelf: 'fiction',
    year: 2026,
    copies: 1,
    ...body,
    title: body.title,
    id: nextId('bk', state.books),
    onLoan: 0,
    version: 1,
  }
  state.books = [...state.books, book]
  return { status: 201, body: book }
}

/** Numbers go on where the seed ends, so that ids can be written into a sample. */
const nextId = (prefix: string, items: Array<{ id: string }>) =>
  idOf(prefix, Math.max(0, ...items.map(({ id }) => Number(id.slice(prefix.length + 1)))) + 1)

function changeBook(state: LibraryState, { params: [id], body: { version, ...changes } }: Call): Answer {
  const book = state.books.find((item) => item.id === id)
  if (!book) return missing('book', id)
  if (version !== undefined && version !== book.version)
    return refuse(409, 'STALE_VERSION', `The book is at version ${book.version}, not ${version}`)
  const changed: Book = { ...book, ...changes, id: book.id, version: book.version + 1 }
  state.books = state.books.map((item) => (item === book ? changed : item))
  state.tell({ type: 'book.updated', book: changed })
  return ok(changed)
}

function lend(state: LibraryState, { body: { bookId, memberId } }: Call): Answer {
  const book = state.books.find(({ id }) => id === bookId)
  if (!book) return missing('book', String(bookId))
  if (!state.members.some(({ id }) => id === memberId)) return missing('member', String(memberId))
  if (book.onLoan >= book.copies) return refuse(409, 'NO_COPY_LEFT', `All ${book.copies} copies are on loan`)
  const lentAt = OPENING + ++state.count * 60_000
  const loan: Loan = {
    id: nextId('ln', state.loans),
    bookId: book.id,
    memberId: String(memberId),
    lentAt: new Date(lentAt).toISOString(),
    dueAt: new Date(lentAt + LOAN_PERIOD).toISOString(),
  }
  state.loans = [...state.loans, loan]
  state.books = state.books.map((item) => (item === book ? { ...book, onLoan: book.onLoan + 1 } : item))
  state.tell({ type: 'loan.created', loan })
  return { status: 201, body: loan }
}

function takeBack(state: LibraryState, { params: [id] }: Call): Answer {
  const loan = state.loans.find((item) => item.id === id)
  if (!loan) return missing('loan', id)
  state.loans = state.loans.filter((item) => item !== loan)
  state.books = state.books.map((book) => (book.id === loan.bookId ? { ...book, onLoan: book.onLoan - 1 } : book))
  return { status: 204 }
}

/** A cursor is the id of an event: `cursor` starts with it. */
function pageOfFeed(feed: LibraryState['feed'], query: URLSearchParams): Answer {
  const cursor = query.get('cursor')
  const limit = numberOf(query.get('limit'), 20)
  const start = cursor ? feed.findIndex(({ id }) => id === cursor) : 0
  if (start === -1) return refuse(400, 'BAD_CURSOR', `There is no event ${cursor}`)
  return ok({
    events: feed.slice(start, start + limit),
    nextCursor: feed[start + limit]?.id ?? null,
    prevCursor: start > 0 ? (feed[Math.max(0, start - limit)]?.id ?? null) : null,
  })
}

/** Each look moves a report on: queued, then running by quarters, then done. */
function askReport(state: LibraryState, { params: [id = ''] }: Call): Answer {
  const job = state.reports.get(id)
  if (!job) return missing('report', id)
  const progress = job.state === 'queued' ? 0 : Math.min(100, job.progress + 25)
  const next: ReportJob = { id, state: progress === 100 ? 'done' : 'running', progress }
  state.reports.set(id, next)
  return ok(next)
}

function openSession(state: LibraryState, memberId: string): Session {
  const number = ++state.count
  const session = { token: `token-${number}`, refreshToken: `refresh-${number}` }
  state.sessions.set(session.token, { memberId, refreshToken: session.refreshToken })
  return session
}

/** The old pair ends with the new one's beginning. */
function refreshSession(state: LibraryState, { body: { refreshToken } }: Call): Answer {
  const [token, session] = [...state.sessions].find(([, entry]) => entry.refreshToken === refreshToken) ?? []
  if (!token || !session) return refuse(401, 'NO_SESSION', 'The refresh token is not valid')
  state.sessions.delete(token)
  return { status: 201, body: openSession(state, session.memberId) }
}
