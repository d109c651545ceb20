import { join } from 'node:path'
import { answerInThreads } from '#samples/hover/answer-in-threads.ts'
import { openSampleTypes } from '#samples/hover/sample-types.ts'
import { loadConfig } from '../config/load-config.ts'
import { isInstalled } from '../proofs/prove-samples.ts'
import { samplePages } from '../proofs/sample-pages.ts'
import { NO_TYPES, type SiteTypes } from './types-file.ts'

/** The types in all samples of a site, as the installed packages have them; none without the library. `signal` ends the search. */
export async function readSiteTypes(root: string, signal: AbortSignal): Promise<SiteTypes> {
  const { library, sidebars } = await loadConfig(root)
  if (!isInstalled(library.packageName)) return NO_TYPES
  const pages = await samplePages(root, sidebars)
  const types = openSampleTypes(join(root, '.cache'), (units) => answerInThreads(units, signal))
  return { answers: await types.read(pages), isOnDemand: false }
}
