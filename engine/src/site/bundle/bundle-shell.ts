import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sha256 } from '#disk/disk-store.ts'
import { ENGINE_CACHE_LIFE_MS, engineCache } from '#disk/engine-cache.ts'
import { engineFingerprint } from '#disk/engine-fingerprint.ts'
import { keptFolder, readFiles, writeFiles } from '#disk/kept-folder.ts'
import type { OutputFile } from '#disk/output-file.ts'
import type { ExplainerKind } from '#model/explainer.ts'
import type { DrawExplainer, RenderPage } from '#model/render.ts'
import type { ShellAssets } from './shell-assets.ts'

/** The application, bundled: its files for the browser and its renderer for the build. */
export interface Shell {
  fingerprint: string
  /** The module that exports `renderPage`, for a worker to import. */
  rendererUrl: string
  assets: ShellAssets
  files: OutputFile[]
  wasCached: boolean
}

const RENDERER = 'server.mjs'
const ASSETS = 'assets.json'

/**
 * Bundles the app with Vite, or answers from the engine's `.cache/shell` if neither the app nor its tools have changed: then Vite is not
 * even imported. Nothing here depends on the site, so all sites share it, and it runs beside the compilation of the pages.
 */
export async function bundleShell(root: string): Promise<Shell> {
  const key = shellFingerprint()
  const { folder, wasCached } = await keptFolder(engineCache(root, 'shell'), key, makeShell, ENGINE_CACHE_LIFE_MS)
  return {
    fingerprint: key,
    rendererUrl: pathToFileURL(join(folder, RENDERER)).href,
    assets: JSON.parse(await readFile(join(folder, ASSETS), 'utf8')),
    files: await readFiles(join(folder, 'client')),
    wasCached,
  }
}

async function makeShell(draft: string): Promise<void> {
  const { buildShell } = await import('./build-shell.ts')
  const { assets, laterStyles, files } = await buildShell()
  await writeFiles(draft, files)
  const renderer = await loadRenderer(pathToFileURL(join(draft, RENDERER)).href)
  const sheets = Object.entries(renderer.explainerStyles).map(([kind, text]) => ({
    kind,
    ...sheetFile(`explain-${kind}`, text),
  }))
  const laterSheet = sheetFile('later', laterStyles)
  await writeFiles(
    draft,
    [laterSheet, ...sheets].map(({ path, text }) => ({ path: `client/${path}`, body: text })),
  )
  const explainerStyles = Object.fromEntries(sheets.map(({ kind, path }) => [kind, path]))
  const { screenStyles } = renderer
  await writeFile(
    join(draft, ASSETS),
    JSON.stringify({ ...assets, laterSheet, screenStyles, explainerStyles } satisfies ShellAssets),
  )
}

/** What `src/app/entry-server.tsx` exports. */
export interface Renderer {
  renderPage: RenderPage
  screenStyles: string[]
  drawExplainer: DrawExplainer
  explainerStyles: Partial<Record<ExplainerKind, string>>
}

/** Loads the renderer of a bundled shell. */
export const loadRenderer = (rendererUrl: string): Promise<Renderer> => import(rendererUrl)

function sheetFile(name: string, text: string): { path: string; text: string } {
  const hash = sha256(text).slice(0, 8)
  return { path: `assets/${name}.${hash}.css`, text }
}

/** Everything that the bundle depends on. */
function shellFingerprint(): string {
  return engineFingerprint(['src/app', 'src/model', 'src/search', 'src/live', 'src/site/bundle'], ['vite'])
}
