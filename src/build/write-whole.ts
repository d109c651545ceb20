import { rename, writeFile } from 'node:fs/promises'

/** Writes a file of a cache. An interrupted run must not leave half of it under a name that promises the whole. */
export async function writeWhole(path: string, body: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, body)
  await rename(draft, path)
}
