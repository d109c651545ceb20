import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPage } from './page-blocks.ts'
import type { RealProject } from './real-project.ts'
import { buildVite, viteProject } from './vite-project.ts'

const page = readPage('api/codemods')
const THIRD = 'npx @reduxjs/rtk-codemods createSliceReducerBuilder'

/** jscodeshift adds empty lines, which the page leaves out. */
const withoutEmptyLines = (code: string) => code.replace(/\n\s*(?=\n)/g, '')

describe('codemods, on the old code of the page in a new Vite project', () => {
  let project: RealProject
  const read = (name: string) => withoutEmptyLines(readFileSync(join(project.folder, 'src', name), 'utf8').trimEnd())
  beforeAll(async () => {
    project = await viteProject('codemods', readPage('tutorials/quick-start'))
  })

  test.each([
    ['createReducerBuilder', 'features/loans/openLoans.ts'],
    ['createSliceBuilder', 'features/loans/statsSlice.ts'],
  ])('%s writes what the page shows', async (transform, name) => {
    const { before, after } = page.change(name)
    project.write([before], 'src')
    await project.run(page.command(`npx @reduxjs/rtk-codemods ${transform}`))
    expect(read(name)).toBe(withoutEmptyLines(after.code))
  })

  test('createSliceReducerBuilder writes what the page shows', async () => {
    const { before, after } = page.change('features/loans/holdsSlice.ts')
    project.write([before], 'src')
    await project.run(`${THIRD} src/features/loans/holdsSlice.ts`)
    expect(read('features/loans/holdsSlice.ts')).toBe(withoutEmptyLines(after.code))
  })

  test('the result is formatted, typed and builds', async () => {
    await project.run(page.command('npx prettier'))
    await buildVite(project)
  })

  test('an empty map of reducers does not compile afterwards, as the page says', async () => {
    await project.run(`${THIRD} src/features/loans/statsSlice.ts`)
    expect(await project.runFailing('npx tsc -b')).toContain("'create' is declared but its value is never read")
  })
})
