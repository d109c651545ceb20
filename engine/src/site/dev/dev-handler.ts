import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { fingerprint } from '#disk/fingerprint.ts'
import { escapeXml } from '#model/escape-xml.ts'
import { fieldsOf } from '#model/fields.ts'
import { OFFLINE_WORKER_PATH } from '#model/offline.ts'
import type { RenderPage } from '#model/render.ts'
import { isSameRoute, NOT_FOUND_ROUTE, routeOfPathname } from '#model/route.ts'
import type { PagePayload } from '#model/site.ts'
import { exportHomes } from '../assemble/export-homes.ts'
import { bundleInline } from '../bundle/build-shell.ts'
import { bundleChecker, CHECKER_FOLDER } from '../bundle/bundle-checker.ts'
import { bundleLive } from '../bundle/bundle-live.ts'
import { offlineWorker } from '../bundle/bundle-offline.ts'
import { liveSettings } from '../bundle/live-settings.ts'
import { typesOf } from '../hover/types-file.ts'
import { derivedOutputs } from '../outputs/derived-outputs.ts'
import { siteDataHref } from '../outputs/site-data.ts'
import { type DocumentFrame, renderDocument } from '../pages/document.ts'
import type { Site } from '../shape/site.ts'
import { findIcon } from '../sources/site-icon.ts'
import type { DevDrawings } from './dev-drawings.ts'
import type { DevSamples } from './dev-samples.ts'
import type { DevSite } from './dev-site.ts'
import { devStyles } from './dev-styles.ts'

interface Answer {
  type: string
  body: string | Uint8Array
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** Answers what a host would answer for the built site: pages rendered on request, data files, derived files. */
export function createDevHandler(
  vite: ViteDevServer,
  { site: devSite, samples, drawings }: { site: DevSite; samples: DevSamples; drawings: DevDrawings },
  root: string,
): Handler {
  const issued = new Map<string, string>() // names of data files, past ones too, to their route
  // Who was served a page that has changed while it was loading is told so.
  vite.ws.on('site:served', (message: unknown, client) => {
    const { name } = fieldsOf(message) // whoever connects may send anything
    const route = typeof name === 'string' ? issued.get(name) : undefined
    const page = devSite.site?.pages.find(({ payload }) => payload.route === route)
    if (page && page.dataFile.name !== name) client.send('site:page', { route })
  })
  const bootScript = createInlineScript('src/app/boot.ts')
  const announcementScript = createInlineScript('src/app/announcement-boot.ts')
  const fileBelow = async (site: Site, path: string): Promise<Answer | null> =>
    (await typesFileOf(site, samples, path)) ??
    fileOf(site, issued, path) ??
    (await sheetOf(drawings, path)) ??
    (await liveFileOf(root, site, path)) ??
    workerFileOf(root, path)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const { site } = devSite
    if (!site) return send(response, 500, 'text/html', await vite.transformIndexHtml('/', BROKEN))
    for (const { payload, dataFile } of site.pages) issued.set(dataFile.name, payload.route)

    const { baseUrl } = site.data
    const file = pathname.startsWith(baseUrl) ? await fileBelow(site, pathname.slice(baseUrl.length)) : null
    if (file) return send(response, 200, file.type, file.body)
    const found = payloadOf(site, pathname)
    const scripts = { bootScript: await bootScript(), announcementScript: await announcementScript() }
    const html = await renderFor(vite, site, found ?? NOT_FOUND, { root, scripts })
    send(response, found ? 200 : 404, 'text/html', await vite.transformIndexHtml('/', html))
  }
  return (request, response, next) => {
    answer(request, response).catch((error: Error) => {
      vite.ssrFixStacktrace(error)
      console.error(error)
      next(error)
    })
  }
}

