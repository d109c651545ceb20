import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { engineCache } from './engine-cache.ts'

let engine: string
beforeEach(() => {
  engine = mkdtempSync(join(tmpdir(), 'docs-engine-'))
})
afterEach(() => rmSync(engine, { recursive: true }))

test('is beside the engine, whatever the site', () => {
  expect(engineCache('/one', 'shell', engine)).toBe(join(engine, '.cache/shell'))
  expect(engineCache('/other', 'shell', engine)).toBe(join(engine, '.cache/shell'))
})

test('is with the site where the engine cannot be written to', () => {
  writeFileSync(join(engine, '.cache'), 'a file, so no folder can be made, whoever runs this')
  expect(engineCache('/one', 'shell', engine)).toBe(join('/one', '.cache/shell'))
})
