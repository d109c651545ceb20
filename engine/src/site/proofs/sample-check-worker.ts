/** The thread of `dev-samples.ts` and `prove-samples.ts`. What it has loaded stays. */
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { answerCalls } from '#disk/thread.ts'
import type { Problem } from '#model/problem.ts'
import { openSampleCheck, type SampleCheck } from '#samples/check-samples.ts'
import type { FactReport } from '#samples/facts/check-facts.ts'
import { openFactRecord } from '#samples/facts/fact-record.ts'
import { type BlockAnswers, openSampleTypes, type SampleTypes } from '#samples/hover/sample-types.ts'
import { filesOfModules } from '#samples/module-files.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import { isThere, type SampleWorld } from '#samples/sample-world.ts'
import { loadConfig } from '../config/load-config.ts'
import { samplePages } from './sample-pages.ts'
import { proofsOf, type SiteProofs } from './site-proofs.ts'
import { worldOf } from './site-world.ts'

const { root }: { root: string } = workerData
const cacheDir = join(root, '.cache')

/** What checks with one world. Others are opened when the settings or the site's own modules say something else. */
interface Tools {
  key: string
  world: SampleWorld
  samples: SampleCheck
  types: SampleTypes
  facts?: (pages: SamplePage[]) => FactReport
}

let tools: Tools | undefined

async function open(): Promise<{ tools: Tools; pages: SamplePage[] }> {
  const config = await loadConfig(root)
  const world = worldOf(root, config)
  const key = JSON.stringify([world, ...filesOfModules(world)])
  if (tools?.key !== key) {
    await tools?.samples.close()
    tools = { key, world, samples: openSampleCheck(cacheDir, world), types: openTypes(world) }
  }
  // None without the library: there is nothing to prove samples with.
  const pages = isThere(world, config.library.packageName) ? await samplePages(root, config.sidebars) : []
  return { tools, pages }
}

/** In this thread: TypeScript is here already. */
const openTypes = (world: SampleWorld): SampleTypes =>
  openSampleTypes(cacheDir, world, async (units) => {
    const { answerUnits } = await import('#samples/hover/answer-units.ts')
    return answerUnits(units, world)
  })

async function problemsIn(pages: SamplePage[], tools: Tools): Promise<Problem[]> {
  if (pages.length === 0) return []
  const report = await tools.samples.check(pages)
  return [...report.problems, ...(await factProblemsIn(pages, tools))]
}

/** Only of pages that have changed since they were right. */
async function factProblemsIn(pages: SamplePage[], tools: Tools): Promise<Problem[]> {
  const { world } = tools
  if (!world.facts) return []
  const record = openFactRecord(cacheDir, world)
  const open = await record.unproven(pages)
  if (open.length === 0) return []
  tools.facts ??= (await import('#samples/facts/open-facts.ts')).openFacts(world)
  const { problems } = tools.facts(open)
  await record.record(open, problems)
  return problems
}

/** What the thread does: a site that cannot be read is a `BuildError` of every call. */
export type SampleCalls = typeof calls

const calls = {
  /** Checks all samples, and says what is wrong. What is proven is told before and after it. */
  async check(): Promise<Problem[]> {
    const { tools, pages } = await open()
    const tellProofs = async () => tell(proofsOf((await tools.samples.recorded(pages)).proven))
    await tellProofs() // what is on record already need not wait
    const problems = await problemsIn(pages, tools)
    await tellProofs()
    return problems
  },
  /** The blocks that show type errors, by source. */
  async typeErrors(): Promise<Map<string, BlockAnswers[]>> {
    const { tools, pages } = await open()
    const found = await tools.types.read(pages, (blocks) => blocks.some(({ errors }) => errors.length > 0))
    return new Map(
      [...found].map(([source, blocks]) => [source, blocks.filter(({ errors }) => errors.length > 0)] as const),
    )
  },
  /** What the samples of a page answer about their names. */
  async typesOf(source: string): Promise<BlockAnswers[]> {
    const { tools, pages } = await open()
    const found = await tools.types.read(pages, (blocks) => blocks[0]?.source === source)
    return found.get(source) ?? []
  },
}
const tell = answerCalls<typeof calls, SiteProofs>(calls)
