import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { unpackNames } from '#model/page-types.ts'
import { readBlocks } from '../read-blocks.ts'
import type { SamplePage } from '../sample-block.ts'
import { projectsOf, type SampleUnit, unitsOf } from '../sample-project.ts'
import { projectWorld } from '../testing/project-world.ts'
import { answerUnits } from './answer-units.ts'
import { type BlockAnswers, openSampleTypes } from './sample-types.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'sample-types-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const world = projectWorld({ entryPoints: ['@reduxjs/toolkit'] })
const asked: string[] = []
const open = () =>
  openSampleTypes(folder, world, async (units: SampleUnit[]) => {
    asked.push(...units.map(({ file }) => file.path))
    return answerUnits(units, world)
  })

const block = (fence: string, code: string) => `\`\`\`${fence}\n${code}\n\`\`\`\n`

/** `name: signature` for the names of a block. */
function told({ block: { shown }, names, infos }: BlockAnswers): string[] {
  return unpackNames(names, shown).map(
    ({ start, end, info }) => `${shown.slice(start, end)}: ${infos[info]?.signature}`,
  )
}

const SLICE = `import { createSlice } from '@reduxjs/toolkit'
export const desk = createSlice({
  name: 'desk',
  initialState: { lent: 0 },
  reducers: { bookLent: (state) => void state.lent++ },
})`

const PAGE: SamplePage = {
  source: 'api/page.mdx',
  text: [
    '# Page\n',
    block('ts title="desk.ts"', SLICE),
    block('ts title="use.ts" hidden', "import { desk } from './desk'"),
    block('ts title="use.ts" append remove={1}', 'const old = 1\nconst { bookLent } = desk.actions'),
    block('ts title="wrong.ts" errors="2322" failing={2}', "// A mistake\nconst copies: number = 'three'\nexport {}"),
    block('ts fragment="a part"', 'const '),
    block('ts', 'export interface Desk { lent: number }'),
  ].join('\n'),
}

test('every name of a sample that is shown has its type, as the packages have it', async () => {
  const answers = (await open().read([PAGE])).get('api/page.mdx') ?? []
  const [slice, use, wrong, type] = answers.map(told)
  expect(answers).toHaveLength(4)
  expect(answers.every((own) => own.names.length === own.asked * 2)).toBe(true)
  expect(slice).toContain('state: (parameter) state: WritableNonArrayDraft<{ lent: number }>')
  expect(use).toEqual([
    'bookLent: const bookLent: ActionCreatorWithoutPayload<"desk/bookLent">',
    expect.stringMatching(/^desk: const desk: Slice</),
    expect.stringMatching(/^actions: \(property\) actions: CaseReducerActions</),
  ])
  expect(wrong).toEqual(['copies: const copies: number'])
  expect(type).toEqual(['Desk: interface Desk { lent: number }', 'lent: (property) lent: number'])
})

test('exports of the library are known as such, with the first sentence about them', async () => {
  const [slice] = (await open().read([PAGE])).get('api/page.mdx') ?? []
  const info = slice?.infos.find(({ exported }) => exported === 'createSlice')
  expect(info?.sentence).toMatch(/^A function that accepts an initial state, .*\.$/)
  expect(slice?.infos.filter(({ exported }) => exported !== null && exported !== 'createSlice')).toEqual([])
})

test('an error that is meant to be shown is told in the words of the compiler', async () => {
  const [, , wrong] = (await open().read([PAGE])).get('api/page.mdx') ?? []
  expect(wrong?.errors).toEqual([{ line: 2, code: 2322, message: "Type 'string' is not assignable to type 'number'." }])
})

test('the errors of files are known with their names, those that a checker leaves behind when it is asked not among them', async () => {
  const page: SamplePage = {
    source: 'errors.mdx',
    text: [
      block('tsx title="Shelf.tsx"', 'export const Shelf = () => <section><p>Books</p></section>'),
      block('ts title="wrong.ts"', "export const copies: number = 'three'"),
    ].join('\n'),
  }
  const types = open()
  const units = projectsOf(readBlocks(page)).flatMap(unitsOf)
  expect(await types.knownErrors(units)).toEqual(new Map())
  await types.read([page])
  expect([...(await types.knownErrors(units))].map(([{ file }, errors]) => [file.path, errors])).toEqual([
    ['Shelf.tsx', []],
    [
      'wrong.ts',
      [
        {
          ...{ file: units[1]?.file, line: 1, column: 14, code: 2322 },
          message: "Type 'string' is not assignable to type 'number'.",
        },
      ],
    ],
  ])
})

test('nobody is asked twice about what has not changed, wherever it stands', async () => {
  asked.length = 0
  await open().read([{ ...PAGE, text: `Words.\n\n${PAGE.text}` }])
  expect(asked).toEqual([])
  await open().read([{ ...PAGE, text: PAGE.text.replace("'three'", "'four'") }])
  expect(asked).toEqual(['wrong.ts'])
})

test('a page may be read alone', async () => {
  const other: SamplePage = { source: 'other.mdx', text: block('ts', 'export const other = 1') }
  asked.length = 0
  const answers = await open().read([PAGE, other], (blocks) => blocks[0]?.source === 'other.mdx')
  expect([...answers.keys()]).toEqual(['other.mdx'])
  expect(asked).toEqual(['block-1.ts'])
})

test('members named by a symbol are told by its name, not by the number that the compiler gave it', () => {
  const page: SamplePage = {
    source: 'wait.mdx',
    text: block('ts', 'export const wait: Promise<void> = Promise.resolve()'),
  }
  const [answers] = answerUnits(projectsOf(readBlocks(page)).flatMap(unitsOf), world)
  const texts = answers?.infos.map(({ signature }) => signature) ?? []
  expect(texts.find((text) => text.startsWith('interface Promise<T>'))).toContain('\n  [Symbol.toStringTag]: string;')
})
