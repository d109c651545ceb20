/** What a build loads: each of these takes longer to load than a page takes to build, and most builds need none of them. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCS, TEST_SITES } from './places.ts'

const folder = mkdtempSync(join(tmpdir(), 'loaded-modules-'))
const root = join(folder, 'site')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** By what their address holds. Zod is packed into the engine, in one piece with nothing else. */
const PARTS = {
  builder: /\/packed\/.*\/build-site-/,
  vite: /node_modules\/vite\//,
  rolldown: /node_modules\/rolldown\//,
  typescript: /node_modules\/typescript\//,
  shiki: /node_modules\/(?:@shikijs|shiki|oniguruma-\w+)\//,
  satteri: /node_modules\/satteri\//,
  takumi: /node_modules\/@takumi-rs\//,
  compiler: /\/packed\/.*\/compile-page-/,
  zod: /\/packed\/.*\/schemas-/,
  react: /\/server\.mjs$/,
}

/** The parts that a build of the site loads. */
function loadedByBuild(): string[] {
  const list = join(folder, 'loaded.txt')
  const hooks = join(folder, 'hooks.mjs')
  const start = join(folder, 'start.mjs')
  writeFileSync(list, '')
  writeFileSync(
    hooks,
    `import { appendFileSync } from 'node:fs'
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(list)}, url + '\\n')
  return next(url, context)
}`,
  )
  // What is required is seen by no hook, but kept by name.
  writeFileSync(
    start,
    `import { appendFileSync } from 'node:fs'
import { createRequire, register } from 'node:module'
register(${JSON.stringify(pathToFileURL(hooks).href)})
const { cache } = createRequire(import.meta.url)
process.on('exit', () => appendFileSync(${JSON.stringify(list)}, Object.keys(cache).join('\\n')))`,
  )
  execFileSync(process.execPath, ['--import', start, DOCS, 'build', '--root', root], { stdio: 'pipe' })
  const loaded = readFileSync(list, 'utf8').split('\n')
  return Object.entries(PARTS).flatMap(([name, part]) => (loaded.some((url) => part.test(url)) ? [name] : []))
}

beforeAll(() => {
  cpSync(join(TEST_SITES, 'basic'), root, { recursive: true })
  writeFileSync(
    join(root, 'site.config.ts'),
    readFileSync(join(root, 'site.config.ts'), 'utf8').replace(/^import.*|satisfies.*/gm, ''),
  )
  execFileSync(process.execPath, [DOCS, 'build', '--root', root], { stdio: 'pipe' })
})

test('a build of an unchanged site loads nothing that builds', () => {
  expect(loadedByBuild()).toEqual([])
})

test('a site that was built elsewhere and not changed loads no compiler, no parser, no checker of settings and nothing that draws', () => {
  rmSync(join(root, 'dist'), { recursive: true })
  expect(loadedByBuild()).toEqual(['builder'])
})

test('an edit of a page with scripts loads what reads and renders it, and neither Shiki nor what draws', () => {
  appendFileSync(join(root, 'content/guides/first.mdx'), '\nOne more paragraph.\n')
  expect(loadedByBuild()).toEqual(['builder', 'rolldown', 'satteri', 'compiler', 'zod', 'react'])
})

test('a new title loads what draws, too: by this it is known when it is not loaded', () => {
  const page = join(root, 'content/guides/first.mdx')
  writeFileSync(page, readFileSync(page, 'utf8').replace(/^title: .*/m, 'title: Another'))
  expect(loadedByBuild()).toContain('takumi')
})
