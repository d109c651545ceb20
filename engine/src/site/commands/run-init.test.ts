import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { runInit } from './run-init.ts'

const print = vi.spyOn(console, 'log').mockImplementation(() => {})
let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'init-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('a new folder gets pages, settings, scripts and what git leaves out, and the author the next steps', () => {
  runInit(root, 'docs')
  expect(read('docs/content/index.md')).toContain('title: Welcome')
  expect(read('docs/site.config.ts')).toContain('defineConfig({')
  expect(read('docs/.gitignore')).toBe('dist/\n.cache/\nnode_modules/\n')
  const [, engine = ''] = /"(.*)\/bin\/docs\.mjs" dev/.exec(JSON.parse(read('docs/package.json')).scripts.dev) ?? []
  expect(resolve(root, 'docs', engine)).toBe(resolve(ENGINE_ROOT))
  const [types] = JSON.parse(read('docs/tsconfig.json')).compilerOptions.paths['docs-engine/config']
  expect(existsSync(join(root, 'docs', types))).toBe(true)
  expect(print.mock.lastCall?.[0]).toContain('  cd docs\n  npm run dev ')
})

test('what is there already stays as it is: the command names it, and another way', () => {
  runInit(root, 'docs')
  writeFileSync(join(root, 'docs/site.config.ts'), 'mine')
  rmSync(join(root, 'docs/package.json'))
  expect(() => runInit(root, 'docs')).toThrow(
    /has \.gitignore, content, site\.config\.ts,? and tsconfig\.json already.*\n {2}Name a folder that is new: docs init my-docs/,
  )
  expect(read('docs/site.config.ts')).toBe('mine')
  expect(existsSync(join(root, 'docs/package.json'))).toBe(false)
})

test('settings under another name are settings', () => {
  writeFileSync(join(root, 'site.config.mjs'), '')
  expect(() => runInit(root)).toThrow('has site.config.mjs already')
  expect(existsSync(join(root, 'content'))).toBe(false)
})

test('a file is no folder', () => {
  writeFileSync(join(root, 'docs'), '')
  expect(() => runInit(root, 'docs')).toThrow('docs is a file.\n  Name a folder that is new')
})
