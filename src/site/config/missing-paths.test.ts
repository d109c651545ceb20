import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { formatProblem } from '#model/problem.ts'
import { sampleConfig } from '../testing/sample-site.ts'
import { checkConfig } from './load-config.ts'
import { missingPaths } from './missing-paths.ts'

const problems = (changes: Parameters<typeof sampleConfig>[0]) =>
  missingPaths(ENGINE_ROOT, checkConfig(sampleConfig(changes), 'site.config.ts')).map(formatProblem)

test('paths in the settings lead to files, from the folder of the site or from the root of the disk', () => {
  const here = 'src/site/config/missing-paths.ts'
  expect(problems({ live: { packs: [{ entry: here }, { entry: ENGINE_ROOT + here, packages: ['a'] }] } })).toEqual([])
})

test('a path that leads nowhere is named by its setting', () => {
  const live = { packs: [{ entry: 'src/gone.ts' }], standIns: { shelf: 'src/site' } }
  expect(problems({ live, samples: { modules: { town: 'towns/gone.ts' } } })).toMatchInlineSnapshot(`
    [
      "site.config.ts  samples.modules["town"] names "towns/gone.ts", which is no file.
      Paths begin at the folder of site.config.ts: create the file, or correct the setting.",
      "site.config.ts  live.packs[0].entry names "src/gone.ts", which is no file.
      Paths begin at the folder of site.config.ts: create the file, or correct the setting.",
      "site.config.ts  live.standIns["shelf"] names "src/site", which is no file.
      Paths begin at the folder of site.config.ts: create the file, or correct the setting.",
    ]
  `)
})
