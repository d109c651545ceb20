import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { sampleConfig } from '../testing/sample-site.ts'
import { checkConfig } from './check-config.ts'
import { requireFiles } from './missing-files.ts'

const check = (changes: Parameters<typeof sampleConfig>[0], root = ENGINE_ROOT) =>
  requireFiles(root, checkConfig(sampleConfig(changes), 'site.config.ts'))

test('paths in the settings lead to files, from the folder of the site or from the root of the disk', () => {
  const here = 'src/site/config/missing-files.ts'
  check({ live: { packs: [{ entry: here }, { entry: ENGINE_ROOT + here, packages: ['a'] }] } })
})

test('a path that leads nowhere is named by its setting', () => {
  const live = { packs: [{ entry: 'src/gone.ts' }], standIns: { shelf: 'src/site' } }
  expect(() => check({ live, samples: { modules: { town: 'towns/gone.ts' } } })).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts  samples.modules["town"] names "towns/gone.ts", which is no file.
      Paths begin at the folder of site.config.ts: create the file, or correct the setting.

    site.config.ts  live.packs[0].entry names "src/gone.ts", which is no file.
      Paths begin at the folder of site.config.ts: create the file, or correct the setting.

    site.config.ts  live.standIns["shelf"] names "src/site", which is no file.
      Paths begin at the folder of site.config.ts: create the file, or correct the setting.]
  `)
})

test('packages and messages that the settings name must be there', () => {
  const samples = { modules: { sample: 'package.json' } }
  const facts = { entryPoints: ['sample', 'sample/react'], messages: ['sample', 'shelf/dist'] }
  expect(() => check({ samples, facts })).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts  facts.entryPoints names "sample/react", which is not installed.
      Install the package, correct the path, or name its file in samples.modules.

    site.config.ts  facts.messages names "shelf/dist", which is not in node_modules.
      Correct the path, or install the package. A module of the site is named as in samples.modules.]
  `)
})

test('about a library that is not installed the settings may say what they like', async () => {
  const root = await mkdtemp(join(tmpdir(), 'config-'))
  onTestFinished(() => rm(root, { recursive: true }))
  check({ facts: { entryPoints: ['sample'], messages: ['sample/dist'] } }, root)
})
