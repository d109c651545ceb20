import { join } from 'node:path'
import { answerInThreads } from '#samples/hover/answer-in-threads.ts'
import { openSampleTypes } from '#samples/hover/sample-types.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import { isInstalled } from '../proofs/prove-samples.ts'
import { NO_TYPES, type SiteTypes } from './types-file.ts'

/**
 * The types in all samples of a site, as the installed packages have them; none without the library. Pages are given in reading
 * order. `signal` ends the search.
 */
export async function readSiteTypes(
  root: string,
  packageName: string,
  pages: SamplePage[],
  signal: AbortSignal,
): Promise<SiteTypes> {
  if (!isInstalled(packageName)) return NO_TYPES
  const types = openSampleTypes(join(root, '.cache'), (units) => answerInThreads(units, signal))
  return { answers: await types.read(pages), isOnDemand: false }
}
