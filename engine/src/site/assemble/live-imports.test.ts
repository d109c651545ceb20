import { expect, test } from 'vitest'
import { formatProblem } from '#model/problem.ts'
import type { SiteConfig } from '#model/site.ts'
import { checkConfig } from '../config/check-config.ts'
import { sampleConfig } from '../testing/sample-site.ts'
import { importProblem, unknownImports } from './live-imports.ts'

const EXAMPLE = {
  id: 'desk',
  title: 'Desk',
  entry: 'main.ts',
  hasApi: false,
  latency: 600,
  proof: { press: [], shows: null, logs: [] },
}
const LIVE = {
  packs: [
    { entry: 'live/a.ts', packages: ['shelf'] },
    { entry: 'live/b.ts', packages: ['town'] },
  ],
}
const settings = (changes: Partial<SiteConfig>) => checkConfig(sampleConfig(changes), 'site.config.ts')
const unknown = (code: string, changes: Partial<SiteConfig> = { live: LIVE }, hasApi = false) => {
  const example = { ...EXAMPLE, hasApi, files: [{ name: 'main.ts', code, isShown: true }] }
  return unknownImports([example], settings(changes)).map(({ name }) => name)
}

test('packages of all packs, React and files can be imported', () => {
  const code = "import { a } from 'shelf'\nimport b from \"town\"\nimport { useState } from 'react'\nimport './desk'"
  expect(unknown(code)).toEqual([])
})

test('what no pack offers is found in every form of import', () => {
  expect(unknown("import { a,\n  b } from 'other'")).toEqual(['other'])
  expect(unknown("import 'side-effect'\nexport * from 'passed-on'\nimport all, { type A, b } from 'mixed'")).toEqual([
    'side-effect',
    'passed-on',
    'mixed',
  ])
  expect(unknown("import { a } from 'shelf/deep'")).toEqual(['shelf/deep'])
})

test('types, and words that are no import, need no pack', () => {
  expect(
    unknown("import type { A } from 'other'\nimport { type A, type B } from 'other'\nexport type * from 'x'"),
  ).toEqual([])
  expect(unknown("console.log(\"from 'other'\")\n// import a from 'other'\nexport const a = 'other'")).toEqual([])
})

test('without packs there is React alone, and a first pack that lists no names is believed', () => {
  expect(unknown("import { a } from 'shelf'", {})).toEqual(['shelf'])
  expect(unknown("import { a } from 'anything'", { live: { packs: [{ entry: 'live/a.ts' }] } })).toEqual([])
})

test('an API has to be in a pack', () => {
  const samples = { modules: { town: 'samples/town/town.ts' }, api: 'town' }
  expect(unknown('', { live: LIVE, samples }, true)).toEqual([])
  expect(unknown('', { live: LIVE }, true)).toEqual([null])
  expect(unknown('', { samples }, true)).toEqual([null])
})

test('the problem names example, package, line and the way out', () => {
  const text = '---\ntitle: A\n---\n\n<Live title="Desk">\n\n```ts title="main.ts"\nimport { a } from \'other\'\n```\n'
  const example = { ...EXAMPLE, files: [] }
  expect(formatProblem(importProblem({ example, name: 'other' }, 'a.mdx', text))).toMatchInlineSnapshot(`
    "content/a.mdx:8:19  The live example "Desk" imports "other", which no pack offers.
      Add it to "live.packs" of the settings. What is needed for its types alone is imported with "import type".
        6 |
        7 | \`\`\`ts title="main.ts"
      > 8 | import { a } from 'other'
          |                   ^
        9 | \`\`\`"
  `)
  expect(formatProblem(importProblem({ example, name: null }, 'a.mdx', text))).toMatchInlineSnapshot(`
    "content/a.mdx:5:1  The live example "Desk" asks for an API, and there is none.
      The module that "samples.api" names has to be among the packages of "live.packs".
        3 | ---
        4 |
      > 5 | <Live title="Desk">
          | ^
        6 |"
  `)
})
