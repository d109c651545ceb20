// A static HTTP/2 server with brotli kept in memory ("precompressed": q11, over 4 MB q6), and a log of every body sent.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import fs from 'node:fs'
import http2 from 'node:http2'
import path from 'node:path'
import zlib from 'node:zlib'
import { WORK } from './lib.mjs'

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
  png: 'image/png',
  ico: 'image/x-icon',
  xml: 'text/xml',
  md: 'text/markdown',
  '': 'application/json',
}
const TEXT = new Set(['html', 'js', 'mjs', 'css', 'json', 'txt', 'svg', 'wasm', 'xml', 'md', ''])
const HASHED = /\/(assets|static|_astro|_next\/static)\//

export const br = (buf) =>
  zlib.brotliCompressSync(buf, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: buf.length > 4e6 ? 6 : 11,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: buf.length,
    },
  })
export const gz = (buf) => zlib.gzipSync(buf, { level: 9 })

function certificate() {
  const key = path.join(WORK, 'key.pem'),
    cert = path.join(WORK, 'cert.pem')
  if (!fs.existsSync(cert))
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-keyout',
        key,
        '-out',
        cert,
        '-days',
        '365',
        '-subj',
        '/CN=localhost',
      ],
      { stdio: 'ignore' },
    )
  return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) }
}

/** For chromium --ignore-certificate-errors-spki-list: unlike a plain ignored error, the HTTP cache then works. */
export const spki = () =>
  createHash('sha256')
    .update(new X509Certificate(certificate().cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')

export function resolve(root, url) {
  const clean = decodeURIComponent(url.split(/[?#]/)[0])
  const base = path.join(root, clean)
  for (const file of clean.endsWith('/')
    ? [path.join(base, 'index.html')]
    : [base, `${base}.html`, path.join(base, 'index.html')])
    if (fs.existsSync(file) && fs.statSync(file).isFile()) return file
  return null
}

export function serve(root) {
  const bodies = new Map(),
    log = []
  const load = (file) => {
    if (!bodies.has(file)) {
      const raw = fs.readFileSync(file),
        ext = path.extname(file).slice(1)
      bodies.set(file, {
        raw,
        br: TEXT.has(ext) ? br(raw) : null,
        type: TYPES[ext] ?? 'application/octet-stream',
        ext,
        etag: `"${createHash('sha1').update(raw).digest('hex').slice(0, 16)}"`,
      })
    }
    return bodies.get(file)
  }
  const server = http2.createSecureServer({ ...certificate(), allowHTTP1: true }, (req, res) => {
    const url = req.url,
      file = resolve(root, url)
    if (/^\/favicon\./.test(url)) {
      // not part of any peer's page
      res.writeHead(204)
      return res.end()
    }
    const prefetch =
      /prefetch/.test(`${req.headers['sec-purpose'] ?? ''}${req.headers.purpose ?? ''}`) ||
      req.headers['next-router-prefetch'] !== undefined
    if (!file) {
      log.push({ url, ext: '404', bytes: 0, prefetch, at: Date.now() })
      res.writeHead(404)
      return res.end()
    }
    const b = load(file)
    const headers = {
      'content-type': b.type,
      etag: b.etag,
      'cache-control': HASHED.test(url) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    }
    if (req.headers['if-none-match'] === b.etag) {
      log.push({ url, ext: b.ext, bytes: 0, prefetch, at: Date.now() })
      res.writeHead(304, headers)
      return res.end()
    }
    const body = req.method === 'HEAD' ? Buffer.alloc(0) : (b.br ?? b.raw)
    if (b.br) headers['content-encoding'] = 'br'
    log.push({
      url,
      method: req.method,
      file: path.relative(root, file),
      ext: b.ext,
      bytes: body.length,
      prefetch,
      at: Date.now(),
    })
    res.writeHead(200, { ...headers, 'content-length': body.length })
    res.end(body)
  })
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () =>
      done({
        origin: `https://localhost:${server.address().port}`,
        log,
        close: () =>
          new Promise((r) => {
            server.closeAllConnections?.()
            server.close(r)
            setTimeout(r, 300)
          }),
      }),
    ),
  )
}
