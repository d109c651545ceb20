/*
 * The hosted search service on this machine: the part of its HTTP interface that the site and its upload use, with records in
 * memory. Changes are tasks, as there: they take effect when they are published, not when they are accepted.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '#engine/site/serve/listen.ts'
import { emptyIndex, type HostedQuery, type HostedRecord, type MemoryIndex, searchIndex } from './hosted-matching.ts'

/** A request as it was received. */
export interface ReceivedRequest {
  method: string
  /** Without the query. */
  path: string
  parameters: URLSearchParams
  headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any
}

/** How a request goes wrong. */
export type Failure =
  | { type: 'status'; status: number; retryAfter?: number | string; body?: object }
  /** The connection ends without an answer; `isDone`: after the service has done what it was asked. */
  | { type: 'drop'; isDone?: boolean }
  /** There is never an answer. */
  | { type: 'hang' }
  /** The answer is right and comes when `until` resolves. */
  | { type: 'late'; until: Promise<unknown> }
  /** The answer says 200 and is not JSON. */
  | { type: 'ill-formed' }
  /** The answer says 200 and is this. */
  | { type: 'body'; body: unknown }

/** The service, running. */
export interface HostedSearch {
  origin: string
  appId: string
  searchKey: string
  adminKey: string
  requests: ReceivedRequest[]
  /** The queries that have been asked for, one for each search in a request. */
  queries: () => Array<Record<string, unknown>>
  indexes: Map<string, MemoryIndex>
  /** Lets the next requests that a test describes go wrong; `times` says how many. */
  fail: (failure: Failure, matches?: (request: ReceivedRequest) => boolean, times?: number) => void
  /** Lets requests be answered again. */
  recover: () => void
  /** Is called with each request, before it is answered. */
  onRequest: (request: ReceivedRequest) => void
  close: () => Promise<void>
}

/** What a test may choose. */
export interface HostedSearchOptions {
  records?: HostedRecord[]
  /** Of the index that holds `records`. Default `handbook`. */
  indexName?: string
  /** How often a task is asked for before it is done. Default 1: never at once. */
  pollsUntilPublished?: number
}

interface PendingTask {
  id: number
  polls: number
  publish: () => void
}

interface Reply {
  status: number
  body: unknown
}

/** Starts the service on a port of its own. */
export async function startHostedSearch(options: HostedSearchOptions = {}): Promise<HostedSearch> {
  const { records = [], indexName = 'handbook', pollsUntilPublished = 1 } = options
  const failures: Array<{ failure: Failure; matches: (request: ReceivedRequest) => boolean; left: number }> = []
  const tasks: PendingTask[] = []
  const keys = { searchKey: 'search-only-key', adminKey: 'key-that-may-write' }
  const indexes: HostedSearch['indexes'] = new Map()
  if (records.length > 0) indexes.set(indexName, { ...emptyIndex(), records: new Map(records.map(byId)) })

  const indexOf = (name: string): MemoryIndex => {
    const index = indexes.get(name) ?? emptyIndex()
    indexes.set(name, index)
    return index
  }
  const accept = (publish: () => void): Reply => {
    const id = tasks.length + 1
    tasks.push({ id, polls: 0, publish })
    return { status: 200, body: { taskID: id, updatedAt: new Date(0).toISOString() } }
  }
  const poll = (id: number): Reply => {
    const task = tasks[id - 1]
    if (!task) return { status: 404, body: { message: 'Task does not exist', status: 404 } }
    const isDone = task.polls++ >= pollsUntilPublished
    // Tasks are done in the order in which they were accepted.
    if (isDone) for (const earlier of tasks.slice(0, id)) publishOnce(earlier)
    return { status: 200, body: { status: isDone ? 'published' : 'notPublished', pendingTask: !isDone } }
  }
  const answer = (request: ReceivedRequest): Reply => {
    const { method, path, body } = request
    const [name = '', action = '', id = ''] = path.replace('/1/indexes/', '').split('/').map(decodeURIComponent)
    const isSearch = action === 'queries' || action === 'query'
    if (!isAllowed(request, isSearch, keys)) {
      return { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } }
    }
    switch (`${method} ${action}`) {
      case 'POST queries':
        return ok({ results: body.requests.map((query: Query) => searchIndex(indexes.get(query.indexName), query)) })
      case 'POST query':
        return ok(searchIndex(indexes.get(name), body))
      case 'GET task':
        return poll(Number(id))
      case 'GET settings':
        return ok(indexes.get(name)?.settings ?? {})
      case 'PUT settings':
        return accept(() => Object.assign(indexOf(name).settings, body))
      case 'POST batch':
        return accept(() => addAll(indexOf(name), body.requests))
      case 'POST synonyms':
        return accept(() => {
          indexOf(name).synonyms = body
        })
      case 'POST operation':
        return accept(() => operate(indexes, name, body))
      case 'DELETE ':
        return accept(() => indexes.delete(name))
      default:
        return { status: 404, body: { message: `Path not found: ${method} ${path}`, status: 404 } }
    }
  }

  const service: Omit<HostedSearch, 'origin' | 'close'> = {
    appId: 'LOOPBACK',
    ...keys,
    indexes,
    requests: [],
    queries: () => service.requests.flatMap(({ path, body }) => (path.endsWith('/queries') ? body.requests : [])),
    fail: (failure, matches = () => true, times = Number.POSITIVE_INFINITY) => {
      failures.push({ failure, matches, left: times })
    },
    recover: () => {
      failures.length = 0
    },
    onRequest: () => {},
  }

  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'OPTIONS') return response.writeHead(204, CORS).end()
    const request = await receive(incoming)
    service.requests.push(request)
    service.onRequest(request)
    const wrong = failures.find(({ matches, left }) => left > 0 && matches(request))
    if (!wrong) return reply(response, answer(request))
    wrong.left--
    await goWrong(wrong.failure, response, () => answer(request))
  })
  const { origin, close } = await listen(server, '127.0.0.1', 0)
  return Object.assign(service, { origin, close })
}

