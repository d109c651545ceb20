/** Every sample, option table, quoted message and export of the site, proven against the installed packages. */
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { formatProblem, type Problem } from '#engine/model/problem.ts'
import { openSampleCheck } from '#engine/samples/check-samples.ts'
import { openFactRecord } from '#engine/samples/facts/fact-record.ts'
import { openFacts } from '#engine/samples/facts/open-facts.ts'
import { openSampleTypes } from '#engine/samples/hover/sample-types.ts'
import { formatFactReport, formatSampleReport } from '#engine/samples/sample-report.ts'
import { loadConfig } from '#engine/site/config/load-config.ts'
import { samplePages } from '#engine/site/proofs/sample-pages.ts'
import { worldOf } from '#engine/site/proofs/site-world.ts'
import { EXPORT_HOMES } from '../site/export-homes.ts'
import { SITE } from './places.ts'

// With an empty cache TypeScript checks some hundred files.
vi.setConfig({ testTimeout: 600_000 })

/** Blocks that nothing checks. It may fall, and rise only with the consent of whoever reviews the page. */
const MOST_FRAGMENTS = 0
/** Blocks that are checked but not run, besides those about a type error: most need a package the site does not have. */
const MOST_NOT_RUN = 31
const TYPE_ERROR = 'shows a type error'
/** Tables of options that name no type. */
const MOST_UNCHECKED_TABLES = 0
/** Names in samples without a type to show. */
const MOST_UNTYPED = 1
/** Exports that no page names. */
const MOST_UNDOCUMENTED = 0

const config = await loadConfig(SITE)
const world = worldOf(SITE, config)
const pages = await samplePages(SITE, config.sidebars)
const samples = openSampleCheck(join(SITE, '.cache'), world)
afterAll(() => samples.close())

const told = (problems: Problem[]) => problems.map(formatProblem).join('\n\n')

test('every sample compiles, runs and does what it says', async () => {
  const report = await samples.check(pages)
  console.log(formatSampleReport(report))
  expect(told(report.problems)).toBe('')
  expect(report.checked + report.fragments.length).toBe(report.blocks)
  expect(report.fragments.length).toBeLessThanOrEqual(MOST_FRAGMENTS)
  const runnable = report.notRun.filter(({ reason }) => reason !== TYPE_ERROR)
  expect(runnable.length).toBeLessThanOrEqual(MOST_NOT_RUN)
})

test('option tables, messages and exports are those of the package', async () => {
  const report = openFacts(world, EXPORT_HOMES)(pages)
  console.log(formatFactReport(report))
  await openFactRecord(join(SITE, '.cache'), world).record(pages, report.problems) // for the build that comes after the tests
  expect(told(report.problems)).toBe('')
  expect(report.uncheckedTables.length).toBeLessThanOrEqual(MOST_UNCHECKED_TABLES)
  expect(new Set([...report.undocumented.values()].flat()).size).toBeLessThanOrEqual(MOST_UNDOCUMENTED)
})

test('names in samples have a type to show', async () => {
  const answers = [...(await openSampleTypes(join(SITE, '.cache'), world).read(pages)).values()].flat()
  const asked = answers.reduce((sum, block) => sum + block.asked, 0)
  const typed = answers.reduce((sum, block) => sum + block.names.length / 2, 0)
  console.log(`${typed} of ${asked} names have a type`)
  expect(asked).toBeGreaterThan(0)
  expect(asked - typed).toBeLessThanOrEqual(MOST_UNTYPED)
})
