// A static server that counts what it sends, and a Chromium to read it with.
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Bytes on the line: nobody sends a file larger than it is. */
export const gzipSize = (body) => Math.min(body.length, gzipSync(body, { level: 9 }).length)

/** Serves folders by prefix (`{ '/': dist }`), each file after `delay` milliseconds. `sent` grows by one entry a response; the isolation headers give pages an exact clock. */
export async function serve(folders, delay = 0) {
  const sent = []
  const roots = Object.entries(folders).sort(([a], [b]) => b.length - a.length)
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const [prefix, root] = roots.find(([start]) => pathname.startsWith(start)) ?? []
    const file = root && path.join(root, decodeURIComponent(pathname.slice(prefix.length)))
    const found = [file, file && path.join(file, 'index.html')].find(
      (it) => it && fs.existsSync(it) && fs.statSync(it).isFile(),
    )
    if (!found) return response.writeHead(404).end()
    const body = fs.readFileSync(found)
    sent.push({ path: pathname, bytes: gzipSize(body) })
    response.writeHead(200, {
      'content-type': TYPES[path.extname(found)] ?? 'application/octet-stream',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
    })
    setTimeout(() => response.end(body), delay)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  return {
    sent,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** Chromium, from $CHROMIUM or where Debian keeps it. */
export const openBrowser = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
