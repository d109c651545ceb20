import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readIfPresent } from '#disk/read-if-present.ts'
import { BuildError } from '#model/problem.ts'
import { analyticsFromEnvironment } from './analytics-from-environment.ts'
import { knowConfigModule } from './config-module.ts'
import { configProblems } from './config-problems.ts'
import { configSchema } from './config-schema.ts'
import type { ResolvedConfig } from './resolved-config.ts'

/** The names the owner's settings may have, in the order they are looked for. */
export const CONFIG_FILES = ['site.config.ts', 'site.config.js', 'site.config.mjs']

/** Reads and checks the settings of the site in `root`. Every mistake in them is reported at once. */
export async function loadConfig(root: string): Promise<ResolvedConfig> {
  for (const file of CONFIG_FILES) {
    const text = await readIfPresent(join(root, file))
    if (text !== null) return checkConfig(withEnvironment(await importConfig(root, file, text)), file)
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

/** The settings with defaults filled, or a `BuildError` with everything that is wrong in them. */
export function checkConfig(config: unknown, file: string): ResolvedConfig {
  const result = configSchema.safeParse(config)
  if (!result.success) throw new BuildError(configProblems(result.error, config, file))
  return { file, ...result.data }
}

/**
 * Node keeps a module for ever under its address, so the address carries the text: an edit is a new module. In a folder
 * that is not `"type": "module"` it goes by the path alone, so that entry is dropped. Files that the settings import stay
 * as they were first read.
 */
async function importConfig(root: string, file: string, text: string): Promise<unknown> {
  knowConfigModule()
  delete createRequire(import.meta.url).cache[join(root, file)]
  const url = pathToFileURL(join(root, file))
  url.searchParams.set('v', createHash('sha256').update(text).digest('hex').slice(0, 8))
  const module = await import(/* @vite-ignore */ url.href).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const error = new BuildError([{ message: 'The file could not be run.', place: { file }, hint: reason }])
    error.cause = cause
    throw error
  })
  if (module.default !== undefined) return module.default
  throw new BuildError([
    { message: 'The file has no default export.', place: { file }, hint: 'Write `export default` before its object.' },
  ])
}
