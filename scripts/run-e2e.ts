/** Runs the end-to-end tests against `dist/`, with whatever Chromium the machine has or can get. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell comes first: the same engine without a window's cost takes half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const REPORT = 'test-results/report.json'

/** The ways to a browser, tried in this order; each says whether it has led to one. */
const WAYS: Array<[description: string, find: () => string | null]> = [
  ['CHROMIUM_PATH', () => existing(process.env.CHROMIUM_PATH)],
  ['a browser on PATH', onPath],
  ["Playwright's own browser", () => existing(chromium.executablePath())],
  ['npx playwright install chromium', downloaded],
  ['apt-get install chromium-headless-shell', () => installed('chromium-headless-shell')],
  ['apt-get install chromium', () => installed('chromium')],
]

const executable = findBrowser()
process.exitCode = executable ? runTests(executable) : 1

function findBrowser(): string | null {
  for (const [description, find] of WAYS) {
    const path = find()
    console.log(`Chromium: ${description}: ${path ?? 'none'}`)
    if (path) return path
  }
  console.error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its executable.',
  )
  return null
}

function runTests(path: string): number {
  rmSync(REPORT, { force: true })
  const result = run('npx', ['playwright', 'test', ...process.argv.slice(2)], { CHROMIUM_PATH: path })
  printSummary()
  return result.status ?? 1
}

/** Playwright's list says only what there was; a log is easier to read with one line that always says both. */
function printSummary(): void {
  if (!existsSync(REPORT)) return
  const { stats } = JSON.parse(readFileSync(REPORT, 'utf8'))
  console.log(`${stats.expected + stats.flaky} passed, ${stats.unexpected} failed`)
}

function onPath(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
  return [...candidates, ...MAC_APPS].find((path) => existsSync(path)) ?? null
}

function downloaded(): string | null {
  const result = run('npx', ['playwright', 'install', 'chromium'])
  return result.status === 0 ? existing(chromium.executablePath()) : null
}

function installed(name: string): string | null {
  if (process.platform !== 'linux') return null
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ]) {
    const [command = '', ...args] = [...prefix, ...step]
    if (run(command, args, { DEBIAN_FRONTEND: 'noninteractive' }).status !== 0) return null
  }
  return onPath()
}

function existing(path: string | undefined): string | null {
  return path && existsSync(path) ? path : null
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): SpawnSyncReturns<Buffer> {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
}
