import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/** Writes a file aside and moves it into place: neither a reader nor a run that is ended sees half of it under its name. */
export async function writeWhole(path: string, body: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  await writeFile(draft, body)
  await rename(draft, path)
}
