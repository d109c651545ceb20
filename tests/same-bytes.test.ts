/**
 * The same site, built by the same engine in two places: the same bytes, and no word about either place. Here the engine answers from
 * what it has kept of earlier builds where it can, there it has nothing.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { filesBelow } from '#engine/disk/fingerprint.ts'
import { copyEngine } from './copy-engine.ts'
import { DOCS, PROJECT, TEST_SITES } from './places.ts'

vi.setConfig({ hookTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'same-bytes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const HERE = { name: 'a', env: { TZ: 'UTC', LANG: 'C' } }
const THERE = {
  name: 'another/and/much/deeper/place/for/one/and/the/same/site',
  env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' },
}

/** Two types of one name can only be told apart by their files, and the message is longer than what the compiler shows. */
const PAGE = `---
title: Types
---

\`\`\`ts title="north.ts"
export interface Book { id: string }
const book: Book = { id: '1' }
export const shelf = { first: book, second: book, third: book, fourth: book, fifth: book, sixth: book, last: book }
\`\`\`

\`\`\`ts title="south.ts"
export interface Book { id: number }
\`\`\`

\`\`\`ts title="desk.ts" errors="2322" failing={5}
import { createSlice } from '@reduxjs/toolkit'
import * as north from './north'
import type { Book } from './south'
declare const empty: { first: Book; second: Book; third: Book; fourth: Book; fifth: Book; sixth: Book; last: Book }
export const moved: typeof empty = north.shelf
export const desk = createSlice({ name: 'desk', initialState: north.shelf, reducers: {} })
export const all = { north, desk }
\`\`\`
`

const CONFIG = (config: string) => config.replace("packageName: 'basic'", "packageName: '@reduxjs/toolkit'")

/** Builds the site with the engine whose command this is. */
async function build(command: string, site: string, env: NodeJS.ProcessEnv): Promise<Map<string, string>> {
  cpSync(join(TEST_SITES, 'basic'), site, { recursive: true })
  const config = join(site, 'site.config.ts')
  writeFileSync(config, CONFIG(readFileSync(config, 'utf8')))
  writeFileSync(join(site, 'content/guides/types.mdx'), PAGE)
  await promisify(execFile)(process.execPath, [command, 'build', '--root', site], {
    cwd: dirname(site),
    env: { ...process.env, ...env },
  })
  const dist = join(site, 'dist')
  return new Map(filesBelow(dist).map((file) => [relative(dist, file), readFileSync(file, 'latin1')]))
}

/** With the engine where it stands, and its packages above the site. */
function buildHere(): Promise<Map<string, string>> {
  const place = join(folder, HERE.name)
  mkdirSync(place)
  cpSync(join(PROJECT, 'package-lock.json'), join(place, 'package-lock.json'))
  symlinkSync(join(PROJECT, 'node_modules'), join(place, 'node_modules'))
  return build(DOCS, join(place, 'site'), HERE.env)
}

function buildThere(): Promise<Map<string, string>> {
  const engine = join(folder, THERE.name)
  copyEngine(engine)
  return build(join(engine, 'bin/docs.mjs'), join(engine, 'site'), THERE.env)
}

let outputs: Map<string, string>[]
beforeAll(async () => {
  outputs = await Promise.all([buildHere(), buildThere()])
})

test('all files have the same bytes', () => {
  const [here = new Map(), there = new Map()] = outputs
  expect([...there.keys()]).toEqual([...here.keys()])
  expect([...here].filter(([path, bytes]) => there.get(path) !== bytes).map(([path]) => path)).toEqual([])
})

test('no file says where it was built', () => {
  for (const place of [folder, PROJECT])
    for (const output of outputs)
      expect([...output].filter(([, bytes]) => bytes.includes(place)).map(([path]) => path)).toEqual([])
})

test('the message of the error is there, without the path of a file', () => {
  const page = outputs[0]?.get('guides/types/index.html') ?? ''
  const [, message = ''] = /<b>TS2322<\/b>(.*?)<\/span>/s.exec(page) ?? []
  expect(message).toContain('is not assignable to type')
  expect(message).not.toMatch(/import\(|[/\\]/)
})
