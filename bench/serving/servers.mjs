// What is compared: one process each, on loopback, with the compressed files of the same build.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const DOCS = fileURLToPath(new URL('../../engine/bin/docs.mjs', import.meta.url))
const PEERS_DIR = process.env.PEERS_DIR ?? path.join(os.tmpdir(), 'peers')

export const SERVERS = [
  {
    name: 'built-in',
    start: async ({ folder, port }) => ({
      command: process.execPath,
      args: [DOCS, 'preview', '--root', folder],
      env: { PORT: String(port), HOST: '127.0.0.1' },
    }),
  },
  {
    name: 'sirv',
    start: async ({ dist, port }) => ({
      command: process.execPath,
      args: [sirv(), dist, '--port', String(port), '--host', '127.0.0.1', '--etag', '--gzip', '--brotli', '--quiet'],
    }),
  },
  {
    name: 'nginx, one worker',
    start: async ({ folder, dist, site, port }) => ({ command: 'nginx', args: nginx(folder, dist, site, port) }),
  },
]

/** Taken from below $PEERS_DIR, and installed there when it is missing: it is no dependency of the project. */
function sirv() {
  const folder = path.join(PEERS_DIR, 'sirv')
  const bin = path.join(folder, 'node_modules/sirv-cli/bin.js')
  if (!fs.existsSync(bin)) {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', 'sirv-cli@3'], { cwd: folder, stdio: 'inherit' })
  }
  return bin
}

/** With the settings that `docs hosting nginx` prints. */
function nginx(folder, dist, site, port) {
  const own = path.join(folder, `nginx-${port}`)
  fs.mkdirSync(path.join(own, 'tmp'), { recursive: true })
  const printed = execFileSync(process.execPath, [DOCS, 'hosting', 'nginx', '--root', site], { encoding: 'utf8' })
  const settings = printed.replace(/\broot [^;]+;/, `root ${dist};`).replace(/listen 80;/, `listen 127.0.0.1:${port};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${own}/tmp;`)
  fs.writeFileSync(path.join(own, 'site.conf'), settings)
  fs.writeFileSync(
    path.join(own, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${own}/pid; error_log ${own}/error.log;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')} include ${own}/site.conf; }\n`,
  )
  return ['-e', 'stderr', '-p', own, '-c', path.join(own, 'nginx.conf')]
}
