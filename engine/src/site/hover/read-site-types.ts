import { join } from 'node:path'
import { sourcesFingerprint } from '#disk/engine-fingerprint.ts'
import { type AskOptions, answerInThread } from '#samples/hover/answer-in-thread.ts'
import { openSampleTypes } from '#samples/hover/sample-types.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import { isThere, type SampleWorld } from '#samples/sample-world.ts'
import { openKnownPages } from '../sources/known-pages.ts'
import { NO_TYPES, type SiteTypes } from './site-types.ts'
import { type KeptTypes, keptPage, typedPage } from './typed-page.ts'

/**
 * The types in all samples of a site, as the installed packages have them; none without the library. Pages are given in reading
 * order.
 */
export async function readSiteTypes(
  world: SampleWorld,
  packageName: string,
  pages: SamplePage[],
  options: AskOptions,
): Promise<SiteTypes> {
  if (!isThere(world, packageName)) return NO_TYPES
  const key = sourcesFingerprint(['src/site/hover'])
  const { known, open, keep } = await openKnownPages<KeptTypes>({ world, name: 'typed', key }, pages)
  const types = openSampleTypes(join(world.root, '.cache'), world, (units) => answerInThread(units, world, options))
  const found = open.length > 0 ? await types.read(open) : []
  const fresh = new Map([...found].map(([source, answers]) => [source, typedPage(answers)]))
  return {
    pages: new Map([...fresh, ...[...known].map(([source, kept]) => [source, keptPage(kept)] as const)]),
    isOnDemand: false,
    keep: () => keep(new Map([...fresh].flatMap(([source, { kept }]) => (kept ? [[source, kept]] : [])))),
  }
}
