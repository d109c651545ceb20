/** One of three places in the building. */
export type Shelf = 'fiction' | 'science' | 'history'

/** A title the library has, in one or more copies. */
export interface Book {
  id: string
  title: string
  author: string
  shelf: Shelf
  year: number
  copies: number
  onLoan: number
  /** Counts changes; a PATCH that names an older one is refused. */
  version: number
}

/** A page of a list of books. */
export interface BookPage {
  items: Book[]
  page: number
  size: number
  total: number
  totalPages: number
}

/** Somebody who may borrow. */
export interface Member {
  id: string
  name: string
  email: string
  joined: string
}

/** A copy of a book in a member's hands. */
export interface Loan {
  id: string
  bookId: string
  memberId: string
  lentAt: string
  dueAt: string
}

/** Something that happened in the library. */
export interface FeedEvent {
  id: string
  at: string
  type: 'loan.created' | 'loan.returned' | 'book.added' | 'member.joined'
  text: string
}

/** Some events, newest first, and where to go on in both directions. */
export interface FeedPage {
  events: FeedEvent[]
  nextCursor: string | null
  prevCursor: string | null
}

/** A report that is being made. */
export interface ReportJob {
  id: string
  state: 'queued' | 'running' | 'done'
  progress: number
}

/** What signing in gives: an access token, and one to get the next with. */
export interface Session {
  token: string
  refreshToken: string
}

/** The body of a refused request. */
export interface Refusal {
  code: string
  message: string
}

/** What the channel says. */
export type ChannelMessage = { type: 'loan.created'; loan: Loan } | { type: 'book.updated'; book: Book }

/** How a request can be made to fail: a status, no answer, a page instead of data, or no network. */
export type Failure = number | 'timeout' | 'html' | 'offline'

/** A line of the request log. */
export interface LoggedRequest {
  method: string
  path: string
  /** Null: it never got an answer. */
  status: number | null
}
