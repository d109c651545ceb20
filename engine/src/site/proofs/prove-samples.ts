import { join } from 'node:path'
import { sourcesFingerprint } from '#disk/engine-fingerprint.ts'
import { packageNameOf } from '#disk/find-package.ts'
import { startThread } from '#disk/thread.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import { openSampleCheck } from '#samples/check-samples.ts'
import { openFactRecord } from '#samples/facts/fact-record.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import { isThere, type SampleWorld } from '#samples/sample-world.ts'
import { openFingerprints } from '#samples/samples-fingerprint.ts'
import { openKnownPages } from '../sources/known-pages.ts'
import type { SampleCalls } from './sample-check-worker.ts'
import { NO_PROOFS, proofsOf, type SiteProofs } from './site-proofs.ts'

/** What is proven of a site's samples, and what is wrong with them. */
export interface SampleProofs {
  proofs: SiteProofs
  /** Why a sample may have no proof. */
  reason: string
  problems: Problem[]
}

/**
 * Proves the samples of a site: from the record where nothing has changed since, which loads neither TypeScript nor a parser,
 * and otherwise in a thread, beside whatever else goes on. `skip` takes what is on record and checks nothing. `types` ends when
 * the types of names are on disk, and with them the errors of the same files; null where nobody asks for them. Pages are given
 * in reading order.
 */
export async function proveSamples(
  world: SampleWorld,
  packageName: string,
  pages: SamplePage[],
  { skip, signal, types = null }: { skip: boolean; signal: AbortSignal; types?: Promise<unknown> | null },
): Promise<SampleProofs> {
  if (!isThere(world, packageName)) {
    const reason = `The package "${packageName}" is not installed here, so nothing could be checked.`
    return { proofs: NO_PROOFS, reason, problems: [] }
  }
  const cacheDir = join(world.root, '.cache')
  const { known, open, keep } = await openKnownPages<string[]>({ world, name: 'proven', key: keyOf(world) }, pages)
  const samples = openSampleCheck(cacheDir, world)
  const before = await samples.recorded(open)
  const isOpen = !skip && (before.open > 0 || (await unprovenFacts(cacheDir, world, open)).length > 0)
  const problems = isOpen ? await checkInThread(world.root, signal, types) : skip ? [] : before.problems
  const after = isOpen ? await samples.recorded(open) : before
  const proofs = proofsOf(after.proven)
  if (!skip && problems.length === 0 && after.open === 0)
    await keep(new Map(open.map(({ source }) => [source, [...(proofs.get(source) ?? [])]])))
  const all = new Map([...proofs, ...[...known].map(([source, keys]) => [source, new Set(keys)] as const)])
  return { proofs: all, reason: 'Nobody has checked them as they are now.', problems }
}

/** What facts follow from besides what checks of samples do. */
function keyOf(world: SampleWorld): string {
  const messages = world.facts?.messages ?? []
  const versions = openFingerprints(world).versionsOf(messages.map(packageNameOf))
  return sourcesFingerprint(['src/site/proofs'], [String(world.facts !== null), ...messages, ...versions])
}

async function unprovenFacts(cacheDir: string, world: SampleWorld, pages: SamplePage[]): Promise<SamplePage[]> {
  return world.facts ? openFactRecord(cacheDir, world).unproven(pages) : []
}

/** What is wrong with the samples, or with the site if the thread cannot read it: then nothing is proven. */
async function checkInThread(root: string, signal: AbortSignal, types: Promise<unknown> | null): Promise<Problem[]> {
  const resourceLimits = { maxOldGenerationSizeMb: 4096 }
  const thread = startThread<SampleCalls>('sample-check-worker', { data: { root }, resourceLimits, signal })
  try {
    if (types) {
      await thread.call('begin', undefined)
      const isKnown = await types.then(
        () => true,
        () => false,
      )
      await thread.call('typed', isKnown)
    }
    return await thread.call('check', undefined)
  } catch (error) {
    if (error instanceof BuildError) return error.problems
    throw error
  } finally {
    await thread.close()
  }
}
