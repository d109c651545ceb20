import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { projectWorld } from '../testing/project-world.ts'
import { createRunThread } from './run-thread.ts'

vi.setConfig({ testTimeout: 120_000 })

const API = `let resets = 0
export let lent = 0
export const lend = () => { lent++ }
export const library = {
  latency: 0,
  reset() { resets++; lent = 0 },
  async fetch() { return Response.json([resets, lent++]) },
}
`

test('every sample finds the mock API untouched, which is made anew only after somebody has reached it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-thread-'))
  const file = join(folder, 'shelf-api.mjs')
  writeFileSync(file, API)
  const world = projectWorld({ modules: { 'shelf-api': file }, api: 'shelf-api' })
  const thread = createRunThread({ isPage: false, world })
  onTestFinished(async () => {
    await thread.close()
    rmSync(folder, { recursive: true })
  })
  const run = async (code: string) => {
    const { console, faults } = await thread.run({
      ...{ entry: 'a.js', files: [{ path: 'a.js', code }], renders: null, results: 0 },
    })
    return [...console, ...faults].map((line) => ('text' in line ? line.text : line.message)).join()
  }
  const ask = 'console.log(await (await fetch("/")).text())'
  expect(await run(ask)).toBe('[1,0]')
  expect(await run('export {}')).toBe('')
  expect(await run('export {}')).toBe('')
  expect(await run(ask)).toBe('[2,0]')
  expect(await run("import { lend } from 'shelf-api'\nlend()")).toBe('')
  expect(await run(ask)).toBe('[4,0]')
})
