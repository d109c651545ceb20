import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { headersFor } from './header-rules.ts'
import { listen, type RunningServer } from './listen.ts'
import { openServedFolder, type ServedFile, type ServedFolder } from './served-folder.ts'

/** What is served, and below which base. */
export interface StaticSite {
  folder: string
  /** Starts and ends with a slash. */
  baseUrl: string
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
}

/** A name that carries a hash of its content never means anything else. */
const HASHED = /^assets\/(?:.*\/)?[^/]+[.-][\w-]{8,}\.\w+$/
/** Files for hosts, which read them and do not serve them. */
const FOR_HOSTS = new Set(['_headers', '_redirects'])
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Serves a built site as a good static host would: clean addresses, compressed files, a real 404, the headers of `_headers`. */
export function startStaticServer(site: StaticSite, host: string, port: number): Promise<RunningServer> {
  const files = openServedFolder(site.folder)
  const server = createServer((request, response) => {
    serve(site, files, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end()
    })
  })
  // Node hangs up after five idle seconds, sometimes just as the next request comes.
  server.keepAliveTimeout = 60_000
  return listen(server, host, port)
}

async function serve(site: StaticSite, files: ServedFolder, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
  const path = pathBelowBase(pathname, site.baseUrl)
  const found = path === null ? null : await firstFile(files, candidates(path))
  const file = found ?? (await files.find('404.html'))
  const headers: Record<string, string> = { vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' }
  Object.assign(headers, headersFor(await files.headerRules(), pathname))
  if (!file) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
    return
  }

  headers['cache-control'] = found && HASHED.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache'
  headers['content-type'] = TYPES[extname(file.path).toLowerCase()] ?? 'application/octet-stream'
  const [encoding, chosen] = await smallest(files, file, request.headers['accept-encoding'])
  if (encoding) headers['content-encoding'] = encoding
  const etag = await chosen.etag()
  headers.etag = etag
  if (found && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  headers['content-length'] = String(chosen.stats.size)
  response.writeHead(found ? 200 : 404, headers)
  response.end(request.method === 'HEAD' ? undefined : await readFile(chosen.absolute))
}

/** The decoded path without its base, or null for one that no file can have. */
function pathBelowBase(pathname: string, baseUrl: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return null // malformed percent-encoding
  }
  if (path === baseUrl.slice(0, -1)) return ''
  if (!path.startsWith(baseUrl)) return null
  const below = path.slice(baseUrl.length)
  const isSafe =
    !/[\\\0]/.test(below) && !below.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
  return isSafe && !FOR_HOSTS.has(below) ? below : null
}

/** Where a page or file may stand: `a`, `a/` and `a.html` all name `a/index.html`. */
function candidates(path: string): string[] {
  if (path === '' || path.endsWith('/')) return [`${path}index.html`]
  const page = path.replace(/\.html$/, '')
  return [path, `${page}/index.html`]
}

async function firstFile(files: ServedFolder, paths: string[]): Promise<ServedFile | null> {
  for (const path of paths) {
    const file = await files.find(path)
    if (file) return file
  }
  return null
}

/** The form of a file that the browser accepts and that costs least. */
async function smallest(files: ServedFolder, file: ServedFile, accepted = ''): Promise<[string | null, ServedFile]> {
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
