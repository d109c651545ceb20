/** A library that is a module of the site itself: nothing is installed, and everything about it is checked. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { formatProblem } from '#model/problem.ts'
import { answerUnits } from '#samples/hover/answer-units.ts'
import { openSampleTypes } from '#samples/hover/sample-types.ts'
import { loadConfig } from '../config/load-config.ts'
import { requireFiles } from '../config/missing-files.ts'
import { proveSamples } from './prove-samples.ts'
import { samplePages } from './sample-pages.ts'
import { worldOf } from './site-world.ts'

// A thread loads TypeScript.
vi.setConfig({ testTimeout: 120_000 })

const root = realpathSync(mkdtempSync(join(tmpdir(), 'own-library-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const settings = (more: string) => `export default {
  title: 'Almanac', tagline: 'Tides by day', url: 'https://almanac.example',
  library: { name: 'Almanac', packageName: 'almanac', version: '1.0.0' },
  navbar: { items: [] }, sidebars: { docs: ['tides'] },
  samples: { modules: { almanac: 'library/almanac.ts', 'tide-server': 'library/tide-server.ts' }, api: 'tide-server' },
  ${more}
}
`
const FACTS = "facts: { entryPoints: ['almanac'], messages: [] },"

const LIBRARY = `import { atLeast } from './limits.ts'

export interface AlmanacOptions {
  /** Where tides are measured. */
  harbor: string
  days?: number
}

