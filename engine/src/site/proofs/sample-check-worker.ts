/** The thread of `dev-samples.ts` and `prove-samples.ts`. What it has loaded stays. */
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { answerCalls } from '#disk/thread.ts'
import type { Problem } from '#model/problem.ts'
import { openSampleCheck, type SampleCheck } from '#samples/check-samples.ts'
import { createUnitChecker } from '#samples/check-units.ts'
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

/** A thread is of one site. */
let tools: Tools | undefined

async function open(): Promise<{ tools: Tools; pages: SamplePage[] }> {
  const config = await loadConfig(root)
  const world = worldOf(root, config)
  const key = JSON.stringify([world, ...filesOfModules(world)])
  if (tools?.key !== key) {
    await tools?.samples.close()
    const types = openTypes(world)
    const checker = createUnitChecker(world, {
      // While a site is written, what was said about the files as they are now is hardly ever known.
      known: async (units) => ((await begun?.typed) ? types.knownErrors(units) : new Map()),
    })
    tools = { key, world, samples: openSampleCheck(cacheDir, world, checker), types }
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
  // What pages say about the library is looked up while samples run, and while another thread finds out about their types.
  const [report, facts] = await Promise.all([tools.samples.check(pages), factProblemsIn(pages, tools)])
  return [...report.problems, ...facts]
}

/** Only of pages that have changed since they were right. */
async function factProblemsIn(pages: SamplePage[], tools: Tools): Promise<Problem[]> {
  const { world } = tools
  if (!world.facts) return []
  const record = openFactRecord(cacheDir, { ...world }) // opened anew: the package may be another one by now
  const open = await record.unproven(pages)
  if (open.length === 0) return []
  tools.facts ??= (await import('#samples/facts/open-facts.ts')).openFacts(world)
  const { problems } = tools.facts(open)
  await record.record(open, problems)
  return problems
}

/** Checks all samples, and says what is wrong. What is proven is told before and after it. */
async function checkAll(): Promise<Problem[]> {
  const { tools, pages } = await open()
  const tellProofs = async () => tell(proofsOf((await tools.samples.recorded(pages)).proven))
  await tellProofs() // what is on record already need not wait
  const problems = await problemsIn(pages, tools)
  await tellProofs()
  return problems
}

/** A check that was begun before it was asked for, and waits for what another thread finds out about types. */
interface Begun {
  problems: Promise<Problem[]>
  /** True: that is on disk; false: it will never be. */
  typed: Promise<boolean>
  hearTyped: (isKnown: boolean) => void
}

/** At most one a thread: only a build begins before it asks. */
let begun: Begun | undefined

/** What the thread does: a site that cannot be read is a `BuildError` of every call. */
export type SampleCalls = typeof calls

const calls = {
  /** Has samples run already, and the first check wait for what another thread finds out about their types. */
  begin(): void {
    let hearTyped: Begun['hearTyped'] = () => {}
    const typed = new Promise<boolean>((resolve) => {
      hearTyped = resolve
    })
    begun = { problems: checkAll(), typed, hearTyped }
    begun.problems.catch(() => {}) // told to who asks
  },
  /** That is on disk now, or will never be. */
  typed: (isKnown: boolean): void => begun?.hearTyped(isKnown),
  check: (): Promise<Problem[]> => begun?.problems ?? checkAll(),
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