/** An open page may still ask for a data file, or for search, under the name it had before an edit: it gets the present one. */
function fileOf(site: Site, issued: Map<string, string>, path: string): Answer | null {
  const json = 'application/json'
  if (/^assets\/site\.[^/]*json$/.test(path)) return { type: json, body: JSON.stringify(site.data) }
  const route = issued.get(path.replace(/^assets\/pages\//, ''))
  const page = site.pages.find(({ payload }) => payload.route === route)
  if (page) return { type: json, body: page.dataFile.body }
  const { searchIndex, movedFile } = site
  const parts = [
    ...[searchIndex?.names, ...(searchIndex?.texts ?? []), movedFile],
    ...site.pages.flatMap(({ liveFile, recordingsFile }) => [liveFile, recordingsFile]),
  ]
  const part = parts.find((file) => file && withoutHash(file.path) === withoutHash(path))
  if (part) return { type: json, body: part.body }
  const derived = derivedOutputs(site).find((file) => file.path === path)
  return derived ? { type: TYPES[path.slice(path.lastIndexOf('.'))] ?? 'text/plain', body: derived.body } : null
}

/** `assets/search/names.1a2b3c4d.json` → `assets/search/names` */
const withoutHash = (path: string) => path.replace(/\.[0-9a-f]{8}\.json$/, '')

const TYPES: Record<string, string> = {
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.md': 'text/markdown',
  '.html': 'text/html',
  '.js': 'text/javascript',
}

/** What the samples of a page answer, made when it is asked for. */
async function typesFileOf(site: Site, samples: DevSamples, path: string): Promise<Answer | null> {
  const page = site.pages.find(({ typesFile }) => typesFile?.path === path)
  if (!page) return null
  const answers = await samples.typesOf(page.compiled.meta.source)
  const homes = exportHomes(
    site.pages.map(({ compiled }) => compiled),
    site.config,
  )
  return { type: TYPES['.json'] ?? '', body: JSON.stringify(typesOf(answers, homes)) }
}

/** What a drawing of an explainer links. */
async function sheetOf(drawings: DevDrawings, path: string): Promise<Answer | null> {
  const body = await drawings.sheetAt(path)
  return body === null ? null : { type: 'text/css', body }
}

/** What runs live examples, under whatever name an open page knows it by. */
async function liveFileOf(root: string, site: Site, path: string): Promise<Answer | null> {
  const [, name, type = ''] = /^(assets\/(?:live|sandbox|checker)\/[\w-]+)\.\w+(\.\w+)$/.exec(path) ?? []
  if (!name) return null
  const bundle = name.startsWith(CHECKER_FOLDER) ? bundleChecker : bundleLive
  const { files } = await bundle(liveSettings(root, site.config))
  const file = files.find((candidate) => candidate.path.startsWith(`${name}.`))
  return file ? { type: TYPES[type] ?? 'text/plain', body: file.body } : null
}

/** A service worker of the built site, served at this address before, would keep what is being written: it is removed. */
async function workerFileOf(root: string, path: string): Promise<Answer | null> {
  if (path !== OFFLINE_WORKER_PATH) return null
  return { type: TYPES['.js'] ?? '', body: (await offlineWorker(root, false)).body }
}

function payloadOf(site: Site, pathname: string): PagePayload | null {
  const route = routeOfPathname(pathname, site.data.baseUrl)
  if (route === null) return null
  const payloads = [...site.pages.map(({ payload }) => payload), ...site.screens]
  return payloads.find((payload) => payload.screen !== 'not-found' && isSameRoute(payload.route, route)) ?? null
}

interface RenderContext {
  root: string
  scripts: { bootScript: string; announcementScript: string }
}

async function renderFor(
  vite: ViteDevServer,
  site: Site,
  payload: PagePayload,
  context: RenderContext,
): Promise<string> {
  const renderPage: RenderPage = (await vite.ssrLoadModule('/src/app/entry-server.tsx')).renderPage
  const frame: DocumentFrame = {
    site: site.data,
    assets: { ...DEV_ASSETS, ...context.scripts },
    siteDataHref: siteDataHref(site),
    icon: findIcon(context.root),
    hasBaseUrlCheck: false,
    policies: { doc: DEV_POLICY, landing: DEV_POLICY, search: DEV_POLICY, 'not-found': DEV_POLICY },
    extraHead: [
      devStyles(),
      ...['dev-warnings', 'dev-served-page'].map((name) => `<script type="module" src="/src/app/${name}.ts"></script>`),
      `<meta name="dev-page" content="${escapeXml(dataNameOf(site, payload))}">`,
    ].join('\n'),
  }
  return renderDocument(frame, payload, renderPage(site.data, payload))
}

/** The name of a page's data, which changes with it; none for a screen without data. */
const dataNameOf = (site: Site, { route }: PagePayload): string =>
  site.pages.find(({ payload }) => payload.route === route)?.dataFile.name ?? ''

/** What holds examples, as in the built site; Vite's own client needs the rest. */
const DEV_POLICY = "frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"

const NOT_FOUND: PagePayload = { screen: 'not-found', route: NOT_FOUND_ROUTE }
const DEV_ASSETS = {
  script: '/src/app/entry-client.tsx',
  styleSheet: '',
  laterSheet: null,
  partStyles: { announcement: '', dropdown: '' },
  preloads: [],
  screens: {},
  screenStyles: [],
  explainerStyles: {},
  baseUrlCheckScript: '',
  answerRoomScript: '',
}

/** Shown while the site has never been whole: Vite's client puts the overlay over it. */
const BROKEN = '<!doctype html><html lang="en"><head><title>The site has a mistake</title></head><body></body></html>'

/** A script as the build inlines it, made again when its sources change. */
function createInlineScript(entry: string): () => Promise<string> {
  let known: { key: string; script: Promise<string> } | null = null
  return () => {
    const key = fingerprint(ENGINE_ROOT, [entry, 'src/model'])
    if (known?.key !== key) known = { key, script: bundleInline(entry) }
    return known.script
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)
}
