import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { derivedOutputs } from '../outputs/derived-outputs.ts'
import type { Site } from '../shape/site.ts'

/** Writes what follows from a site, without its documents, where a build would: below `dist/` of a new folder, which is answered. */
export async function writtenSite(site: Site): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'docs-mcp-'))
  await writeSite(root, site)
  return root
}

/** The same into a folder that is there. */
export async function writeSite(root: string, site: Site): Promise<void> {
  for (const { path, body } of derivedOutputs(site)) {
    const file = join(root, 'dist', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body)
  }
}
