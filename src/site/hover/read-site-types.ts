import { join } from 'node:path'
import { answerInThreads } from '#samples/hover/answer-in-threads.ts'
import { openSampleTypes } from '#samples/hover/sample-types.ts'
import { isThere } from '#samples/sample-world.ts'
import { loadConfig } from '../config/load-config.ts'
import { samplePages } from '../proofs/sample-pages.ts'
import { worldOf } from '../proofs/site-world.ts'
import { NO_TYPES, type SiteTypes } from './types-file.ts'

/** The types in all samples of a site, as the installed packages have them; none without the library. `signal` ends the search. */
export async function readSiteTypes(root: string, signal: AbortSignal): Promise<SiteTypes> {
  const config = await loadConfig(root)
  const world = worldOf(root, config)
  if (!isThere(world, config.library.packageName)) return NO_TYPES
  const pages = await samplePages(root, config.sidebars)
  const types = openSampleTypes(join(root, '.cache'), world, (units) => answerInThreads(units, world, signal))
  return { answers: await types.read(pages), isOnDemand: false }
}
