import { expect, test, vi } from 'vitest'
import { answerUnits } from './hover/answer-units.ts'
import { ownModules } from './own-modules.ts'
import { readBlocks } from './read-blocks.ts'
import { projectsOf, type SampleUnit, unitsOf } from './sample-project.ts'
import { projectWorld } from './testing/project-world.ts'
import { createTypeChecker } from './type-check.ts'
import { typeGroups } from './type-groups.ts'

vi.setConfig({ testTimeout: 120_000 })

const page = (source: string, ...files: Array<[fence: string, code: string]>) => ({
  source: `${source}.mdx`,
  text: files.map(([fence, code]) => `\`\`\`ts ${fence}\n${code}\n\`\`\`\n`).join('\n'),
})
const unitsIn = (...pages: Array<ReturnType<typeof page>>) => projectsOf(pages.flatMap(readBlocks)).flatMap(unitsOf)
const byPlace = (a: SampleUnit, b: SampleUnit) =>
  `${a.project} ${a.file.path}`.localeCompare(`${b.project} ${b.file.path}`)
const isInstalled = (name: string) => name === '@reduxjs/toolkit'

const LAND = page(
  'land',
  ['title="phone.d.ts"', "declare module 'phone' { export const ring: (times: number) => 'phone' }"],
  ['title="use.ts"', "import { ring } from 'phone'\nexport const word = ring(1)\nexport const value = 'phone'"],
  [
    'title="wrong.ts" errors="2305" failing={1}',
    "import { call } from 'phone'\nexport const all: typeof import('phone') | undefined = undefined\nexport { call }",
  ],
)
const SEA = page(
  'sea',
  ['title="phone.d.ts"', 'declare module "phone" { export const ring: (name: string) => void }'],
  ['title="use.ts"', 'import { ring } from "phone"\nring("Emma")'],
)
const NOBODY = page('nobody', ['title="use.ts" norun="no such package"', "import { ring } from 'phone'\nring()"])

test('projects that declare the same module share a program', () => {
  const units = unitsIn(LAND, SEA, NOBODY)
  expect(typeGroups(units, isInstalled).length).toBeGreaterThan(1)
  expect(typeGroups(ownModules(units, isInstalled).units, isInstalled)).toHaveLength(1)
})

test('each hears its own declaration, who declares nothing none, and all are told in the words of the page', () => {
  const units = unitsIn(LAND, SEA, NOBODY)
  const answers = answerUnits(units, projectWorld({ entryPoints: [] }))
  const told = (source: string, path: string) => {
    const index = units.findIndex(({ project, file }) => project === source && file.path === path)
    return answers[index]
  }
  const signatures = (source: string, path: string) => told(source, path)?.infos.map(({ signature }) => signature)
  expect(signatures('land', 'use.ts')).toEqual([
    'const ring: (times: number) => "phone"',
    'const word: "phone"',
    'ring(times: number): "phone"',
    'const value: "phone"',
  ])
  expect(signatures('sea', 'use.ts')).toEqual(['const ring: (name: string) => void', 'ring(name: string): void'])
  expect(signatures('nobody', 'use.ts')).toEqual(['import ring'])
  expect(told('land', 'wrong.ts')?.parts[0]?.errors).toEqual([
    { line: 1, code: 2305, message: `Module '"phone"' has no exported member 'call'.` },
  ])
  expect(JSON.stringify(answers)).not.toMatch(/[\ue000-\uf8ff]/)
})

test('a module of an installed package keeps its name, and so does the same word elsewhere', () => {
  const code = "declare module '@reduxjs/toolkit' { interface More {} }\nexport const text = 'phone'"
  const other = page('other', ['title="more.ts"', code], ['title="phone.d.ts"', "declare module 'phone' {}"])
  const [more] = ownModules(unitsIn(other), isInstalled).units
  expect(more?.file.text).toBe(code)
})

test('a check finds what is wrong with each declaration, in the words of the page', async () => {
  const units = unitsIn(LAND, SEA, NOBODY)
  const faults = await createTypeChecker(projectWorld({ entryPoints: [] })).check(units)
  expect([...faults.keys()].toSorted(byPlace)).toEqual(units.toSorted(byPlace))
  const told = [...faults].flatMap(([unit, own]) =>
    own.map(({ file, message }) => [unit.project, file === unit.file, message]),
  )
  expect(told.toSorted()).toEqual([
    ['land', true, `Module '"phone"' has no exported member 'call'.`],
    ['nobody', true, "Cannot find module 'phone' or its corresponding type declarations."],
  ])
})
