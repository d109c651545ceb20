/** The other end of `dev-samples.ts` and `prove-samples.ts`: a check of all samples for every message. What it has loaded stays. */
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { BuildError, type Problem } from '#model/problem.ts'
import { openSampleCheck, type SampleCheck } from '#samples/check-samples.ts'
import type { FactReport } from '#samples/facts/check-facts.ts'
import { openFactRecord, PACKAGE_OF_FACTS } from '#samples/facts/fact-record.ts'
import { openSampleTypes, type SampleTypes } from '#samples/hover/sample-types.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import { loadConfig } from '../config/load-config.ts'
import { isInstalled, proofsOf } from './prove-samples.ts'
import type { FromSamples, ToSamples } from './sample-messages.ts'
import { samplePages } from './sample-pages.ts'

const { root } = workerData as { root: string }
const samples: SampleCheck = openSampleCheck(join(root, '.cache'))
let types: SampleTypes | undefined
let facts: ((pages: SamplePage[]) => FactReport) | undefined

/** None without the library: there is nothing to prove samples with. */
async function pagesNow(): Promise<SamplePage[]> {
  const { library, sidebars } = await loadConfig(root)
  return isInstalled(library.packageName) ? samplePages(root, sidebars) : []
}

async function problemsIn(pages: SamplePage[]): Promise<Problem[]> {
  if (pages.length === 0) return []
  const report = await samples.check(pages)
  return [...report.problems, ...(await factProblemsIn(pages))]
}

/** Only of pages that have changed since they were right. */
async function factProblemsIn(pages: SamplePage[]): Promise<Problem[]> {
  const { library } = await loadConfig(root)
  if (library.packageName !== PACKAGE_OF_FACTS) return []
  const record = openFactRecord(join(root, '.cache'))
  const open = await record.unproven(pages)
  if (open.length === 0) return []
  facts ??= (await import('#samples/facts/open-facts.ts')).openFacts()
  const { problems } = facts(open)
  await record.record(open, problems)
  return problems
}

/** In this thread: TypeScript is here already. */
function typesNow(): SampleTypes {
  types ??= openSampleTypes(join(root, '.cache'), async (units) => {
    const { answerUnits } = await import('#samples/hover/answer-units.ts')
    return answerUnits(units)
  })
  return types
}

async function check(): Promise<void> {
  const pages = await pagesNow()
  await tellProofs(pages) // what is on record already need not wait
  answer({ type: 'problems', problems: await problemsIn(pages) })
  await tellProofs(pages)
  const found = await typesNow().read(pages, (blocks) => blocks.some(({ errors }) => errors.length > 0))
  const shown = [...found].map(
    ([source, blocks]) => [source, blocks.filter(({ errors }) => errors.length > 0)] as const,
  )
  answer({ type: 'errors', answers: new Map(shown) })
}

async function tellProofs(pages: SamplePage[]): Promise<void> {
  answer({ type: 'proofs', proofs: proofsOf((await samples.recorded(pages)).proven) })
}

async function answerAbout(id: number, source: string): Promise<void> {
  const found = await typesNow().read(await pagesNow(), (blocks) => blocks[0]?.source === source)
  answer({ type: 'types', id, answers: found.get(source) ?? [] })
}

function answer(message: FromSamples): void {
  parentPort?.postMessage(message)
}

/** One after the other: both ask TypeScript, which keeps this thread to itself. */
let queue: Promise<void> = Promise.resolve()
parentPort?.on('message', (message: ToSamples) => {
  queue = queue.then(async () => {
    try {
      await (message.type === 'check' ? check() : answerAbout(message.id, message.source))
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      const { problems } = error
      answer(message.type === 'check' ? { type: 'unreadable', problems } : { ...message, answers: [] })
    }
  })
})
