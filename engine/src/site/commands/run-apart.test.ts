import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const CLI = fileURLToPath(new URL('../../../bin/docs.mjs', import.meta.url))

/** A site whose settings never come: the build of `start` is under way until it is ended. */
function startForever() {
  const root = mkdtempSync(join(tmpdir(), 'run-apart-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(
    join(root, 'site.config.mjs'),
    'console.log(process.pid)\nsetInterval(() => {}, 1000)\nawait new Promise(() => {})\n',
  )
  const child = spawn(process.execPath, [CLI, 'start', '--root', root], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return child
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to start alone ends its build, too, and start as it would have',
  async (signal) => {
    const child = startForever()
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const builder = Number(line)
    expect(builder).not.toBe(child.pid)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([null, signal])
    expect(() => process.kill(builder, 0)).toThrow('ESRCH')
  },
)
