import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_ROOT } from './engine-root.ts'

/** A run of another site may still load parts of what it began with. */
export const ENGINE_CACHE_LIFE_MS = 24 * 60 * 60 * 1000

/**
 * The folder for what depends on the engine alone: beside the engine, so that it is made once for all sites and outlives their caches.
 * In the cache of the site where the engine cannot be written to.
 */
export function engineCache(root: string, name: string, engine = ENGINE_ROOT): string {
  const shared = join(engine, '.cache')
  return canWrite(shared) ? join(shared, name) : join(root, '.cache', name)
}

/** Whether a folder is there, or can be made, and takes files. */
export function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
