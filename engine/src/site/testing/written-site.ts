import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { derivedOutputs } from '../outputs/derived-outputs.ts'
import type { Site } from '../shape/site.ts'

/**
 * Writes what follows from a site, without its documents, where a build would: below `dist/` of a new folder, which is answered. Some of it
 * is enough for who reads no more.
 */
export async function writtenSite(site: Site, isWanted?: (path: string) => boolean): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'docs-mcp-'))
  await writeSite(root, site, isWanted)
  return root
}

/** The same into a folder that is there. */
export async function writeSite(root: string, site: Site, isWanted: (path: string) => boolean = () => true) {
  for (const { path, body } of derivedOutputs(site)) {
    if (!isWanted(path)) continue
    const file = join(root, 'dist', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body)
  }
}
