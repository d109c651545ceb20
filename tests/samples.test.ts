/** Every sample, option table, quoted message and export of the site, proven against the installed packages. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { loadConfig } from '#build/load-config.ts'
import { samplePages } from '#build/sample-pages.ts'
import { formatProblem, type Problem } from '#model/problem.ts'
import { openSampleCheck } from '#samples/check-samples.ts'
import { openFacts } from '#samples/facts/open-facts.ts'
import { formatFactReport, formatSampleReport } from '#samples/sample-report.ts'

// With an empty cache TypeScript checks some hundred files.
vi.setConfig({ testTimeout: 600_000 })

/** Blocks that nothing checks. It may fall, and rise only with the consent of whoever reviews the page. */
const MOST_FRAGMENTS = 0
/** Blocks that are checked but not run. */
const MOST_NOT_RUN = 20
/** Tables of options that name no type. */
const MOST_UNCHECKED_TABLES = 0
/** Exports that no page names. */
const MOST_UNDOCUMENTED = 0

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The exports that each page of the reference documents. One that is new in the package fails until it has its place. */
const HOMES = JSON.parse(readFileSync(new URL('samples/export-homes.json', import.meta.url), 'utf8'))
const { sidebars } = await loadConfig(ROOT)
const pages = await samplePages(ROOT, sidebars)
const samples = openSampleCheck(`${ROOT}.cache`)
afterAll(() => samples.close())

const told = (problems: Problem[]) => problems.map(formatProblem).join('\n\n')

test('every sample compiles, runs and does what it says', async () => {
  const report = await samples.check(pages)
  console.log(formatSampleReport(report))
  expect(told(report.problems)).toBe('')
  expect(report.checked + report.fragments.length).toBe(report.blocks)
  expect(report.fragments.length).toBeLessThanOrEqual(MOST_FRAGMENTS)
  expect(report.notRun.length).toBeLessThanOrEqual(MOST_NOT_RUN)
})

test('option tables, messages and exports are those of the package', () => {
  const report = openFacts(HOMES)(pages)
  console.log(formatFactReport(report))
  expect(told(report.problems)).toBe('')
  expect(report.uncheckedTables.length).toBeLessThanOrEqual(MOST_UNCHECKED_TABLES)
  expect(new Set([...report.undocumented.values()].flat()).size).toBeLessThanOrEqual(MOST_UNDOCUMENTED)
})
