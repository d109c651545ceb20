import { join } from 'node:path'
import { openPageCache } from '#compiler/page-cache.ts'
import { BuildError } from '#model/problem.ts'
import { openSampleCheck } from '#samples/check-samples.ts'
import { openFactRecord } from '#samples/facts/fact-record.ts'
import { openFacts } from '#samples/facts/open-facts.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import { formatFactReport, formatSampleReport } from '#samples/sample-report.ts'
import { liveSettings } from '../bundle/live-settings.ts'
import { loadConfig } from '../config/load-config.ts'
import { requireFiles } from '../config/missing-files.ts'
import { samplePages } from '../proofs/sample-pages.ts'
import { worldOf } from '../proofs/site-world.ts'
import { type LiveSource, recordSite } from '../recordings/record-site.ts'
import { count } from '../report/build-report.ts'
import { UsageError } from '../report/usage-error.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'

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
    const live = await livePages(root, config.baseUrl, chosen ?? pages)
    const examples = await recordSite(liveSettings(root, config), live, { skip: false })
    if (examples.all > 0) console.log(`\n${count(examples.all, 'live example')}, ${examples.made} of them run now`)
    problems.push(...examples.problems)
    if (problems.length > 0) throw new BuildError(problems)
  } finally {
    await samples.close()
  }
}

/** Pages with examples that run. What is wrong with a page itself is told by a build. */
async function livePages(root: string, baseUrl: string, pages: SamplePage[]): Promise<LiveSource[]> {
  const cache = openPageCache(join(root, '.cache'), baseUrl)
  const contentDir = join(root, CONTENT_FOLDER)
  const found = pages
    .filter(({ text }) => /<Live\b/.test(text))
    .map(async ({ source, text }) => {
      const { page } = await cache.compile({ source, text, contentDir })
      return { source, text, examples: page.live }
    })
  return Promise.all(found)
}

function pageOf(name: string, pages: SamplePage[]): SamplePage {
  const id = name.replace(/^\.?\/|\.mdx?$/g, '').replace(/^(?:.*\/)?content\//, '')
  const page = pages.find(({ source }) => source.replace(/\.mdx?$/, '') === id)
  if (!page) throw new UsageError(`There is no page "${name}". Name it like content/guide/start.mdx.`)
  return page
}
