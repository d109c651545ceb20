/** Readers check samples with the TypeScript of today: every one is proven with it, besides the one that the engine has. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PROJECT, SITE } from './places.ts'
import { sampleProblems } from './samples/sample-problems.ts'

/** The path is written out: which of two TypeScripts `tsc` is in `.bin`, an install decides by chance. */
const COMPILER = join(PROJECT, 'node_modules/typescript-7')
const { version }: { version: string } = JSON.parse(readFileSync(join(COMPILER, 'package.json'), 'utf8'))

const root = mkdtempSync(join(tmpdir(), 'sample-compiler-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** One thread: several find out about packages anew, which is half of the work. */
const compilerIn = (folder: string) => (args: string) =>
  new Promise<string>((resolve, reject) => {
    const all = [join(COMPILER, 'bin/tsc'), ...args.split(' '), '--singleThreaded']
    execFile(process.execPath, all, { cwd: folder, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error && stdout === '')
        reject(new Error(stderr, { cause: error })) // with errors in files it ends with 2
      else resolve(stdout)
    })
  })

test('every sample compiles with TypeScript 7, and fails only where the page says so', async () => {
  const runIn = (name: string) => ({ folder: join(root, name), run: compilerIn(join(root, name)) })
  expect(await sampleProblems({ version, runIn }, join(SITE, '.cache/sample-compilers'))).toBe('')
})
