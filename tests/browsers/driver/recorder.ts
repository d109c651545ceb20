import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A path that no page of the site has. */
const SCRIPT_PATH = '/recorder-of-complaints.js'

/** An expression: what the document has complained about since the last time. A page that nobody listens to is no silent page. */
export const TAKE_COMPLAINTS = `window.complaints?.splice(0) ??
  (location.protocol === 'http:' ? [location.pathname + ': nothing writes down complaints'] : [])`

/**
 * Serves a site as another server does, but each document begins with a script that writes down complaints: for a browser whose driver does
 * not tell what its console says. The site's policy allows it as a file of its own. What such a script cannot hear: what goes on in frames
 * and workers, requests by scripts that fail and are dealt with, and what the browser itself has to remark, such as old names.
 */
export async function startRecorder(site: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    if (asked.url !== SCRIPT_PATH) return pass(site, asked, answer)
    answer.setHeader('content-type', 'text/javascript')
    answer.end(`(${record})()`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => stop(server) }
}

function stop(server: Server): void {
  server.close()
  server.closeAllConnections()
}

function pass(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { host: _, ...headers } = asked.headers
  // A document is changed, so it must come readable.
  const wanted = { ...headers, 'accept-encoding': 'identity' }
  const onward = request(site + asked.url, { method: asked.method, headers: wanted }, async (found) => {
    const { 'content-length': length, ...rest } = found.headers
    if (!isPage(asked, found)) return found.pipe(answer.writeHead(found.statusCode ?? 502, found.headers))
    let text = ''
    for await (const chunk of found.setEncoding('utf8')) text += chunk
    answer.writeHead(found.statusCode ?? 502, rest)
    answer.end(text.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`))
  })
  onward.once('error', () => answer.destroy())
  answer.once('close', () => onward.destroy())
  asked.pipe(onward)
}

/** Asked for by the browser or, for later, by the service worker; the document of a sandbox must stay as it is. */
function isPage({ url = '' }: IncomingMessage, { headers }: IncomingMessage): boolean {
  return /^text\/html\b/.test(headers['content-type'] ?? '') && !url.startsWith('/assets/')
}

/** Runs in the page, before anything else. */
function record(): void {
  const complaints: string[] = []
  Object.assign(window, { complaints })
  const complain = (...words: unknown[]) => complaints.push([`${location.pathname}:`, ...words.map(String)].join(' '))
  for (const level of ['error', 'warn'] as const) {
    const original = console[level]
    console[level] = (...words) => {
      complain(`${level}:`, ...words)
      original.apply(console, words)
    }
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof Element) complain('cannot load', target.outerHTML.slice(0, 200))
      else complain('uncaught:', event.message)
    },
    true, // errors of elements do not rise
  )
  addEventListener('unhandledrejection', ({ reason }) => complain('unhandled:', reason))
  addEventListener('securitypolicyviolation', (event) =>
    complain('policy:', event.effectiveDirective, event.blockedURI, event.sample),
  )
}
