import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { packOnce } from '#engine/disk/pack-once.mjs'

const STACKS = new URL('../engine/bin/mapped-stacks.mjs', import.meta.url).href

test('a stack names the source, though nothing reads its map before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mapped-stacks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const source = join(folder, 'one.ts')
  writeFileSync(source, '// A line.\ninterface A {}\nexport function fail(): A {\n  throw new TypeError("no")\n}\n')
  const { one = '' } = await packOnce(join(folder, 'packed'), { one: source })
  const program = [
    `import { mapStacks } from ${JSON.stringify(STACKS)}`,
    'mapStacks()',
    `const { fail } = await import(${JSON.stringify(one)})`,
    'try { fail() } catch (error) { console.log(error.stack) }',
    'const odd = Object.create(Error.prototype, { name: { get() { throw 5 } } })',
    'Error.captureStackTrace(odd)',
    'console.log(odd.stack)',
  ]
  writeFileSync(join(folder, 'run.mjs'), program.join('\n'))
  const { stdout } = spawnSync(process.execPath, [join(folder, 'run.mjs')], { encoding: 'utf8' })
  const [words, first, second] = stdout.split('\n')
  expect(words).toBe('TypeError: no')
  expect(first).toBe(`    at fail (${source}:4:9)`)
  expect(second).toContain(pathToFileURL(join(folder, 'run.mjs')).href)
  expect(stdout).toContain('\nError\n    at file')
})
