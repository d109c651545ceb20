/**
 * Builds and serves the variants that tests ask for: a process of its own beside a run, so that each is built once for all workers, and
 * none of them loads the engine. `site-fixture.ts` asks it; `playwright.config.ts` starts and ends it.
 */
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deserialize } from 'node:v8'
import { SITE } from '../../places.ts'
import { type Variant, writeSite } from './write-site.ts'

export interface Wanted {
  variant: Variant
  /** With a `.br` and a `.gz` beside every text. */
  isCompressed: boolean
}

/** Where a variant is, or why it could not be built. */
export type Answer = { root: string; origin: string } | { problem: string }

/** Bundling takes seconds and is the same for every variant: all share what the build of `dist/` has left. */
const SHARED = ['live', 'checker', 'declarations']

const folder = await mkdtemp(join(tmpdir(), 'docs-e2e-'))
const bundles = join(folder, 'bundles')
for (const name of SHARED) {
  const to = join(bundles, name)
  await cp(join(SITE, '.cache', name), to, { recursive: true, force: true }).catch(() => mkdir(to, { recursive: true }))
}

const known = new Map<string, Promise<Answer>>()
/** One build after the other: two at a time would share what they keep. */
let last: Promise<unknown> = Promise.resolve()

const server = createServer(async (request, response) => {
  // Not as JSON, which would lose a setting that is taken away: one that is undefined.
  const sent = await buffer(request)
  const wanted: Wanted = deserialize(sent)
  const key = sent.toString('latin1')
  let answer = known.get(key)
  if (!answer) {
    const root = join(folder, String(known.size))
    const built = last.then(() => buildVariant(root, wanted.variant))
    last = built.catch(() => {}) // the answer says it
    answer = built.then(() => serve(root, wanted)).catch(({ message }: Error) => ({ problem: message }))
    known.set(key, answer)
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(await answer))
})
server.listen(0, '127.0.0.1', () => console.log(`Sites at http://127.0.0.1:${(server.address() as AddressInfo).port}`))

process.once('SIGTERM', async () => {
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})

// Nothing of the engine is loaded before it is needed: many runs of some tests want no site but the built one.

async function buildVariant(root: string, variant: Variant): Promise<void> {
  const { buildSite } = await import('#engine/site/build-site.ts')
  const { createProgress } = await import('#engine/site/report/progress.ts')
  await writeSite(root, variant)
  await mkdir(join(root, '.cache'), { recursive: true })
  for (const name of SHARED) await symlink(join(bundles, name), join(root, '.cache', name))
  await buildSite(root, createProgress())
}

async function serve(root: string, { variant, isCompressed }: Wanted): Promise<Answer> {
  if (isCompressed) {
    const { compressOutput } = await import('#engine/site/outputs/compress-output.ts')
    await compressOutput(join(root, 'dist'), join(folder, 'compressed')) // most files are those of the variant before
  }
  const { startStaticServer } = await import('#engine/site/serve/static-server.ts')
  const baseUrl = variant.servedAt ?? variant.config?.baseUrl ?? '/'
  const { origin } = await startStaticServer({ folder: join(root, 'dist'), baseUrl }, '127.0.0.1', 0)
  return { root, origin }
}
