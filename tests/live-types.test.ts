/** The program that readers load checks every example of the site as it is served, and finds nothing; in a wrong one it does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPageCache } from '#engine/compiler/page-cache.ts'
import { openDiskStore, sha256 } from '#engine/disk/disk-store.ts'
import type { FromChecker, ToChecker } from '#engine/live/protocol/checker-messages.ts'
import type { LiveExample, LiveFile } from '#engine/model/live.ts'
import { loadSite } from '#engine/site/assemble/load-site.ts'
import { bundleChecker } from '#engine/site/bundle/bundle-checker.ts'
import { liveSettings } from '#engine/site/bundle/live-settings.ts'
import { loadConfig } from '#engine/site/config/load-config.ts'
import { SITE } from './places.ts'

/** Bundling the compiler and reading all declarations takes a while where nothing is kept from before. */
const PATIENCE_MS = 600_000

const folder = mkdtempSync(join(tmpdir(), 'live-types-'))
const examples: LiveExample[] = []
let hear: (event: { data: ToChecker }) => void = () => {}
const answers: FromChecker[] = []
/** Of what is asked of all examples: the program, its declarations and the examples decide it, and nothing else. */
const kept = openDiskStore(join(SITE, '.cache/live-types'))
let program = ''

/** As a browser would start it, but in this thread. */
async function startWorker(code: string | Uint8Array): Promise<void> {
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof hear) => {
    hear = listener
  })
  vi.stubGlobal('postMessage', (message: FromChecker) => void answers.push(message))
  const file = join(folder, 'checker.mjs')
  writeFileSync(file, code)
  await import(/* @vite-ignore */ pathToFileURL(file).href)
}

beforeAll(async () => {
  const config = await loadConfig(SITE)
  const { checker, files } = await bundleChecker(liveSettings(SITE, config))
  const bodyOf = (path: string | undefined) => files.find((file) => file.path === path)?.body ?? ''
  const code = Buffer.from(bodyOf(checker?.worker.href))
  const pack = Buffer.from(bodyOf(checker?.declarations.href))
  program = sha256(code.toString('latin1') + pack.toString('latin1'))
  await startWorker(code)
  hear({ data: { declarations: new Uint8Array(pack).buffer } })
  const cache = openPageCache(join(SITE, '.cache'), config.baseUrl)
  const compile = async (source: string, text: string) =>
    (await cache.compile({ source, text, contentDir: join(SITE, 'content') })).page
  const site = await loadSite(SITE, { isProduction: true, compile })
  examples.push(...site.pages.flatMap(({ compiled }) => compiled.live))
}, PATIENCE_MS)

afterAll(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true, force: true })
})

function check(files: LiveFile[]): FromChecker | undefined {
  hear({ data: { files } })
  return answers.at(-1)
}

/** The answer about many examples, which takes half a minute: the one that is known, where nothing that it depends on has changed. */
async function checkOnce(name: string, list: LiveExample[]): Promise<FromChecker | undefined> {
  const files = inFolders(list)
  const key = sha256(program + JSON.stringify(files))
  const known = (await kept.read(name)) as { key: string; answer: FromChecker } | undefined
  if (known?.key === key) return known.answer
  const answer = check(files)
  if (answer?.type === 'checked') await kept.write(name, { key, answer })
  return answer
}

/** All at once, each in a folder of its own: what is known of packages is found out once. */
const inFolders = (list: LiveExample[]): LiveFile[] =>
  list.flatMap(({ files }, index) => files.map((file) => ({ ...file, name: `${index}/${file.name}` })))

test('no example has a problem as it is served', { timeout: PATIENCE_MS }, async () => {
  expect(answers).toEqual([{ type: 'ready' }])
  expect(examples.length).toBeGreaterThan(70)
  expect(await checkOnce('served', examples)).toEqual({ type: 'checked', problems: [] })
})

test('a mistake is found in each, with its place', { timeout: PATIENCE_MS }, async () => {
  const some = examples.filter((_, index) => index % 8 === 0)
  const wrong = some.map((example) => {
    const [first, ...others] = example.files
    return { ...example, files: [{ ...first, code: `const wrong: string = 1\n${first?.code}` } as LiveFile, ...others] }
  })
  const answer = await checkOnce('wrong', wrong)
  const found = answer?.type === 'checked' ? answer.problems : []
  expect(found.map(({ place, message }) => `${place.line}:${place.column} ${message}`)).toEqual(
    wrong.map(() => "1:7 Type 'number' is not assignable to type 'string'."),
  )
})

test('what packages and components want is known', () => {
  const code = [
    "import { createSlice } from '@reduxjs/toolkit'",
    "import { unknown } from 'nowhere'",
    "export const desk = createSlice({ name: 'desk', initialState: 0, reducers: { up: (state) => state + unknown } })",
    'desk.actions.down()',
    'export default () => <button onClick={1}>Lend</button>',
    'document.createElement(5)',
  ].join('\n')
  const answer = check([{ name: 'App.tsx', code, isShown: true }])
  expect(answer?.type === 'checked' && answer.problems.map(({ place, length }) => [place.line, length])).toEqual([
    [2, "'nowhere'".length],
    [4, 'down'.length],
    [5, 'onClick'.length],
    [6, '5'.length],
  ])
})

test('code that no compiler can read ends nothing', () => {
  const deep = { name: 'App.tsx', code: `let x = ${'['.repeat(50_000)}`, isShown: true }
  expect(check([deep])?.type).toBe('broken')
  expect(check([{ ...deep, code: 'let x = 1' }])).toEqual({ type: 'checked', problems: [] })
})
