import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '#model/render.ts'
import type { PagePayload } from '#model/site.ts'
import { ENGINE_ROOT } from './engine-paths.ts'
import { filesBelow, fingerprint } from './fingerprint.ts'
import type { OutputFile } from './output-file.ts'

/** What the HTML around the app refers to. Paths are below `dist/`, without the base. */
export interface ShellAssets {
  /** The client's entry. */
  script: string
  /** Inlined in every head: a file of its own would cost the first paint a round trip, and share the line with the script. */
  styleSheet: string
  /** Chunks that the entry imports at once. */
  preloads: string[]
  /** Chunks of the screens that are not in the entry. */
  screens: Partial<Record<PagePayload['screen'], string>>
  /** What these screens bring along as inline styles. */
  screenStyles: string[]
  /** Inlined in every head, before the styles. */
  bootScript: string
  /** Inlined in the home page's head (behaviours 8.4). */
  baseUrlCheckScript: string
}

/** The application, bundled: its files for the browser and its renderer for the build. */
export interface Shell {
  fingerprint: string
  /** The module that exports `renderPage`, for a worker to import. */
  rendererUrl: string
  assets: ShellAssets
  files: OutputFile[]
  wasCached: boolean
}

/**
 * Bundles the app with Vite, or answers from `.cache/shell` if neither the app nor its tools have changed: then Vite is not even
 * imported. Nothing here depends on the site, so it runs beside the compilation of the pages.
 */
export async function bundleShell(root: string): Promise<Shell> {
  const shells = join(root, '.cache/shell')
  const key = shellFingerprint()
  const folder = join(shells, key)
  const wasCached = existsSync(folder)
  if (!wasCached) {
    const draft = `${folder}.${process.pid}`
    await rm(draft, { recursive: true, force: true })
    const { buildShell } = await import('./build-shell.ts')
    const { assets, files } = await buildShell()
    for (const { path, body } of files) {
      await mkdir(dirname(join(draft, path)), { recursive: true })
      await writeFile(join(draft, path), body)
    }
    const { screenStyles }: Renderer = await import(pathToFileURL(join(draft, 'server.mjs')).href)
    await writeFile(join(draft, 'assets.json'), JSON.stringify({ ...assets, screenStyles } satisfies ShellAssets))
    await removeAllBut(shells, `${key}.${process.pid}`)
    await rename(draft, folder)
  }
  return readShell(folder, key, wasCached)
}

/** Loads the renderer of a bundled shell. */
export async function loadRenderer(rendererUrl: string): Promise<RenderPage> {
  const { renderPage }: Renderer = await import(rendererUrl)
  return renderPage
}

/** What `src/app/entry-server.tsx` exports. */
interface Renderer {
  renderPage: RenderPage
  screenStyles: string[]
}

async function readShell(folder: string, key: string, wasCached: boolean): Promise<Shell> {
  const client = join(folder, 'client')
  return {
    fingerprint: key,
    rendererUrl: pathToFileURL(join(folder, 'server.mjs')).href,
    assets: JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')),
    files: await Promise.all(
      filesBelow(client).map(async (file) => ({
        path: file.slice(client.length + 1).replaceAll('\\', '/'),
        body: await readFile(file),
      })),
    ),
    wasCached,
  }
}

/** Everything that the bundle depends on. */
function shellFingerprint(): string {
  return fingerprint(ENGINE_ROOT, [
    'src/app',
    'src/model',
    'src/search',
    'src/live',
    'src/build/build-shell.ts',
    'src/build/drop-react-exports.ts',
    'src/build/known-types.ts',
    'src/build/lean-sucrase.ts',
    'package-lock.json',
    'node_modules/vite/package.json',
  ])
}

async function removeAllBut(folder: string, kept: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== kept) await rm(join(folder, name), { recursive: true, force: true })
  }
}
