/** A host whose site can be replaced, and which can be taken off the network. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { offlineCacheName } from '#engine/model/offline.ts'
import { startStaticServer } from '#engine/site/serve/static-server.ts'

export interface Host {
  url: (path: string) => string
  /** Swaps in another built site as a deployment does: all at once. */
  deploy(dist: string): Promise<void>
  /** No request is answered any more. */
  disconnect(): Promise<void>
  connect(): Promise<void>
  close(): Promise<void>
}

/** Serves a built site below a base. */
export async function openHost(dist: string, baseUrl = '/'): Promise<Host> {
  const root = await mkdtemp(join(tmpdir(), 'docs-host-'))
  const folder = join(root, 'dist')
  await cp(dist, folder, { recursive: true })
  let server = await startStaticServer({ folder, baseUrl }, '127.0.0.1', 0)
  const { origin } = server
  let swaps = 0
  return {
    url: (path) => origin + baseUrl + path.slice(1),
    async deploy(next) {
      const draft = join(root, `next-${++swaps}`)
      await cp(next, draft, { recursive: true })
      await rename(folder, join(root, `old-${swaps}`))
      await rename(draft, folder)
    },
    disconnect: () => server.close(),
    async connect() {
      server = await startStaticServer({ folder, baseUrl }, '127.0.0.1', Number(new URL(origin).port))
    },
    async close() {
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** The routes that the worker says it has kept, once it has come to rest. */
export const keptRoutes = (page: Page, baseUrl = '/'): Promise<string[]> =>
  page.evaluate(
    async ([name, index]) => {
      const stored = (await caches.has(name)) ? await (await caches.open(name)).match(index) : undefined
      const { pages } = stored ? await stored.json() : { pages: [] }
      return pages.map(([route]: [string]) => route)
    },
    [offlineCacheName(baseUrl), `${baseUrl}assets/offline.kept`] as const,
  )

/** Waits until the page of a route is kept with all it needs. */
export async function kept(page: Page, route: string, baseUrl = '/'): Promise<void> {
  await expect.poll(() => keptRoutes(page, baseUrl).catch(() => [])).toContain(route)
}

/** Names of caches, and whether a worker is registered: nothing of both where a site is not kept. */
export const traces = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

/**
 * Gives every script of a built site another name, and the entry a mark that it leaves on the page: as if the application had
 * changed with the deployment, too.
 */
export async function markScripts(dist: string, mark: string): Promise<void> {
  const assets = join(dist, 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const renamed = scripts.map((name) => [name, name.replace(/\.js$/, `${mark}.js`)] as const)
  for (const path of await readdir(dist, { recursive: true })) {
    if (!/\.(html|js|json)$/.test(path)) continue
    const file = join(dist, path)
    let text = await readFile(file, 'utf8')
    for (const [from, to] of renamed) text = text.replaceAll(from, to)
    if (/^assets.app\.[^/\\]*js$/.test(path))
      text += `\n;document.documentElement.dataset.script=${JSON.stringify(mark)}`
    await writeFile(file, text)
  }
  for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to))
  const list = (await readdir(assets)).find((name) => /^offline\.[0-9a-f]+\.json$/.test(name))
  if (!list) throw new Error('The site has no list of its files.')
}
