import { readdirSync, rmdirSync, unlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes a folder with all that is in it. Node's own way looks at every file before it removes it, from another thread; that is several
 * times the work, and is left for what resists.
 */
export async function removeFolder(folder: string): Promise<void> {
  try {
    removeAll(folder)
  } catch {
    await rm(folder, { recursive: true, force: true })
  }
}

function removeAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeAll(path)
    else unlinkSync(path)
  }
  rmdirSync(folder)
}