/** Opens an almanac of one harbor. */
export function openAlmanac({ harbor, days = 1 }: AlmanacOptions) {
  atLeast(days)
  return { harbor, days }
}
`
const LIMITS = `export function atLeast(days: number): void {
  if (days < 1) throw new Error(\`An almanac has at least one day, not \${days}.\`)
}
`
const SERVER = `export const library = {
  latency: 100,
  reset() {},
  fetch: async (input: RequestInfo | URL) => new Response(JSON.stringify({ asked: new URL(new Request(input).url).pathname })),
}
`

const page = (...rows: string[]) => `---
title: Tides
description: When the water comes.
---

\`\`\`ts title="tides.ts"
import { openAlmanac } from 'almanac'

const tides = openAlmanac({ harbor: 'North', days: 2 })
console.log(tides.days) // 2
openAlmanac({ harbor: 'North', days: 0 }) // throws Error: An almanac has at least one day, not 0.
const answer = await fetch('/tides')
console.log(await answer.json()) // { asked: '/tides' }
\`\`\`

<Options of="AlmanacOptions">
${rows.map((row) => `  <Option ${row}>Text.</Option>`).join('\n')}
</Options>

\`\`\`error
An almanac has at least one day, not 0.
\`\`\`
`
const RIGHT = page('name="harbor" required', 'name="days"')

write({
  'site.config.ts': settings(FACTS),
  'library/almanac.ts': LIBRARY,
  'library/limits.ts': LIMITS,
  'library/tide-server.ts': SERVER,
})

async function prove(types: Promise<unknown> | null = null) {
  const config = await loadConfig(root)
  const pages = await samplePages(root, config.sidebars)
  const options = { skip: false, signal: new AbortController().signal, types }
  const { proofs, problems } = await proveSamples(worldOf(root, config), 'almanac', pages, options)
  const told = problems.map(({ frame: _frame, ...problem }) => formatProblem(problem)).join('\n')
  return { told, proven: [...proofs.values()].reduce((sum, { size }) => sum + size, 0) }
}

// One proof for both: each starts a thread that loads TypeScript.
test('samples are checked and run, tables and messages compared with its source; what is other is told with file and line', async () => {
  write({
    'content/tides.mdx': RIGHT,
    'content/wrong.mdx': page('name="harbor" required', 'name="day"')
      .replace('// 2', '// 3')
      .replace('```error\nAn almanac has', '```error\nThe almanac needs'),
  })
  const { told, proven } = await prove()
  expect(proven).toBe(1)
  expect(told).toMatchInlineSnapshot(`
    "content/wrong.mdx:10:1  It prints 2
      The sample says: 3
    content/wrong.mdx:16:1  "AlmanacOptions" has an option "days", which the table leaves out.
    content/wrong.mdx:18:3  "AlmanacOptions" has no option "day".
      Did you mean "days"?
    content/wrong.mdx:22:1  The package has no such message: The almanac needs at least one day, not 0.
      Copy it from library/almanac.ts; write … where it goes on. Other output goes into a \`\`\`text block."
  `)
  rmSync(join(root, 'content/wrong.mdx'))
})

test('when it changes, everything is compared again', async () => {
  write({
    'content/tides.mdx': RIGHT,
    'library/almanac.ts': LIBRARY.replace('days?: number', 'days?: number\n  moon?: boolean'),
    'library/limits.ts': LIMITS.replace('days < 1', 'days < 0'),
  })
  expect((await prove()).told).toMatchInlineSnapshot(`
    "content/tides.mdx:11:1  It does not throw.
      The sample says: throws Error: An almanac has at least one day, not 0.
    content/tides.mdx:16:1  "AlmanacOptions" has an option "moon", which the table leaves out."
  `)
  write({ 'library/almanac.ts': LIBRARY, 'library/limits.ts': LIMITS })
})

test('what is found out about the types of names proves samples too; when that fails they are checked all the same', async () => {
  write({ 'content/tides.mdx': `${RIGHT}\nWords.\n`.replace("harbor: 'North', days: 2", "days: 2, harbor: 'North'") })
  const config = await loadConfig(root)
  const said = { line: 2, column: 1, code: 2322, message: 'So it was said.' }
  const types = openSampleTypes(join(root, '.cache'), worldOf(root, config), async (units) =>
    units.map(() => ({ infos: [], parts: [], errors: [said] })),
  )
  const read = samplePages(root, config.sidebars).then((pages) => types.read(pages))
  expect((await prove(read)).told).toContain('So it was said. (TS2322)')
  rmSync(join(root, '.cache'), { recursive: true })
  const failed = Promise.reject(new Error('Nobody knows.'))
  failed.catch(() => {}) // it is told by whoever has asked for it first
  expect(await prove(failed)).toEqual({ told: '', proven: 1 })
})

test('its names are known in samples, without a word about this machine', async () => {
  const config = await loadConfig(root)
  const world = worldOf(root, config)
  const types = openSampleTypes(join(root, '.cache'), world, async (units) => answerUnits(units, world))
  const [block] = (await types.read(await samplePages(root, config.sidebars))).get('tides.mdx') ?? []
  expect(block?.infos.find(({ exported }) => exported === 'openAlmanac')).toMatchInlineSnapshot(`
    {
      "exported": "openAlmanac",
      "sentence": "Opens an almanac of one harbor.",
      "signature": "function openAlmanac({ harbor, days }: AlmanacOptions): { harbor: string; days: number }",
    }
  `)
  expect(JSON.stringify(block)).not.toContain(root)
})

test('without "facts" nothing is compared, and samples are checked all the same', async () => {
  write({
    'site.config.ts': settings(''),
    'content/tides.mdx': page('name="day"').replace('```error\nAn', '```error\nNo'),
  })
  expect(await prove()).toEqual({ told: '', proven: 1 })
})

test('an entry point and messages that lead nowhere are told at the settings', async () => {
  write({
    'site.config.ts': settings("facts: { entryPoints: ['almanac', 'almanac/moon'], messages: ['almanac/dist'] },"),
    'content/tides.mdx': RIGHT,
  })
  await expect(
    loadConfig(root).then((config) => requireFiles(root, config)),
  ).rejects.toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts  facts.entryPoints names "almanac/moon", which is not installed.
      Install the package, correct the path, or name its file in samples.modules.

    site.config.ts  facts.messages names "almanac/dist", which is not in node_modules.
      Correct the path, or install the package. A module of the site is named as in samples.modules.]
  `)
})
