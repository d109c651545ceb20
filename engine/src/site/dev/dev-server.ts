import { createServer } from 'node:http'
import { join, posix, relative, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import sirv from 'sirv'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import { decoded } from '#model/route.ts'
import { filesOfModules } from '#samples/module-files.ts'
import { liveSettings } from '../bundle/live-settings.ts'
import { CONFIG_FILES } from '../config/load-config.ts'
import { typedPage } from '../hover/typed-page.ts'
import { worldOf } from '../proofs/site-world.ts'
import { errorFilePath } from '../search-index/error-places.ts'
import { listen, type RunningServer } from '../serve/listen.ts'
import { isPublishable, PUBLIC_FOLDER } from '../sources/public-files.ts'
import { openDevDrawings } from './dev-drawings.ts'
import { createDevHandler } from './dev-handler.ts'
import { openDevRecordings } from './dev-recordings.ts'
import { type DevReport, openDevReport } from './dev-report.ts'
import { openDevSamples } from './dev-samples.ts'
import { type DevSite, openDevSite } from './dev-site.ts'
import type { SiteChanges } from './site-changes.ts'

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
      optimizeDeps: { entries: ['src/app/entry-client.tsx', 'src/app/live/editor/code-editor.ts'] },
      server: { middlewareMode: true, hmr: { server } },
    }),
    openDevSite(root),
  ])
  const samples = openDevSamples(root, {
    onChange: () => report.update(),
    onTypeErrors(answers) {
      devSite.know({ types: new Map([...answers].map(([source, own]) => [source, typedPage(own)])) })
      refresh()
    },
    onProofs(proofs) {
      devSite.know({ proofs })
      refresh()
    },
  })
  const recordings = openDevRecordings({ onProblems: () => report.update(), onRecordings: () => refresh() })
  devSite.know({ recordingsOf: recordings.of })
  const drawings = openDevDrawings(vite)
  devSite.know({ drawingsOf: drawings.of })
  const report = openDevReport(vite, root, () => ({
    error: devSite.error ?? errorOf([...devSite.problems, ...(samples.error?.problems ?? []), ...recordings.problems]),
    warnings: devSite.warnings,
  }))
  report.update()
  const check = () => {
    samples.check()
    if (devSite.site) recordings.check(liveSettings(root, devSite.site.config), devSite.live)
  }
  check()
  const refresh = watchSite(vite, { devSite, report, check }, root)

  const publicFiles = sirv(join(root, PUBLIC_FOLDER), { dev: true, dotfiles: true })
  const handle = createDevHandler(vite, { site: devSite, samples, drawings }, root)
  vite.middlewares.use((request, response, next) => {
    const baseUrl = devSite.site?.data.baseUrl ?? '/'
    const url = request.url ?? '/'
    if (!url.startsWith(baseUrl) || !isPublishable(root, pathOf(url.slice(baseUrl.length)))) return next()
    request.url = url.slice(baseUrl.length - 1)
    publicFiles(request, response, () => {
      request.url = url
      next()
    })
  })
  vite.middlewares.use(handle)
  server.on('request', vite.middlewares)

  const running = await listen(server, host, port).catch(async (error) => {
    recordings.close()
    await Promise.all([vite.close(), samples.close()]) // its watcher would keep the process alive
    throw error
  })
  return {
    ...running,
    baseUrl: devSite.site?.data.baseUrl ?? '/',
    async close() {
      recordings.close()
      await Promise.all([vite.close(), samples.close()])
      await running.close()
    },
  }
}

/** The file that an address below the base means, by the rules of what serves it. */
function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return posix.normalize(`/${decoded(path)}`).slice(1)
}

/**
 * Refreshes the site after edits of content, configuration, files that it names, error messages and modules of samples, and tells open pages
 * what to fetch again.
 * Returns a function that does so without an edit.
 */
function watchSite(
  vite: ViteDevServer,
  { devSite, report, check }: { devSite: DevSite; report: DevReport; check: () => void },
  root: string,
): () => void {
  const content = join(root, 'content')
  const config = CONFIG_FILES.map((file) => join(root, file))
  const publicFolder = join(root, PUBLIC_FOLDER)
  /** Files of the site's own modules that samples import: with them results change. */
  let modules: string[] = []
  const isInput = (file: string, event: string) => {
    if (file.startsWith(publicFolder) && event !== 'change') return true
    const errors = devSite.site && errorFilePath(devSite.site.config)
    if (errors !== null && file === join(root, errors)) return true
    return file.startsWith(content) || [...config, ...devSite.files, ...modules].includes(file)
  }
  const watchModules = () => {
    if (devSite.site) modules = [...filesOfModules(worldOf(root, devSite.site.config)).keys()]
    vite.watcher.add(modules)
  }
  vite.watcher.add([content, publicFolder, ...config, ...devSite.files])
  watchModules()

  const refresh = async () => {
    const changes = await devSite.refresh()
    vite.watcher.add(devSite.files)
    report.update()
    if (devSite.error !== null) return
    watchModules()
    tell(changes)
    check() // after that: what is proven and recorded can wait, the author's screen cannot
  }

  /** An edit of one page is shown at once, with its data: what follows leaves no time to answer who asks for it. */
  const show = async (files: Set<string>) => {
    const [file = '', ...others] = files
    if (others.length > 0 || !file.startsWith(content)) return
    const page = await devSite.remake(relative(content, file).split(sep).join('/'))
    if (page) vite.ws.send('site:page', { route: page.payload.route, data: page.dataFile.body })
  }

  const tell = (changes: SiteChanges | null) => {
    if (!changes) return vite.ws.send({ type: 'full-reload' })
    if (changes.isDataChanged) vite.ws.send('site:data', {})
    for (const route of changes.routes) vite.ws.send('site:page', { route })
  }

  let timer: NodeJS.Timeout | undefined
  let queue = Promise.resolve()
  let edited = new Set<string>()
  const queueRefresh = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      const files = edited
      edited = new Set()
      queue = queue.then(() => show(files)).then(refresh)
    }, SETTLE_MS)
  }
  vite.watcher.on('all', (event, file) => {
    if (!isInput(file, event)) return
    edited.add(file)
    // The first step of an edit is mostly its last, so the page is shown with it; it is read again when the edit has settled.
    if (timer === undefined) queue = queue.then(() => show(new Set([file])))
    queueRefresh()
  })
  return queueRefresh
}

/** A site whose pages can be shown may still be one that a build refuses. */
const errorOf = (problems: Problem[]) => (problems.length > 0 ? new BuildError(problems) : null)
