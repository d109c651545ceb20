import { randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'

/**
 * Writes a file aside and moves it into place: neither a reader nor a run that is ended sees half of it under its name.
 *
 * At once, as builds read and write all their small files: each goes to the system's memory and takes some hundredths of a
 * millisecond, of which a detour through Node's pool of threads makes several times as much work.
 */
export async function writeWhole(path: string, body: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  writeFileSync(draft, body)
  renameSync(draft, path)
}
