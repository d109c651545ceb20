/** The same site as a host serves it that sends no headers but the type. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { ServedSite } from './site-fixture.ts'

export interface PlainHost extends ServedSite {
  close: () => Promise<void>
}

/** A site that is served already, at the root of its origin. */
export const siteAt = (origin: string): ServedSite => ({ root: '', origin, url: (route) => origin + route })

/** How an answer is given: at once, unless a test wants it otherwise. */
type Send = (got: IncomingMessage, answer: ServerResponse) => unknown

/** Passes every request on, with its path as it was spelled, and takes the headers off the answer. */
export async function startPlainHost(
  site: ServedSite,
  send: Send = (got, answer) => got.pipe(answer),
): Promise<PlainHost> {
  const { hostname, port } = new URL(site.origin)
  const server = createServer((asked, answer) => {
    const passed = request({ hostname, port, path: asked.url, method: asked.method }, (got) => {
      answer.writeHead(got.statusCode ?? 500, { 'content-type': got.headers['content-type'] ?? 'text/plain' })
      send(got, answer)
    })
    passed.on('error', () => answer.destroy())
    passed.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    root: site.root,
    origin,
    url: (route) => site.url(route).replace(site.origin, origin),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const PIECE_BYTES = 700
const PIECES = 60
const PAUSE_MS = 30

/** What can be seen of a page comes in small pieces, each painted before the next: a slow line, or a busy browser. */
export const sendInPieces: Send = async (got, answer) => {
  const body = await buffer(got)
  const start = got.headers['content-type']?.startsWith('text/html') ? body.indexOf('<body') : body.length
  const end = Math.min(start + PIECES * PIECE_BYTES, body.length)
  answer.write(body.subarray(0, start))
  let at = start
  while (at < end) {
    await setTimeout(PAUSE_MS)
    const next = endOfWord(body, Math.min(at + PIECE_BYTES, end))
    answer.write(body.subarray(at, next))
    at = next
  }
  answer.end(body.subarray(at))
}

/** Where a word ends: half of one may fit into a line that the whole does not fit into, and no layout can help that. */
function endOfWord(body: Buffer, from: number): number {
  const ends = [' ', '<'].map((sign) => body.indexOf(sign, from)).filter((at) => at >= 0)
  return Math.min(...ends, body.length)
}
