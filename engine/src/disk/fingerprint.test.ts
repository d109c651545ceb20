import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, pathsThatExist } from './fingerprint.ts'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'docs-fingerprint-'))
  mkdirSync(join(base, 'parts'))
  writeFileSync(join(base, 'parts/one.ts'), 'one')
})
afterEach(() => rmSync(base, { recursive: true }))

test('changes with contents and names, not with tests', () => {
  const before = fingerprint(base, ['parts'])
  writeFileSync(join(base, 'parts/one.test.ts'), 'test')
  expect(fingerprint(base, ['parts'])).toBe(before)
  writeFileSync(join(base, 'parts/two.ts'), '')
  const withTwo = fingerprint(base, ['parts'])
  expect(withTwo).not.toBe(before)
  writeFileSync(join(base, 'parts/one.ts'), 'other')
  expect(fingerprint(base, ['parts'])).not.toBe(withTwo)
})

test('a path that leads nowhere is refused by name', () => {
  expect(() => fingerprint(base, ['parts', 'gone/away.ts'])).toThrow('There is no gone/away.ts in')
  expect(pathsThatExist(base, ['parts', 'gone/away.ts'])).toEqual(['parts'])
})
