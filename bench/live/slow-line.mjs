// A slow line in front of a server. It stands outside the browser, because the DevTools protocol slows down the requests of a page
// only, not those of its frames and workers: here they all share it, as they would at home.
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

const PIECE_BYTES = 4096

/** `carry` waits as long as so many bytes take after all that is on the line already; `delay` goes before each answer. */
export function createLine({ kilobits, latency }) {
  const bytesPerMs = kilobits / 8
  let freeAt = 0
  return {
    delay: () => wait(latency),
    async carry(bytes) {
      freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs
      await wait(freeAt - performance.now())
    },
  }
}

/** Answers as the server at `origin` does, compressed, over the line. What is compressed once is kept: a host would have it ready. */
export async function serveOverLine(origin, line) {
  const kept = new Map()
  const answerTo = async (path, headers) => {
    if (!kept.has(path)) kept.set(path, ask(origin + path, headers))
    return kept.get(path)
  }
  const server = http.createServer(async (request, response) => {
    const [{ status, headers, body }] = await Promise.all([answerTo(request.url, request.headers), line.delay()])
    response.writeHead(status, headers)
    for (let at = 0; at < body.length; at += PIECE_BYTES) {
      const piece = body.subarray(at, at + PIECE_BYTES)
      await line.carry(piece.length)
      response.write(piece)
    }
    response.end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close().closeAllConnections() }
}

const LEFT_OUT = ['connection', 'content-length', 'content-encoding', 'keep-alive', 'transfer-encoding', 'etag']

async function ask(url, { accept }) {
  const answer = await fetch(url, { headers: { accept: accept ?? '*/*' }, redirect: 'manual' })
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !LEFT_OUT.includes(name)))
  const body = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 })
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'gzip', 'content-length': String(body.length) },
    body,
  }
}
