/** The other end of `dev-samples.ts`: a check of all samples for every message. What it has loaded stays. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { BuildError, type Problem } from '#model/problem.ts'
import { openSampleCheck, type SampleCheck } from '#samples/check-samples.ts'
import type { FactReport } from '#samples/facts/check-facts.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import { ENGINE_ROOT } from './engine-paths.ts'
import { loadConfig } from './load-config.ts'
import { samplePages } from './sample-pages.ts'

const { root } = workerData as { root: string }
let samples: SampleCheck | undefined
let facts: ((pages: SamplePage[]) => FactReport) | undefined

async function problemsNow(): Promise<Problem[]> {
  const { library, sidebars } = await loadConfig(root)
  // Without the library there is nothing to prove samples with.
  if (!existsSync(join(ENGINE_ROOT, 'node_modules', library.packageName))) return []
  const pages = await samplePages(root, sidebars)
  samples ??= openSampleCheck(join(root, '.cache'))
  const report = await samples.check(pages)
  facts ??= (await import('#samples/facts/open-facts.ts')).openFacts()
  return [...report.problems, ...facts(pages).problems]
}

parentPort?.on('message', async () => {
  try {
    parentPort?.postMessage(await problemsNow())
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    parentPort?.postMessage([]) // the site itself says what is wrong with it
  }
})
