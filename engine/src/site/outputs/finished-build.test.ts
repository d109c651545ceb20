import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { holdEngine } from '#disk/engine-fingerprint.ts'
import { buildSite } from '../build-site.ts'
import { createProgress } from '../report/progress.ts'
import { unchangedBuild } from './finished-build.ts'

const root = mkdtempSync(join(tmpdir(), 'finished-build-'))
afterAll(() => rmSync(root, { recursive: true }))
afterEach(() => void vi.unstubAllEnvs())

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const build = () => buildSite(root, createProgress())
const known = (compress = false) => unchangedBuild(root, { compress })
const QUESTIONS = '[{ "question": "How do I begin with this?", "section": "code" }]'

beforeAll(async () => {
  holdEngine()
  cpSync(fileURLToPath(new URL('../../../../tests/sites/basic', import.meta.url)), root, { recursive: true })
  write('settings/tagline.ts', "export const tagline = 'A site'\n")
  write('node_modules/basic/package.json', '{ "version": "1.0.0" }')
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  write(
    'site.config.ts',
    `import { tagline } from './settings/tagline.ts'\n${config.replace(/^import.*|satisfies.*/gm, '')}`
      .replace(/tagline: '[^']*'/, 'tagline')
      .replace('navbar:', "search: { questions: 'questions' },\n  navbar:"),
  )
  write('content/guides/asked.mdx', '---\ntitle: Asked\n---\n\nText.\n\n## Code\n\nMore.\n')
  write('questions/guides/asked.json', QUESTIONS)
})

test('a build of an unchanged site tells what the last one told', async () => {
  expect(known()).toBeNull()
  const report = await build()
  expect(known()).toEqual(JSON.parse(JSON.stringify(report)))
})

/** Each of these is put back, after which nothing has changed. */
const EDITS: Array<[what: string, path: string, text: string]> = [
  ['a page', 'content/guides/first.mdx', '\nOne more line.\n'],
  ['what readers ask of a page', 'questions/guides/asked.json', ' '],
  ['what the settings import', 'settings/tagline.ts', '// changed\n'],
  ['a file that is copied', 'public/copied.txt', 'more'],
]
test.each(EDITS)('%s that changes is built', (_what, path, text) => {
  const before = readFileSync(join(root, path), 'utf8')
  appendFileSync(join(root, path), text)
  expect(known()).toBeNull()
  writeFileSync(join(root, path), before)
  expect(known()).not.toBeNull()
})

test('the version of the library, what is installed, and the year are part of it', () => {
  write('node_modules/basic/package.json', '{ "version": "1.0.1" }')
  expect(known()).toBeNull()
  write('node_modules/basic/package.json', '{ "version": "1.0.0" }')
  write('node_modules/.package-lock.json', '{}')
  expect(known()).toBeNull()
  rmSync(join(root, 'node_modules/.package-lock.json'))
  expect(known()).not.toBeNull()
  vi.stubEnv('SOURCE_DATE_EPOCH', '0')
  expect(known()).toBeNull()
})

test('output that somebody else has touched is made anew', async () => {
  const [page, aside] = [join(root, 'dist/guides/first/index.html'), join(root, 'aside.html')]
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, text) // the same bytes: nobody has looked
  expect(known()).toBeNull()
  await build()
  expect(known()).not.toBeNull()
  renameSync(page, aside)
  expect(known()).toBeNull()
  await build()
  write('dist/strange.txt', '')
  expect(known()).toBeNull()
  rmSync(join(root, 'dist/strange.txt'))
  expect(known()).not.toBeNull()
})

test('compressed files may stand beside the output only where they are wanted', async () => {
  write('dist/index.html.br', '')
  expect(known()).toBeNull()
  expect(known(true)).not.toBeNull()
  write('dist/strange.html.br', '')
  expect(known(true)).toBeNull()
})

test('after a build that left something out, everything is built', async () => {
  await build()
  expect(known()).not.toBeNull()
  await buildSite(root, createProgress(), { skipSamples: true, skipTypes: true })
  expect(known()).toBeNull()
})
