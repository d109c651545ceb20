import { join, relative } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { readIfPresent } from '#disk/read-if-present.ts'
import { loadConfig } from '../config/load-config.ts'
import { apache } from '../hosting/apache.ts'
import { caddy } from '../hosting/caddy.ts'
import { type HostSettings, hostSettings } from '../hosting/host-settings.ts'
import { nginx } from '../hosting/nginx.ts'
import { cloudflare, netlify, vercel, vercelNotes } from '../hosting/platforms.ts'
import { UsageError } from '../report/usage-error.ts'

const HOSTS: Record<string, (settings: HostSettings) => string> = { nginx, caddy, apache, netlify, cloudflare, vercel }

/** The `hosting` command: prints the settings with which a host serves the built site as the built-in server does. */
export async function runHosting(root: string, host: string | undefined): Promise<void> {
  const render = host !== undefined && Object.hasOwn(HOSTS, host) ? HOSTS[host] : undefined
  if (!render) {
    const names = Object.keys(HOSTS).join(', ')
    throw new UsageError(
      `${host === undefined ? 'No host is named.' : `There are no settings for "${host}".`}\n  Known: ${names}.`,
    )
  }
  const settings = await readSettings(root)
  process.stdout.write(render(settings))
  if (host === 'vercel') console.error(vercelNotes(settings))
}

async function readSettings(root: string): Promise<HostSettings> {
  const dist = join(root, 'dist')
  const headers = await readIfPresent(join(dist, '_headers'))
  if (headers === null) {
    throw new UsageError(
      `There is no site in ${dist}.\n  Build it first: the settings name the inline scripts of the build by their hashes.`,
    )
  }
  const redirects = (await readIfPresent(join(dist, '_redirects'))) ?? ''
  const command = ['node', fromHere(join(ENGINE_ROOT, 'bin/docs.mjs')), '--root', fromHere(root), 'hosting'].join(' ')
  return hostSettings(await loadConfig(root), { dist: fromHere(dist), command, headers, redirects })
}

/** A path as it is written where the command was given; hosts build there, too. */
const fromHere = (path: string) => relative(process.cwd(), path).replaceAll('\\', '/') || '.'
