import { join } from 'node:path'
import { type AskOptions, answerInThread } from '#samples/hover/answer-in-thread.ts'
import { openSampleTypes } from '#samples/hover/sample-types.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import { isThere, type SampleWorld } from '#samples/sample-world.ts'
import { NO_TYPES, type SiteTypes } from './types-file.ts'

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
  const types = openSampleTypes(join(world.root, '.cache'), world, (units) => answerInThread(units, world, options))
  return { answers: await types.read(pages), isOnDemand: false }
}
