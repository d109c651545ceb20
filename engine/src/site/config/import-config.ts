import { mkdtempSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { canWrite } from '#disk/engine-cache.ts'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { type PackError, packOnce } from '#disk/pack-once.mjs'
import { BuildError } from '#model/problem.ts'

/** What settings import `defineConfig` from. The engine knows it wherever the site lies, so a site needs nothing installed. */
export const CONFIG_MODULE = 'docs-engine/config'

/** What the settings of a site export, with everything that they import, as it is on the disk now. */
export async function importConfig(root: string, file: string): Promise<unknown> {
  const module = await packAndImport(root, file).catch((cause: unknown) => {
    const { message, loc }: PackError = cause instanceof Error ? cause : new Error(String(cause))
    const place = loc ? { file: relative(root, loc.file).replaceAll('\\', '/'), line: loc.line } : { file }
    const error = new BuildError([{ message: 'The file could not be run.', place, hint: message }])
    error.cause = cause
    throw error
  })
  if (module.default !== undefined) return module.default
  throw new BuildError([
    { message: 'The file has no default export.', place: { file }, hint: 'Write `export default` before its object.' },
  ])
}

/** A site that lies where nothing can be written can still be served: its settings are packed elsewhere, each time. */
async function packAndImport(root: string, file: string): Promise<{ default?: unknown }> {
  const own = join(root, '.cache/config')
  if (canWrite(own)) return importPacked(own, join(root, file))
  const passing = mkdtempSync(join(tmpdir(), 'docs-config-'))
  return importPacked(passing, join(root, file)).finally(() => rmSync(passing, { recursive: true, force: true }))
}

async function importPacked(folder: string, file: string): Promise<{ default?: unknown }> {
  const alias = { [CONFIG_MODULE]: join(ENGINE_ROOT, 'src/model/define-config.ts') }
  const { config } = await packOnce(folder, { config: file }, { isOutside: isBuiltin, alias })
  return import(/* @vite-ignore */ `${config}`)
}
