import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { liveFingerprint, livePaths } from './live-runtime.ts'
import { liveFiles, liveSettings } from './live-settings.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'live-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const root = join(folder, 'site')
for (const path of ['live', 'town']) mkdirSync(join(root, path), { recursive: true })
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
for (const path of ['live/shelf.ts', 'live/data.ts', 'live/core.ts', 'town/town.ts']) write(path, 'export {}')

const config = (changes: { packs?: string[]; api?: string | null; inDevelopment?: string[] } = {}) => ({
  live: {
    packs: (changes.packs ?? ['live/shelf.ts', 'live/data.ts']).map((entry) => ({ entry, packages: [entry, 'town'] })),
    inDevelopment: changes.inDevelopment ?? [],
    standIns: {},
  },
  samples: { modules: { town: 'town/town.ts' }, api: changes.api ?? null },
})
const settings = (changes?: Parameters<typeof config>[0], place = root) => liveSettings(place, config(changes))
const names = (changes?: Parameters<typeof config>[0]) =>
  livePaths(settings(changes)).packs.map(({ href }) => href.replace(/\.[0-9a-f]{8}\.js$/, ''))

test('the first script is the core, with or without packs, and no two have the same name', () => {
  expect(names()).toEqual(['assets/live/core', 'assets/live/data'])
  expect(names({ packs: [] })).toEqual(['assets/live/core'])
  expect(names({ packs: ['live/shelf.ts', 'live/core.ts'] })).toEqual(['assets/live/core', 'assets/live/core-1'])
})

test('pages are told what other packs are for, and which has the API', () => {
  const told = (api: string | null) =>
    livePaths(settings({ api })).packs.map(({ packages, hasApi }) => [packages, hasApi])
  expect(told('town')[1]).toEqual([['live/data.ts', 'town'], true])
  expect(told(null)).toEqual([
    [[], false],
    [['live/data.ts', 'town'], false],
  ])
})

test('addresses change with the files of packs and modules and with the settings, not with the place', () => {
  const seen = [liveFingerprint(settings())]
  const isNew = () => {
    const key = liveFingerprint(settings())
    return !seen.includes(key) && seen.push(key) > 0
  }
  write('live/beside.ts', 'export {}')
  expect(isNew()).toBe(false) // nobody imports it yet
  write('live/shelf.ts', "export * from './beside.ts'")
  expect(isNew()).toBe(true)
  write('live/beside.ts', 'export const beside = 1')
  expect(isNew()).toBe(true)
  write('town/town.ts', 'export const books = 1')
  expect(isNew()).toBe(true)
  write('live/shelf.test.ts', 'export {}')
  write('other.ts', 'export {}')
  expect(isNew()).toBe(false)
  expect(seen).not.toContain(liveFingerprint(settings({ inDevelopment: ['shelf'] })))
  cpSync(root, join(folder, 'a/copy'), { recursive: true })
  expect(seen).toContain(liveFingerprint(settings({}, join(folder, 'a/copy'))))
})

test('the files and what they import are known, each once', () => {
  write('live/shelf.ts', "export * from './beside.ts'")
  write('live/data.ts', "import './beside.ts'")
  expect(liveFiles(settings())).toEqual(
    ['live/shelf.ts', 'live/beside.ts', 'live/data.ts', 'town/town.ts'].map((path) => join(root, path)),
  )
})
