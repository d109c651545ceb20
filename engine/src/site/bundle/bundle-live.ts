import { join } from 'node:path'
import { keptFolder, readFiles, writeFiles } from '#disk/kept-folder.ts'
import { onceAtATime } from '#disk/once-per.ts'
import type { OutputFile } from '#disk/output-file.ts'
import { liveFingerprint, livePaths } from './live-runtime.ts'
import type { LiveSettings } from './live-settings.ts'

/** The files that run live examples. */
export interface LiveBundle {
  files: OutputFile[]
  wasCached: boolean
}

/** Bundles that are being made: the dev server is asked for several files at once. */
const running = onceAtATime<LiveBundle>()

/** Bundles the sandbox and its packs, or answers from `.cache/live` if nothing that they depend on has changed. */
export function bundleLive(settings: LiveSettings): Promise<LiveBundle> {
  const key = liveFingerprint(settings)
  return running(join(settings.root, key), () => bundle(settings, key))
}

async function bundle(settings: LiveSettings, key: string): Promise<LiveBundle> {
  const { folder, wasCached } = await keptFolder(join(settings.root, '.cache/live'), key, async (draft) => {
    const { buildLive } = await import('./build-live.ts')
    await writeFiles(draft, await buildLive(settings, livePaths(settings, key)))
  })
  return { files: await readFiles(folder), wasCached }
}
