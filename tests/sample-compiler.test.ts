/** Readers check samples with the TypeScript of today: every one is proven with it, besides the one that the engine has. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readBlocks } from '#engine/samples/read-blocks.ts'
import { projectsOf, unitsOf } from '#engine/samples/sample-project.ts'
import type { SampleWorld } from '#engine/samples/sample-world.ts'
import { PROJECT, SITE } from './places.ts'
import { keptFaults } from './samples/kept-faults.ts'
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

test('a file is given to the compiler again when it, what it imports or the compiler has changed, and no other', async () => {
  const world: SampleWorld = { root: SITE, settings: '', modules: {}, api: null, entryPoints: [], facts: null }
  const block = (name: string, code: string) => `\`\`\`ts title="${name}.ts"\n${code}\n\`\`\`\n`
  const page = (lent: string, other = 'export {}') =>
    [
      block('desk', `export const lent = ${lent}`),
      block('use', "import { lent } from './desk'\nexport const all: number = lent"),
      block('other', other),
    ].join('\n')
  let runs = 0
  const asked = async (text: string, asker = '7.0.0') => {
    const given: string[] = []
    const folder = join(root, `kept-${++runs}`)
    const run = async () => {
      const { files }: { files: string[] } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'))
      const samples = files.filter((file) => file.startsWith('samples/'))
      given.push(...samples.map((file) => basename(file)))
      return samples.map((file) => `${file}(1,1): error TS1: Said in run ${runs}.`).join('\n')
    }
    const units = projectsOf(readBlocks({ source: 'page.mdx', text })).flatMap(unitsOf)
    const found = await keptFaults(units, world, { version: asker, runIn: () => ({ folder, run }) }, join(root, 'kept'))
    expect([...found].map(([{ file }]) => file.path)).toEqual(['desk.ts', 'use.ts', 'other.ts'])
    return { given: given.toSorted(), told: [...found.values()].map(([fault]) => fault?.message) }
  }
  const [first, second, third] = ['Said in run 1.', 'Said in run 3.', 'Said in run 4.']
  expect((await asked(page('1'))).given).toEqual(['desk.ts', 'other.ts', 'use.ts'])
  expect(await asked(page('1'))).toEqual({ given: [], told: [first, first, first] })
  expect(await asked(page("'one'"))).toEqual({ given: ['desk.ts', 'use.ts'], told: [second, second, first] })
  expect(await asked(page("'one'", 'export const other = 1'))).toEqual({
    given: ['other.ts'],
    told: [second, second, third],
  })
  expect((await asked(page("'one'", 'export const other = 1'), '7.0.1')).given).toEqual([
    'desk.ts',
    'other.ts',
    'use.ts',
  ])
})
