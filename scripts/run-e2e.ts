/**
 * Runs the end-to-end tests against `dist/` in Chromium and the journeys of `tests/browsers` in Firefox and WebKit, with what the machine
 * has or can get. Arguments choose some of the tests: they are Playwright's, or behind `--browsers` Vitest's for the journeys alone.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { closingLines, type Outcome } from './closing-lines.ts'
import { findNeed, getNeed, type Need, type Supply } from './machine-needs.ts'
import { CHROMIUM, FIREFOX, OPTIONAL_NEEDS, WEBKIT } from './needs-of-tests.ts'
import { runProgram } from './run-program.ts'

const PLAYWRIGHT = { script: 'node_modules/@playwright/test/cli.js', report: 'test-results/report.json' }
const VITEST = { script: 'node_modules/vitest/vitest.mjs', report: 'test-results/browsers.json' }

/** The journeys of each browser, in the order they run. */
const JOURNEYS: Array<[need: Need, file: string]> = [
  [FIREFOX, 'tests/browsers/firefox.test.ts'],
  [WEBKIT, 'tests/browsers/webkit.test.ts'],
]

const args = process.argv.slice(2)
const isJourneysOnly = args[0] === '--browsers'
// Who asks for some of the tests wants them now: only a run of all of them installs anything.
const isWhole = args.length === (isJourneysOnly ? 1 : 0)
const supplies = supply()
const outcomes: Outcome[] = []
if (!isJourneysOnly) outcomes.push(await runInChromium())
if (isJourneysOnly || isWhole) outcomes.push(await runJourneys(args.slice(1)))

const { lines, failed } = closingLines(outcomes, supplies, Boolean(process.env.CI))
for (const line of lines) console.log(line)
process.exitCode = failed > 0 ? 1 : 0

function supply(): Supply[] {
  if (isJourneysOnly) return JOURNEYS.map(([need]) => getNeed(need))
  if (isWhole) return [...OPTIONAL_NEEDS, ...JOURNEYS.map(([need]) => need)].map((need) => getNeed(need))
  return OPTIONAL_NEEDS.map((need) => findNeed(need))
}

/** The variables that name what was found. */
function envOf(found: Supply[]): Record<string, string> {
  return Object.assign({}, ...found.map((each) => (each.isMet ? each.env : {})))
}

async function runInChromium(): Promise<Outcome> {
  const chromium = getNeed(CHROMIUM)
  if (!chromium.isMet) {
    console.error('There is nothing to do without Chromium. Install it and set CHROMIUM_PATH to its executable.')
    return { passed: 0, failed: 1 }
  }
  rmSync(PLAYWRIGHT.report, { force: true })
  const env = envOf([chromium, ...supplies])
  const code = await runProgram(process.execPath, [PLAYWRIGHT.script, 'test', ...args], env)
  const { stats } = readReport(PLAYWRIGHT.report)
  // One that holds only the second time does not hold.
  return outcome(code, stats?.expected, stats && stats.unexpected + stats.flaky)
}

async function runJourneys(more: string[]): Promise<Outcome> {
  const isMet = (need: Need) => supplies.some((each) => each.need === need && each.isMet)
  const files = JOURNEYS.flatMap(([need, file]) => (isMet(need) ? [file] : []))
  if (files.length === 0) return { passed: 0, failed: 0 }
  rmSync(VITEST.report, { force: true })
  const config = ['--config', 'tests/browsers/vitest.config.ts']
  const code = await runProgram(process.execPath, [VITEST.script, 'run', ...config, ...files, ...more], envOf(supplies))
  const { numPassedTests, numFailedTests } = readReport(VITEST.report)
  return outcome(code, numPassedTests, numFailedTests)
}

/** Empty where a run ended before it could write one. */
function readReport(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** A run may also fail outside its tests. */
function outcome(code: number, passed = 0, failed = 0): Outcome {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}
