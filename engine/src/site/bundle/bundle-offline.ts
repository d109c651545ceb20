import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENGINE_CACHE_LIFE_MS, engineCache } from '#disk/engine-cache.ts'
import { engineFingerprint } from '#disk/engine-fingerprint.ts'
import { keptFolder, writeFiles } from '#disk/kept-folder.ts'
import type { OutputFile } from '#disk/output-file.ts'
import { OFFLINE_WORKER_PATH } from '#model/offline.ts'

/** In `src/offline`. */
const WORKERS = { kept: 'offline-worker', removed: 'removal-worker' }

/**
 * The service worker of a site, or the one that removes it: whether there was one before, no build can know. Bundled, or from the
 * engine's `.cache/offline` if nothing that it depends on has changed.
 */
export async function offlineWorker(root: string, isKept: boolean): Promise<OutputFile> {
  const store = engineCache(root, 'offline')
  const { folder } = await keptFolder(store, offlineFingerprint(), makeWorkers, ENGINE_CACHE_LIFE_MS)
  const entry = isKept ? WORKERS.kept : WORKERS.removed
  return { path: OFFLINE_WORKER_PATH, body: await readFile(join(folder, `${entry}.js`), 'utf8') }
}

async function makeWorkers(draft: string): Promise<void> {
  const { buildOffline } = await import('./build-offline.ts')
  const workers = Object.values(WORKERS).map(async (entry) => ({
    path: `${entry}.js`,
    body: await buildOffline(`${entry}.ts`),
  }))
  await writeFiles(draft, await Promise.all(workers))
}

const offlineFingerprint = () =>
  engineFingerprint(['src/offline', 'src/model', 'src/site/bundle/build-offline.ts'], ['rolldown'])
