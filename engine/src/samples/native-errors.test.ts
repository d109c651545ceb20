import { expect, test, vi } from 'vitest'
import { answerUnits } from './hover/answer-units.ts'
import { nativeCompiler, nativeErrors } from './native-errors.ts'
import { readBlocks } from './read-blocks.ts'
import { projectsOf, type SampleUnit, unitsOf } from './sample-project.ts'
import { projectWorld } from './testing/project-world.ts'

vi.setConfig({ testTimeout: 120_000 })

const world = projectWorld()

/** The files of a page. */
function unitsIn(...files: Array<[fence: string, code: string]>): SampleUnit[] {
  const text = files.map(([fence, code]) => `\`\`\`ts ${fence}\n${code}\n\`\`\`\n`).join('\n')
  return projectsOf(readBlocks({ source: 'page.mdx', text })).flatMap(unitsOf)
}

const RIGHT: [string, string] = ['title="right.ts"', 'export const lent: number = 3']
const WRONG: [string, string] = [
  'title="wrong.ts"',
  "import { lent } from './right'\nexport const title: string = lent",
]
const MEANT: [string, string] = [
  'title="meant.ts" errors="2322" failing={1}',
  "export const copies: number = 'three'\nexport const more = copies",
]
const BROKEN: [string, string] = ['title="broken.ts"', 'export const = 1']
const FAULT = { line: 2, column: 14, code: 2322, message: "Type 'number' is not assignable to type 'string'." }

test('TypeScript 7 looks for the errors that nobody has announced', async () => {
  const found = await nativeErrors([unitsIn(RIGHT, WRONG, MEANT)], world)
  expect([...(found ?? [])].map(([{ file }, errors]) => [file.path, errors])).toEqual([
    ['right.ts', []],
    ['wrong.ts', [FAULT]],
  ])
})

test('where it has not come to the types of all files, it has said nothing about any', async () => {
  expect(await nativeErrors([unitsIn(RIGHT, WRONG), unitsIn(BROKEN)], world)).toBeNull()
  expect(await nativeErrors([unitsIn(RIGHT)], world, process.execPath)).toBeNull()
  expect(await nativeErrors([unitsIn(RIGHT)], world, `${process.execPath}-which-is-not-there`)).toBeNull()
})

test('where its package is not installed for a system, nobody is asked', async () => {
  expect(nativeCompiler('abacus-x64')).toBeNull()
  expect(await nativeErrors([unitsIn(RIGHT)], world, nativeCompiler('abacus-x64'))).toBeNull()
})

test('answers are the same, whoever has looked for errors, and complete where somebody else found out nothing', async () => {
  const units = unitsIn(RIGHT, WRONG, MEANT)
  const here = await answerUnits(units, world, () => {}, null)
  expect(here.map(({ errors }) => errors.map(({ code }) => code))).toEqual([[], [2322], [2322]])
  let done = 0
  expect(await answerUnits(units, world, () => done++, nativeErrors)).toEqual(here)
  expect(done).toBe(6)
  expect(
    await answerUnits(
      units,
      world,
      () => {},
      async () => null,
    ),
  ).toEqual(here)
})