type Query = HostedQuery & { indexName: string }

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const ok = (body: unknown): Reply => ({ status: 200, body })
const byId = (record: HostedRecord): [string, HostedRecord] => [record.objectID, record]

async function receive(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost')
  return {
    method: incoming.method ?? '',
    path: pathname,
    parameters: searchParams,
    headers: incoming.headers,
    body: text ? JSON.parse(text) : null,
  }
}

/** The browser sends its key in the address, which spares it a question of its own beforehand; others send a header. */
function isAllowed(
  { headers, parameters }: ReceivedRequest,
  isSearch: boolean,
  { searchKey, adminKey }: { searchKey: string; adminKey: string },
): boolean {
  const key = headers['x-algolia-api-key'] ?? parameters.get('x-algolia-api-key')
  const appId = headers['x-algolia-application-id'] ?? parameters.get('x-algolia-application-id')
  return appId === 'LOOPBACK' && (key === adminKey || (isSearch && key === searchKey))
}

function publishOnce(task: PendingTask): void {
  task.publish()
  task.publish = () => {}
}

function addAll(index: MemoryIndex, requests: Array<{ action: string; body: HostedRecord }>): void {
  for (const { body } of requests) index.records.set(body.objectID, body)
}

/** Moving what does not exist is no error; copying it makes an empty index. */
function operate(
  indexes: HostedSearch['indexes'],
  name: string,
  { operation, destination, scope }: { operation: string; destination: string; scope?: string[] },
): void {
  const source = indexes.get(name)
  if (operation === 'move') {
    if (!source) return
    indexes.set(destination, source)
    indexes.delete(name)
    return
  }
  const copy = structuredClone(source ?? emptyIndex())
  const existing = indexes.get(destination) ?? emptyIndex()
  indexes.set(destination, {
    records: scope ? existing.records : copy.records,
    settings: !scope || scope.includes('settings') ? copy.settings : existing.settings,
    synonyms: !scope || scope.includes('synonyms') ? copy.synonyms : existing.synonyms,
    rules: !scope || scope.includes('rules') ? copy.rules : existing.rules,
  })
}

async function goWrong(failure: Failure, response: ServerResponse, answer: () => Reply): Promise<void> {
  switch (failure.type) {
    case 'status': {
      const { status, body = { message: 'It went wrong', status }, retryAfter } = failure
      return reply(response, { status, body }, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
    }
    case 'drop':
      if (failure.isDone) answer()
      response.destroy()
      return
    case 'hang':
      return
    case 'late': {
      const late = answer()
      await failure.until
      return reply(response, late)
    }
    case 'ill-formed':
      response.writeHead(200, CORS).end('<html>It works!</html>')
      return
    case 'body':
      return reply(response, ok(failure.body))
  }
}

function reply(response: ServerResponse, { status, body }: Reply, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...CORS, ...headers }).end(JSON.stringify(body))
}
