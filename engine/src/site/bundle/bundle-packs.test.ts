import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { bundlePacks } from './bundle-packs.ts'
import { liveSettings } from './live-settings.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'packs-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const TOOLS = JSON.stringify(`${ENGINE_ROOT}src/live/sandbox/pack.ts`)
const FILES = {
  'live/count.ts': 'let count = 0\nexport const add = () => ++count\nexport default function name() { return "count" }',
  'live/shelf.ts': [
    `import { tools } from ${TOOLS}`,
    "import { add } from './count.ts'",
    "import shelf from 'shelf'",
    "import { mode } from 'plain'",
    'add()',
    'Object.assign(window, { results: { tools, firstShelf: shelf, plainMode: mode } })',
  ].join('\n'),
  'live/data.ts': [
    `import { tools } from ${TOOLS}`,
    "import name, { add } from './count.ts'",
    "import * as all from './count.ts'",
    "import * as React from 'react'",
    "import old from 'old'",
    "import shelf from 'shelf'",
    "import { books } from 'town'",
    'Object.assign(window.results, { isOneContract: tools === window.results.tools, name: name(), count: add() })',
    'Object.assign(window.results, { all: Object.keys(all).sort(), react: React, required: old, shelf, books })',
    'export const unread = 1',
  ].join('\n'),
  'live/shelf-stand-in.ts':
    "import shelf, { mode } from 'shelf'\nexport * from 'shelf'\nexport default { watched: shelf, mode }",
  'town/town.ts': 'export const books = 3',
  'node_modules/shelf/package.json': '{ "name": "shelf", "type": "module", "exports": "./index.js" }',
  'node_modules/shelf/index.js': 'export const mode = process.env.NODE_ENV\nexport default "shelf"',
  'node_modules/plain/package.json': '{ "name": "plain", "type": "module", "exports": "./index.js" }',
  'node_modules/plain/index.js': 'export const mode = process.env.NODE_ENV',
  'node_modules/old/package.json': '{ "name": "old", "main": "index.js" }',
  'node_modules/old/index.js': 'module.exports = require("react")',
}

interface Results {
  [name: string]: unknown
  react: { version: string; useState: unknown }
  required: { version: string; useState: unknown }
}

/** A window as the sandbox's document has it. */
interface Sandbox {
  results: Results
  __live: { shared: object[]; start: unknown }
  eval(script: string): void
}

/** Runs scripts one after the other in a window of their own. */
function run(list: string[]): Sandbox {
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
    JSDOM: new (html: string, options: object) => { window: Sandbox }
  }
  const { window } = new JSDOM('<div id="root"></div>', { runScripts: 'outside-only', url: 'https://example.com' })
  Object.assign(window, { MessagePort, MessageChannel, reportError() {} }) // jsdom has none of them
  for (const script of list) window.eval(script)
  return window
}

let results: Results
let scripts: string[]
beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const settings = liveSettings(root, {
    live: {
      packs: [
        { entry: 'live/shelf.ts', packages: ['shelf'] },
        { entry: 'live/data.ts', packages: ['old'] },
      ],
      inDevelopment: ['shelf'],
      standIns: { shelf: 'live/shelf-stand-in.ts' },
    },
    samples: { modules: { town: 'town/town.ts' }, api: null },
  })
  scripts = await bundlePacks(settings)
  results = run(scripts).results
})

test('a later pack takes from the first what both import: there is one contract, and one state of a module', () => {
  expect(results).toMatchObject({ isOneContract: true, count: 2, name: 'count', all: ['add', 'default'] })
  expect(scripts[1]).not.toContain('useState')
})

test('React is one, imported or required', () => {
  const { react, required } = results
  expect(react.version).toMatch(/^\d+\./)
  expect(required.useState).toBe(react.useState)
})

test('a stand-in takes the place of a package everywhere but in itself', () => {
  const watched = { watched: 'shelf', mode: 'development' }
  expect(results).toMatchObject({ firstShelf: watched, shelf: watched })
})

test('modules of the site are found by name, and other packages are in production', () => {
  expect(results).toMatchObject({ books: 3, plainMode: 'production' })
})

test('without packs there is the sandbox with React', async () => {
  const none = { packs: [], inDevelopment: [], standIns: {} }
  const alone = await bundlePacks(liveSettings(root, { live: none, samples: { modules: {}, api: null } }))
  expect(alone).toHaveLength(1)
  const { shared, start } = run(alone).__live
  expect(shared).toHaveLength(0)
  expect(start).toBeTypeOf('function')
})

test('what a pack imports and nobody has installed is named with its line', async () => {
  writeFileSync(join(root, 'live/lost.ts'), "import 'town'\nimport lost from 'not-installed'\nconsole.log(lost)\n")
  const packs = [{ entry: 'live/shelf.ts', packages: [] }]
  const samples = { modules: { town: 'town/town.ts' }, api: null }
  const live = { inDevelopment: [], standIns: {} }
  const lost = { entry: 'live/lost.ts', packages: ['a'] }
  const message = 'live/lost.ts:2:18  "not-installed" cannot be found.'
  for (const list of [[lost], [...packs, lost]])
    await expect(bundlePacks(liveSettings(root, { live: { ...live, packs: list }, samples }))).rejects.toThrow(message)
})
