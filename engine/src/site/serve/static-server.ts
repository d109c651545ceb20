import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type ByteRange, readRange } from './byte-range.ts'
import { contentTypeOf } from './content-types.ts'
import { headersOfFile } from './header-rules.ts'
import { listen, type RunningServer } from './listen.ts'
import { candidates, pathBelowBase } from './request-path.ts'
import { type FoundFile, openServedFolder, type ServedFile, type ServedFolder } from './served-folder.ts'

/** What is served, and below which base. */
export interface StaticSite {
  folder: string
  /** Starts and ends with a slash. */
  baseUrl: string
}

/** How long the server waits for a client, in milliseconds. */
export interface Patience {
  /** For the whole of a request. */
  request: number
  /** For a sign that the client still takes the answer. */
  answer: number
  /** For the next request. Browsers pause for longer than the five seconds that Node would wait. */
  idle: number
}

const PATIENCE: Patience = { request: 15_000, answer: 30_000, idle: 60_000 }

/** A name that carries a hash of its content never means anything else. */
const HASHED = /^(?:assets|card-images)\/(?:.*\/)?[^/]+[.-][\w-]{8,}\.\w+$/
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** What a request is answered with: a file, or a plain word if there is not even a not-found page. */
interface Answer {
  isFound: boolean
  file: ServedFile | null
  headers: Record<string, string>
}

/** Serves a built site as a good static host would: clean addresses, compressed files, a real 404, the headers of `_headers`. */
export function startStaticServer(
  site: StaticSite,
  host: string,
  port: number,
  patience = PATIENCE,
): Promise<RunningServer> {
  const files = openServedFolder(site.folder)
  const server = createServer(
    {
      headersTimeout: patience.request,
      requestTimeout: patience.request,
      connectionsCheckingInterval: Math.min(patience.request, 5000),
      keepAliveTimeout: patience.idle,
    },
    (request, response) => {
      serve(site, files, request, response).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return // the reader has gone
        console.error(error)
        if (response.headersSent)
          response.destroy() // half an answer must not look like a whole one
        else response.writeHead(500, { 'content-type': 'text/plain' }).end()
      })
    },
  )
  server.setTimeout(patience.answer)
  return listen(server, host, port)
}

async function serve(site: StaticSite, files: ServedFolder, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', connection: 'close' }).end()
    return
  }
  const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
  const { isFound, file, headers } = await files.inOneBuild(
    () => answerTo(site, files, pathBelowBase(pathname, site.baseUrl), request.headers['accept-encoding']),
    async (unused) => unused.file?.close(),
  )
  if (!file) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
    return
  }
  if (isFound && matches(request.headers['if-none-match'], file.etag)) {
    await file.close()
    response.writeHead(304, headers).end()
    return
  }
  const range = isFound && request.method === 'GET' ? requestedRange(request, file) : null
  if (range === 'unsatisfiable') {
    await file.close()
    response.writeHead(416, { ...withoutBody(headers), 'content-range': `bytes */${file.size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  headers['content-length'] = String(end - start + 1)
  if (isFound) headers['accept-ranges'] = 'bytes'
  if (range) headers['content-range'] = `bytes ${start}-${end}/${file.size}`
  response.writeHead(range ? 206 : isFound ? 200 : 404, headers)
  await send(response, file, request.method === 'HEAD' ? null : { start, end })
}

async function send(response: ServerResponse, file: ServedFile, range: ByteRange | null): Promise<void> {
  if (!range || file.size === 0) {
    await file.close()
    response.end()
    return
  }
  const content = file.content(range.start, range.end)
  if (content instanceof Uint8Array) {
    response.end(content)
    return
  }
  response.strictContentLength = true // a file cut while it is sent is a broken connection, not one that hangs
  await pipeline(content, response)
}

/** Everything that is said about a file follows from the file, not from the way its address was written. */
async function answerTo(
  site: StaticSite,
  files: ServedFolder,
  path: string | null,
  accepted: string | undefined,
): Promise<Answer> {
  const [rules, found] = await Promise.all([
    files.headerRules(),
    path === null ? null : firstFile(files, candidates(path)),
  ])
  const isFound = found !== null
  const plain = found ?? (await files.find('404.html'))
  const headers: Record<string, string> = {
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...headersOfFile(rules, site.baseUrl, plain?.path ?? '404.html'),
  }
  if (!plain) return { isFound: false, file: null, headers }

  headers['cache-control'] = isFound && HASHED.test(plain.path) ? 'public, max-age=31536000, immutable' : 'no-cache'
  headers['content-type'] = contentTypeOf(plain.path)
  const [encoding, chosen] = await smallest(files, plain, accepted)
  if (encoding) headers['content-encoding'] = encoding
  const file = await files.read(chosen)
  if (!file) return { isFound: false, file, headers: withoutBody(headers) }
  headers.etag = file.etag
  return { isFound, file, headers }
}

const withoutBody = ({ 'content-type': _, 'content-encoding': __, etag: ___, ...headers }: Record<string, string>) =>
  headers

async function firstFile(files: ServedFolder, paths: string[]): Promise<FoundFile | null> {
  for (const path of paths) {
    const file = await files.find(path)
    if (file) return file
  }
  return null
}

/** The form of a file that the browser accepts and that costs least. */
async function smallest(files: ServedFolder, file: FoundFile, accepted = ''): Promise<[string | null, FoundFile]> {
  for (const [encoding, suffix] of ENCODINGS) {
    if (!accepts(accepted, encoding)) continue
    const compressed = await files.find(file.path + suffix)
    if (compressed) return [encoding, compressed]
  }
  return [null, file]
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry.trim().toLowerCase().split(';')
    return name?.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag || entry.trim() === '*') ?? false
}

/** A range of what the reader has begun to load; if that has changed since (`If-Range`), the whole. */
function requestedRange({ headers }: IncomingMessage, { etag, size }: ServedFile) {
  const known = headers['if-range']
  return known === undefined || known === etag ? readRange(headers.range, size) : null
}
