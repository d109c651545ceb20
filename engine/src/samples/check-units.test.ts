import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSampleCheck } from './check-samples.ts'
import { createUnitChecker } from './check-units.ts'
import { readBlocks } from './read-blocks.ts'
import type { RunAnswer } from './run/run-messages.ts'
import { createRunThread, type RunThread } from './run/run-thread.ts'
import { projectsOf, type SampleUnit, unitsOf } from './sample-project.ts'
import { projectWorld } from './testing/project-world.ts'

vi.setConfig({ testTimeout: 120_000 })

const world = projectWorld()
const DONE: RunAnswer = { recorded: [], console: [], faults: [], rendered: null, ending: 'done' }
const HUNG: RunAnswer = { ...DONE, faults: [{ message: 'It is still running.', place: null }], ending: 'hung' }
const MISTAKE = { line: 1, column: 1, code: 1, message: 'It is wrong.' }
const text = '```ts title="a.ts"\nexport {}\n```\n\n```ts title="b.ts"\nexport {}\n```\n'
const page = { source: 'page.mdx', text }

/** Types are not what these tests are about: TypeScript is not loaded. `check-samples.test.ts` does without this. */
const known = async (units: SampleUnit[]) => new Map(units.map((unit) => [unit, []]))

/** A thread on which every file hangs the first time. The log says what was running at the end of each run. */
function busyThread() {
  const running: string[] = []
  const seen = new Set<string>()
  const log: string[] = []
  const thread: RunThread = {
    async run({ entry }) {
      running.push(entry)
      await new Promise((resolve) => setTimeout(resolve, 20))
      log.push(running.join('+'))
      running.splice(running.indexOf(entry), 1)
      const answer = seen.has(entry) ? DONE : HUNG
      seen.add(entry)
      return answer
    },
    close: async () => {},
  }
  return { thread, log }
}

test('a file whose time was up runs once more, alone', async () => {
  const { thread, log } = busyThread()
  const checker = createUnitChecker(world, { threads: { node: thread, page: thread }, known })
  const units = projectsOf(readBlocks(page)).flatMap(unitsOf)
  const results = await checker.check(units)
  expect(log).toEqual(['a.ts+b.ts', 'b.ts', 'a.ts', 'b.ts'])
  expect(results.map(({ faults }) => faults.length)).toEqual([0, 0])
})

test('what others have found out about types is not checked again', async () => {
  const { thread } = busyThread()
  const units = projectsOf(readBlocks(page)).flatMap(unitsOf)
  const checker = createUnitChecker(world, {
    threads: { node: thread, page: thread },
    known: async () => new Map(units.map((unit) => [unit, [{ file: unit.file, ...MISTAKE }]])),
  })
  const results = await checker.check(units)
  expect(results.map(({ faults }) => faults.map(({ message }) => message))).toEqual([
    ['It is wrong. (TS1)'],
    ['It is wrong. (TS1)'],
  ])
})

test('a file that hangs is reported, and never remembered', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'samples-'))
  const thread = createRunThread({ isPage: false, world }, 1)
  const open = () =>
    openSampleCheck(cacheDir, world, createUnitChecker(world, { threads: { node: thread, page: thread }, known }))
  onTestFinished(async () => {
    await thread.close()
    rmSync(cacheDir, { recursive: true })
  })
  const pages = [{ source: 'page.mdx', text: '```ts title="a.ts"\nwhile (Date.now() > 0) {}\nexport {}\n```\n' }]
  const report = await open().check(pages)
  expect(report.problems.map(({ message }) => message)).toEqual([
    'It fails when it runs: It is still running after 1 seconds.',
  ])
  expect((await open().check(pages)).reused).toBe(0)
})
