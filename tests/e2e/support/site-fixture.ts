import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test as base } from '@playwright/test'
import type { SiteConfig } from '#engine/model/site.ts'
import { buildSite } from '#engine/site/build-site.ts'
import { createProgress } from '#engine/site/report/progress.ts'
import { startStaticServer } from '#engine/site/serve/static-server.ts'
import { SITE, TEST_SITES } from '../../places.ts'

/** A site of `tests/sites` with some of it replaced. */
export interface Variant {
  /** Default `handbook`. */
  name?: string
  /** Settings that replace those of the site, whole by whole. */
  config?: Partial<SiteConfig>
  /** Files to write over those of the site, by their path below its root. */
  files?: Record<string, string>
  /** Serve below this base although the site was built for another: a wrong deployment. */
  servedAt?: string
}

/** A built site behind a server of its own. */
export interface ServedSite {
  /** Where its files are: `dist/` below this. */
  root: string
  origin: string
  /** The address of a route, with the base. */
  url: (route: string) => string
}

export interface SiteFixtures {
  /** Builds and serves a variant, once per worker. */
  serveSite: (variant?: Variant) => Promise<ServedSite>
}

/** Tests that need a site of their own settings. */
export const test = base.extend<object, SiteFixtures>({
  serveSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'docs-e2e-'))
      const bundles = await shareBundles(folder)
      const known = new Map<string, Promise<{ site: ServedSite; close: () => Promise<void> }>>()
      await use(async (variant = {}) => {
        const key = JSON.stringify(variant)
        const running = known.get(key) ?? serveVariant(join(folder, String(known.size)), bundles, variant)
        known.set(key, running)
        return (await running).site
      })
      // A variant that is meant not to build has nothing to close; its test has seen the error.
      const results = await Promise.allSettled(known.values())
      for (const result of results) if (result.status === 'fulfilled') await result.value.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** Bundling takes seconds and is the same for every variant: all share what the build of `dist/` has left. */
const SHARED = ['shell', 'live', 'offline', 'checker', 'declarations']

async function shareBundles(folder: string): Promise<string> {
  const bundles = join(folder, 'bundles')
  for (const name of SHARED) {
    const to = join(bundles, name)
    await cp(join(SITE, '.cache', name), to, { recursive: true, force: true }).catch(() =>
      mkdir(to, { recursive: true }),
    )
  }
  return bundles
}

async function serveVariant(root: string, bundles: string, variant: Variant) {
  await writeSite(root, variant)
  await mkdir(join(root, '.cache'), { recursive: true })
  for (const name of SHARED) await symlink(join(bundles, name), join(root, '.cache', name))
  await buildSite(root, createProgress())
  const baseUrl = variant.config?.baseUrl ?? '/'
  const servedAt = variant.servedAt ?? baseUrl
  const server = await startStaticServer({ folder: join(root, 'dist'), baseUrl: servedAt }, '127.0.0.1', 0)
  const url = (route: string) => `${server.origin}${servedAt}${route.slice(1)}`
  return { site: { root, origin: server.origin, url }, close: server.close }
}

/** Writes the sources of a variant. The settings become a module without types, so that any process can read it. */
export async function writeSite(root: string, { name = 'handbook', config = {}, files = {} }: Variant): Promise<void> {
  const source = join(TEST_SITES, name)
  await cp(source, root, { recursive: true, filter: (path) => !path.endsWith('site.config.ts') })
  const { default: settings } = (await import(join(source, 'site.config.ts'))) as { default: SiteConfig }
  const all = {
    'site.config.mjs': `export default ${JSON.stringify({ ...settings, ...config }, null, 2)}\n`,
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}
