import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BuildError } from '#model/problem.ts'
import { analyticsFromEnvironment } from './analytics-from-environment.ts'
import { checkedConfig } from './checked-config.ts'
import { importConfig } from './import-config.ts'
import type { ResolvedConfig } from './resolved-config.ts'

/** The names the owner's settings may have, in the order they are looked for. */
export const CONFIG_FILES = ['site.config.ts', 'site.config.js', 'site.config.mjs']

/** Reads and checks the settings of the site in `root`. Every mistake in them is reported at once. */
export async function loadConfig(root: string): Promise<ResolvedConfig> {
  for (const file of CONFIG_FILES) {
    if (existsSync(join(root, file))) return checkedConfig(root, withEnvironment(await importConfig(root, file)), file)
  }
  const hint =
    'Create it with `export default { title, tagline, url, library }`, or a whole small site with `docs init`.'
  throw new BuildError([{ message: 'There is no such file.', place: { file: 'site.config.ts' }, hint }])
}

/** What a deployment says for itself replaces what the settings say; it is checked like the rest. */
function withEnvironment(config: unknown): unknown {
  const analytics = analyticsFromEnvironment(process.env)
  return analytics && typeof config === 'object' ? { ...config, analytics } : config
}
