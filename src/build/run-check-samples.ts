import { join } from 'node:path'
import { BuildError } from '#model/problem.ts'
import { openSampleCheck } from '#samples/check-samples.ts'
import { openFacts } from '#samples/facts/open-facts.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import { formatFactReport, formatSampleReport } from '#samples/sample-report.ts'
import { loadConfig } from './load-config.ts'
import { samplePages } from './sample-pages.ts'
import { UsageError } from './usage-error.ts'

/** The `check-samples` command: counts and reasons, then every sample, table and message that is wrong. */
export async function runCheckSamples(root: string, names: string[]): Promise<void> {
  const { sidebars } = await loadConfig(root)
  const pages = await samplePages(root, sidebars)
  const chosen = names.length > 0 ? names.map((name) => pageOf(name, pages)) : null
  const samples = openSampleCheck(join(root, '.cache'))
  try {
    const report = await samples.check(
      pages,
      chosen?.map(({ source }) => source),
    )
    const facts = openFacts()(chosen ?? pages)
    console.log(formatSampleReport(report))
    if (!chosen) console.log(`\n${formatFactReport(facts)}`) // what one page leaves out, others may document
    const problems = [...report.problems, ...facts.problems]
    if (problems.length > 0) throw new BuildError(problems)
  } finally {
    await samples.close()
  }
}

function pageOf(name: string, pages: SamplePage[]): SamplePage {
  const id = name.replace(/^\.?\/|\.mdx?$/g, '').replace(/^content\//, '')
  const page = pages.find(({ source }) => source.replace(/\.mdx?$/, '') === id)
  if (!page) throw new UsageError(`There is no page "${name}". Name it like content/api/createSlice.mdx.`)
  return page
}
