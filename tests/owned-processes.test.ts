import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownProcesses } from './browsers/driver/owned-processes.ts'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const OWNER = `
  import { writeFileSync } from 'node:fs'
  import { ownProcesses } from './tests/browsers/driver/owned-processes.ts'
  const processes = ownProcesses()
  const folder = processes.folder('owned')
  writeFileSync(folder + '/file', 'text')
  // A program that starts another one, as browsers do.
  const child = processes.start('sh', ['-c', 'sleep 600 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.once('data', (grandchild) => console.log(JSON.stringify([folder, child.pid, Number(grandchild)])))
`

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('nothing is left of an owner that ends by %s', async (signal) => {
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', OWNER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((resolve) => owner.stdout.once('data', (data) => resolve(String(data))))
  const [folder, child, grandchild] = JSON.parse(said) as [string, number, number]
  expect([existsSync(folder), isRunning(child), isRunning(grandchild)]).toEqual([true, true, true])
  owner.kill(signal)
  await expect
    .poll(() => [existsSync(folder), isRunning(child), isRunning(grandchild)], { timeout: 20_000 })
    .toEqual([false, false, false])
})

test('ending them waits until they and their folders are gone', async () => {
  const processes = ownProcesses()
  const folder = processes.folder('owned')
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'deep', 'file'), 'text')
  const { pid = 0 } = processes.start('sleep', ['600'], { stdio: 'ignore' })
  expect(isRunning(pid)).toBe(true)
  await processes.end()
  expect(existsSync(folder)).toBe(false)
  expect(isRunning(pid)).toBe(false)
})
