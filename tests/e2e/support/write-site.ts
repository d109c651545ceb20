import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteConfig } from '#engine/model/site.ts'
import { TEST_SITES } from '../../places.ts'

/** A site of `tests/sites` with some of it replaced. */
export interface Variant {
  /** Default `handbook`. */
  name?: string
  /** Settings that replace those of the site, whole by whole. */
  config?: Partial<SiteConfig>
  /** Files to write over those of the site, by their path below its root. */
  files?: Record<string, string>
  /** Serve below this base although the site was built for another: a wrong deployment. */
  servedAt?: string
}

/** Writes the sources of a variant. The settings become a module without types, so that any process can read it. */
export async function writeSite(root: string, { name = 'handbook', config = {}, files = {} }: Variant): Promise<void> {
  const source = join(TEST_SITES, name)
  await cp(source, root, { recursive: true, filter: (path) => !path.endsWith('site.config.ts') })
  const { default: settings } = (await import(join(source, 'site.config.ts'))) as { default: SiteConfig }
  const all = {
    'site.config.mjs': `export default ${JSON.stringify({ ...settings, ...config }, null, 2)}\n`,
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}
