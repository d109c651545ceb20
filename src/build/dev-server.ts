import { createServer } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import sirv from 'sirv'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { createDevHandler } from './dev-handler.ts'
import { overlayOf } from './dev-overlay.ts'
import { type DevSamples, openDevSamples } from './dev-samples.ts'
import { type DevSite, openDevSite } from './dev-site.ts'
import { ENGINE_ROOT } from './engine-paths.ts'
import { listen, type RunningServer } from './listen.ts'
import { CONFIG_FILES } from './load-config.ts'
import { errorFilePath } from './search/error-messages.ts'

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
      optimizeDeps: { entries: ['src/app/entry-client.tsx', 'src/app/live/code-editor.ts'] },
      server: { middlewareMode: true, hmr: { server } },
    }),
    openDevSite(root),
  ])
  const samples = openDevSamples(root, {
    onChange(error) {
      if (devSite.error !== null) return // it comes first, and hides what depends on it
      if (error) showError(vite, root, error)
      else hideError(vite)
    },
    onTypeErrors(answers) {
      devSite.setTypeErrors(answers)
      refresh()
    },
  })
  samples.check()
  reportErrors(vite, devSite, samples, root)
  const refresh = watchSite(vite, devSite, samples, root)

  const publicFiles = sirv(join(root, 'public'), { dev: true, dotfiles: true })
  const handle = createDevHandler(vite, { site: devSite, samples }, root)
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
    await Promise.all([vite.close(), samples.close()]) // its watcher would keep the process alive
    throw error
  })
  return {
    ...running,
    baseUrl: devSite.site?.data.baseUrl ?? '/',
    async close() {
      await Promise.all([vite.close(), samples.close()])
      await running.close()
    },
  }
}

/**
 * Refreshes the site after edits of content, configuration and error messages, and tells open pages what to fetch again.
 * Returns a function that does so without an edit.
 */
function watchSite(vite: ViteDevServer, devSite: DevSite, samples: DevSamples, root: string): () => void {
  const content = join(root, 'content')
  const config = CONFIG_FILES.map((file) => join(root, file))
  const isInput = (file: string) => {
    const errors = devSite.site && errorFilePath(devSite.site.config)
    return file.startsWith(content) || config.includes(file) || (errors !== null && file === join(root, errors))
  }
  vite.watcher.add([content, join(root, 'public'), ...config])

  const refresh = async () => {
    const wasBroken = devSite.error !== null
    const changes = await devSite.refresh()
    if (devSite.error !== null) return showError(vite, root, devSite.error)
    samples.check()
    if (!changes) {
      if (wasBroken) console.log('Fixed.')
      return vite.ws.send({ type: 'full-reload' })
    }
    if (wasBroken) hideError(vite)
    if (changes.isDataChanged) vite.ws.send('site:data', {})
    for (const route of changes.routes) vite.ws.send('site:page', { route })
  }

  let timer: NodeJS.Timeout | undefined
  let queue = Promise.resolve()
  const queueRefresh = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      queue = queue.then(refresh)
    }, SETTLE_MS)
  }
  vite.watcher.on('all', (_event, file) => {
    if (isInput(file)) queueRefresh()
  })
  return queueRefresh
}

/** A page opened while something is broken shows it at once. */
function reportErrors(vite: ViteDevServer, devSite: DevSite, samples: DevSamples, root: string): void {
  if (devSite.error !== null) console.error(overlayOf(root, devSite.error).err.message)
  vite.ws.on('connection', () => {
    // Vite's client reloads the page if its very first update finds an overlay. An empty one spends that first time.
    vite.ws.send({ type: 'update', updates: [] })
    const error = devSite.error ?? samples.error
    if (error !== null) vite.ws.send(overlayOf(root, error))
  })
}

/** In the terminal, and over every open page. */
function showError(vite: ViteDevServer, root: string, error: unknown): void {
  const overlay = overlayOf(root, error)
  console.error(`\n${overlay.err.message}`)
  vite.ws.send(overlay)
}

function hideError(vite: ViteDevServer): void {
  console.log('Fixed.')
  vite.ws.send({ type: 'update', updates: [] }) // takes the overlay away
}
