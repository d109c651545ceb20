import { createServer } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import sirv from 'sirv'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { createDevHandler } from './dev-handler.ts'
import { overlayOf } from './dev-overlay.ts'
import { type DevSite, openDevSite } from './dev-site.ts'
import { ENGINE_ROOT } from './engine-paths.ts'
import { listen, type RunningServer } from './listen.ts'
import { CONFIG_FILES } from './load-config.ts'

/**
 * Editors write a file in several steps; one refresh after the last of them is enough. Longer than the 50 ms in which Vite's
 * watcher drops a second change of the same file: read earlier, a file would stay as it was before that change.
 */
const SETTLE_MS = 60

/** Serves a site while it is written: the build's compiler and the build's app, behind Vite's dev server. */
export async function startDevServer(
  root: string,
  host: string,
  port: number,
): Promise<RunningServer & { baseUrl: string }> {
  const server = createServer()
  const [vite, devSite] = await Promise.all([
    createViteServer({
      configFile: false,
      root: ENGINE_ROOT,
      cacheDir: join(root, '.cache/vite'),
      appType: 'custom',
      publicDir: false,
      logLevel: 'warn',
      clearScreen: false,
      plugins: [react()],
      optimizeDeps: { entries: ['src/app/entry-client.tsx'] },
      server: { middlewareMode: true, hmr: { server } },
    }),
    openDevSite(root),
  ])
  reportErrors(vite, devSite, root)
  watchSite(vite, devSite, root)

  const publicFiles = sirv(join(root, 'public'), { dev: true, dotfiles: true })
  const handle = createDevHandler(vite, devSite, root)
  vite.middlewares.use((request, response, next) => {
    const baseUrl = devSite.site?.data.baseUrl ?? '/'
    const url = request.url ?? '/'
    if (!url.startsWith(baseUrl)) return next()
    request.url = url.slice(baseUrl.length - 1)
    publicFiles(request, response, () => {
      request.url = url
      next()
    })
  })
  vite.middlewares.use(handle)
  server.on('request', vite.middlewares)

  const running = await listen(server, host, port).catch(async (error) => {
    await vite.close() // its watcher would keep the process alive
    throw error
  })
  return {
    ...running,
    baseUrl: devSite.site?.data.baseUrl ?? '/',
    async close() {
      await vite.close()
      await running.close()
    },
  }
}

/** Refreshes the site after edits of content and configuration, and tells open pages what to fetch again. */
function watchSite(vite: ViteDevServer, devSite: DevSite, root: string): void {
  const content = join(root, 'content')
  const config = CONFIG_FILES.map((file) => join(root, file))
  vite.watcher.add([content, ...config])

  const refresh = async () => {
    const wasBroken = devSite.error !== null
    const changes = await devSite.refresh()
    if (devSite.error !== null) {
      console.error(`\n${overlayOf(root, devSite.error).err.message}`)
      vite.ws.send(overlayOf(root, devSite.error))
      return
    }
    if (wasBroken) console.log('Fixed.')
    if (!changes) return vite.ws.send({ type: 'full-reload' })
    if (wasBroken) vite.ws.send({ type: 'update', updates: [] }) // takes the overlay away
    if (changes.isDataChanged) vite.ws.send('site:data', {})
    for (const route of changes.routes) vite.ws.send('site:page', { route })
  }

  let timer: NodeJS.Timeout | undefined
  let queue = Promise.resolve()
  vite.watcher.on('all', (_event, file) => {
    if (!file.startsWith(content) && !config.includes(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      queue = queue.then(refresh)
    }, SETTLE_MS)
  })
}

/** A page opened while something is broken shows it at once. */
function reportErrors(vite: ViteDevServer, devSite: DevSite, root: string): void {
  if (devSite.error !== null) console.error(overlayOf(root, devSite.error).err.message)
  vite.ws.on('connection', () => {
    // Vite's client reloads the page if its very first update finds an overlay. An empty one spends that first time.
    vite.ws.send({ type: 'update', updates: [] })
    if (devSite.error !== null) vite.ws.send(overlayOf(root, devSite.error))
  })
}
