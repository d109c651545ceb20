/** "Checked with" stands on samples with a proof on record and on no others, and a build does not publish samples that are wrong. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildSite } from '#engine/site/build-site.ts'
import { isFresh } from '#engine/site/outputs/build-stamp.ts'
import { formatReport } from '#engine/site/report/build-report.ts'
import { createProgress } from '#engine/site/report/progress.ts'
import { PROJECT, TEST_SITES } from './places.ts'

// TypeScript reads the types of all packages.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const FIXTURE = join(TEST_SITES, 'basic')
const root = mkdtempSync(join(tmpdir(), 'sample-proofs-'))

beforeAll(() => {
  cpSync(FIXTURE, root, { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const build = (options = {}) => buildSite(root, createProgress(), options)
const page = (body: string) => `---\ntitle: A page\ndescription: About something.\n---\n\n${body}\n`
const block = (fence: string, ...code: string[]) => [`\`\`\`${fence}`, ...code, '```', ''].join('\n')

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** A site about a package; the fixture's own is none that exists. */
const about = (packageName: string, firstLines = '') => ({
  'site.config.ts':
    firstLines +
    readFileSync(join(FIXTURE, 'site.config.ts'), 'utf8')
      .replace("packageName: 'basic'", `packageName: '${packageName}'`)
      .replace('navbar: {', `facts: { entryPoints: ['${packageName}'], messages: [] },\n  navbar: {`)
      .replace("'../../../engine/src/model/site.ts'", "'#engine/model/site.ts'"),
})

const html = () => readFileSync(join(root, 'dist/samples/index.html'), 'utf8')
const marks = () => html().split(' data-checked').length - 1

const RIGHT = block('ts title="right.ts"', 'export const lent: number = 1', 'console.log(lent) // 1')
const ALSO_RIGHT = block('ts', 'export type Desk = { lent: number }')

test('nothing is marked on a site about a package that is not installed, and the report says so', async () => {
  write({ 'content/samples.mdx': page(block('ts', "import { gone } from 'basic'", 'gone()')) })
  const report = await build()
  expect(marks()).toBe(0)
  expect(html()).not.toContain('data-checked=')
  expect(formatReport(report)).toMatch(
    /^ {2}samples {6}\d+ blocks? without the mark of checked ones\. The package "basic" is not installed here/m,
  )
})

test('with samples skipped those that nobody has checked are not marked, the report counts them, and start builds anew', async () => {
  write({ ...about('@reduxjs/toolkit'), 'content/samples.mdx': page(RIGHT + ALSO_RIGHT) }) // the fixture has one more
  const report = await build({ skipSamples: true })
  expect(marks()).toBe(0)
  expect(formatReport(report)).toContain('3 blocks without the mark of checked ones. Nobody has checked them')
  expect(isFresh(root)).toBe(false)
})

test('a build proves what is not proven, and marks it', async () => {
  const report = await build()
  expect(marks()).toBe(2)
  expect(report.unproven.blocks).toBe(0)
  expect(formatReport(report)).not.toContain('without the mark')
  expect(isFresh(root)).toBe(true)
})

test('a proof counts for exactly the text it was made for', async () => {
  write({ 'content/samples.mdx': page(RIGHT.replace('= 1', '= 2').replace('// 1', '// 2') + ALSO_RIGHT) })
  const report = await build({ skipSamples: true })
  expect(report.unproven).toMatchObject({ blocks: 1 })
  expect(marks()).toBe(1)
})

test('samples, stated results, announced errors and tables that are wrong fail the build, all in one report', async () => {
  rmSync(join(root, 'dist'), { recursive: true })
  write({
    'content/samples.mdx': page(RIGHT),
    'content/types.mdx': page(block('ts', "export const lent: number = 'one'")),
    'content/output.mdx': page(block('ts', 'console.log(1 + 1) // 3')),
    'content/errors.mdx': page(block('ts errors="2345" failing={1}', 'export const lent = 1')),
    'content/table.mdx': page(
      '<Options of="CreateSliceOptions">\n<Option name="reducer">No such.</Option>\n</Options>',
    ),
    'content/link.mdx': page('[Gone](/gone)'),
  })
  const { message } = await build().then(
    () => ({ message: 'The build passed.' }),
    (error: Error) => error,
  )
  expect(message).toContain('linking to /gone')
  expect(message).toContain("content/types.mdx:7:14  Type 'string' is not assignable to type 'number'. (TS2322)")
  expect(message).toMatch(/content\/output\.mdx:7:\d+ {2}/)
  expect(message).toContain('content/errors.mdx:6:1  The block states the error TS2345, which does not occur.')
  expect(message).toContain('content/table.mdx:7:1  "CreateSliceOptions" has no option "reducer".')
  expect(message).not.toContain('content/samples.mdx')
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

test('a thread that cannot read the site has proven nothing: the build fails, and says why', async () => {
  const throwing =
    "import { isMainThread } from 'node:worker_threads'\nif (!isMainThread) throw new Error('Not in threads.')\n"
  for (const name of ['types', 'output', 'errors', 'table', 'link']) rmSync(join(root, `content/${name}.mdx`))
  write({
    ...about('@reduxjs/toolkit', throwing),
    'content/samples.mdx': page(block('ts', 'export const unseen = 1')),
  })
  await expect(build()).rejects.toThrow('site.config.ts  The file could not be run.\n  Not in threads.')
  expect(existsSync(join(root, 'dist'))).toBe(false)
})
