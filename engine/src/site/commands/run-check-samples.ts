import { join } from 'node:path'
import { BuildError } from '#model/problem.ts'
import { openSampleCheck } from '#samples/check-samples.ts'
import { openFactRecord } from '#samples/facts/fact-record.ts'
import { openFacts } from '#samples/facts/open-facts.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import { formatFactReport, formatSampleReport } from '#samples/sample-report.ts'
import { loadConfig } from '../config/load-config.ts'
import { requireFiles } from '../config/missing-files.ts'
import { samplePages } from '../proofs/sample-pages.ts'
import { worldOf } from '../proofs/site-world.ts'
import { UsageError } from '../report/usage-error.ts'

/** The `check-samples` command: counts and reasons, then every sample, table and message that is wrong. */
export async function runCheckSamples(root: string, names: string[]): Promise<void> {
  const config = await loadConfig(root)
  requireFiles(root, config)
  const world = worldOf(root, config)
  const pages = await samplePages(root, config.sidebars)
  const chosen = names.length > 0 ? names.map((name) => pageOf(name, pages)) : null
  const samples = openSampleCheck(join(root, '.cache'), world)
  try {
    const report = await samples.check(
      pages,
      chosen?.map(({ source }) => source),
    )
    console.log(formatSampleReport(report))
    const problems = [...report.problems]
    if (world.facts) {
      const facts = openFacts(world)(chosen ?? pages)
      await openFactRecord(join(root, '.cache'), world).record(chosen ?? pages, facts.problems)
      if (!chosen) console.log(`\n${formatFactReport(facts)}`) // what one page leaves out, others may document
      problems.push(...facts.problems)
    }
    if (problems.length > 0) throw new BuildError(problems)
  } finally {
    await samples.close()
  }
}

function pageOf(name: string, pages: SamplePage[]): SamplePage {
  const id = name.replace(/^\.?\/|\.mdx?$/g, '').replace(/^(?:.*\/)?content\//, '')
  const page = pages.find(({ source }) => source.replace(/\.mdx?$/, '') === id)
  if (!page) throw new UsageError(`There is no page "${name}". Name it like content/guide/start.mdx.`)
  return page
}
