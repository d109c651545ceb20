/** The built site behind real web servers, with the settings that `docs hosting` prints. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FOLDER } from '#engine/site/hosting/host-settings.ts'
import { findNeed } from '../../../scripts/machine-needs.ts'
import { CADDY, NGINX } from '../../../scripts/needs-of-tests.ts'
import { DOCS } from '../../places.ts'
import { test as base, type ServedSite, servedVariant } from './site-fixture.ts'
import type { Variant } from './write-site.ts'

const CLI = DOCS

/** A web server that answers with the files of a site. */
export interface RunningHost {
  origin: string
  close(): Promise<void>
}

/** A site behind one of the servers. */
export interface HostedSite {
  site: ServedSite
  /** Of the server, without the base. */
  origin: string
}

type Host = (site: ServedSite) => Promise<RunningHost>

export interface HostFixtures {
  /** Serves a variant, with compressed files, once per worker and host. */
  serveOn: (host: Host, variant: Variant) => Promise<HostedSite>
}

/** Tests of one site on several servers. */
export const test = base.extend<object, HostFixtures>({
  serveOn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const running: Array<{ host: Host; root: string; server: RunningHost }> = []
      await use(async (host, variant) => {
        const site = await servedVariant(variant, true)
        const known = running.find((one) => one.host === host && one.root === site.root)
        const server = known?.server ?? (await host(site))
        if (!known) running.push({ host, root: site.root, server })
        return { site, origin: server.origin }
      })
      for (const { server } of running) await server.close()
    },
    { scope: 'worker' },
  ],
})

/** The servers that this machine has, the built-in one always; the runner tells which are missing. */
export const HOSTS: Array<[name: string, start: Host]> = [
  ['the built-in server', async ({ origin }) => ({ origin, close: async () => {} })],
  ...had(NGINX, 'nginx', nginxFiles),
  ...had(CADDY, 'caddy', caddyFiles),
]

interface HostFiles {
  files: Record<string, string>
  args: string[]
}

function had(
  need: typeof NGINX,
  name: string,
  filesFor: (folder: string, settings: string, port: number) => HostFiles,
): typeof HOSTS {
  const supply = findNeed(need)
  const [path] = supply.isMet ? Object.values(supply.env) : []
  if (!path) return []
  return [[name, (site) => run(path, (folder, port) => filesFor(folder, settingsOf(site, name), port))]]
}

/** What an operator would save, with the folder put in. */
const settingsOf = ({ root }: ServedSite, host: string) =>
  execFileSync(process.execPath, [CLI, 'hosting', host, '--root', root], { encoding: 'utf8' }).replaceAll(
    FOLDER,
    join(root, 'dist'),
  )

/** Everything that nginx writes goes into a folder of its own, so that any user can run it. */
function nginxFiles(folder: string, settings: string, port: number): HostFiles {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${folder}/tmp;`)
  const main = [
    process.getuid?.() === 0 ? 'user root;' : '', // its workers read a folder that only we may read
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`,
    `http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  ]
  return {
    files: {
      'nginx.conf': main.join('\n'),
      'site.conf': replaced(settings, /listen 80;/, `listen 127.0.0.1:${port};`),
    },
    args: ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')],
  }
}

function caddyFiles(folder: string, settings: string, port: number): HostFiles {
  const options = '{\n\tadmin off\n\tauto_https off\n}\n'
  return {
    files: { Caddyfile: options + replaced(settings, /^\S+ \{$/m, `http://127.0.0.1:${port} {`) },
    args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
  }
}

function replaced(settings: string, from: RegExp, to: string): string {
  if (!from.test(settings)) throw new Error(`The settings have nothing like ${from}.`)
  return settings.replace(from, to)
}

async function run(program: string, filesFor: (folder: string, port: number) => HostFiles): Promise<RunningHost> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-host-'))
  const port = await freePort()
  const { files, args } = filesFor(folder, port)
  await mkdir(join(folder, 'tmp'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const close = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await answering(child, origin)
  } catch (error) {
    await close()
    throw error
  }
  return { origin, close }
}

/** Waits for the first answer; a server that ends instead says why. */
async function answering(child: ChildProcess, origin: string): Promise<void> {
  let said = ''
  child.stderr?.on('data', (data) => {
    said += data
  })
  while (child.exitCode === null) {
    if (await fetch(origin).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${child.spawnfile} ended with ${child.exitCode}:\n${said}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
