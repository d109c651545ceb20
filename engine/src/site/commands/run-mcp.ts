import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { readIfPresent } from '#disk/read-if-present.ts'
import { serveDocs } from '../mcp/serve-docs.ts'
import { isFresh } from '../outputs/build-stamp.ts'
import { UsageError } from '../report/usage-error.ts'

/**
 * The `mcp` command: answers programs from `dist/` as it is. It never builds: an editor that starts it waits for some seconds at most,
 * and expects no work behind its back.
 */
export async function runMcp(root: string): Promise<void> {
  const dist = join(root, 'dist')
  const build = `node ${join(ENGINE_ROOT, 'bin/docs.mjs')} build --root ${root}`
  if (!existsSync(join(dist, 'llms.txt'))) {
    throw new UsageError(`There is no site in ${dist}.\n  Build it first: ${build}`)
  }
  const log = (line: string) => console.error(line)
  const { version }: { version: string } = JSON.parse((await readIfPresent(join(ENGINE_ROOT, 'package.json'))) ?? '{}')
  serveDocs(dist, { version, log })
  if (!isFresh(root))
    log(`${dist} is not a whole build of what the site is now. Answers are from it.\n  Build it again: ${build}`)
}
