import { join } from 'node:path'
import { keptFolder, readFiles, writeFiles } from '#disk/kept-folder.ts'
import type { OutputFile } from '#disk/output-file.ts'
import { liveFingerprint, livePaths } from './live-runtime.ts'

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

async function bundle(store: string, key: string): Promise<LiveBundle> {
  const { folder, wasCached } = await keptFolder(store, key, async (draft) => {
    const { buildLive } = await import('./build-live.ts')
    await writeFiles(draft, await buildLive(livePaths(key)))
  })
  return { files: await readFiles(folder), wasCached }
}
