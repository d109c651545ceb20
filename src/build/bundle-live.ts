import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from './fingerprint.ts'
import { liveFingerprint, livePaths } from './live-runtime.ts'
import type { OutputFile } from './output-file.ts'

/** The files that run live examples. */
export interface LiveBundle {
  files: OutputFile[]
  wasCached: boolean
}

/** Bundles that are being made: the dev server is asked for several files at once. */
const running = new Map<string, Promise<LiveBundle>>()

/** Bundles the sandbox and its packages, or answers from `.cache/live` if nothing that they depend on has changed. */
export function bundleLive(root: string): Promise<LiveBundle> {
  const key = liveFingerprint()
  const name = join(root, key)
  const known = running.get(name)
  if (known) return known
  const bundling = bundle(join(root, '.cache/live'), key).finally(() => running.delete(name))
  running.set(name, bundling)
  return bundling
}

async function bundle(bundles: string, key: string): Promise<LiveBundle> {
  const folder = join(bundles, key)
  const wasCached = existsSync(folder)
  if (!wasCached) {
    const draft = `${folder}.${process.pid}`
    await rm(draft, { recursive: true, force: true })
    const { buildLive } = await import('./build-live.ts')
    for (const { path, body } of await buildLive(livePaths(key))) {
      await mkdir(dirname(join(draft, path)), { recursive: true })
      await writeFile(join(draft, path), body)
    }
    for (const name of await readdir(bundles)) {
      if (name !== `${key}.${process.pid}`) await rm(join(bundles, name), { recursive: true, force: true })
    }
    await rename(draft, folder)
  }
  const files = filesBelow(folder).map(async (file) => ({
    path: file.slice(folder.length + 1).replaceAll('\\', '/'),
    body: await readFile(file),
  }))
  return { files: await Promise.all(files), wasCached }
}
