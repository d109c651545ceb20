import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readIfPresent } from './read-if-present.ts'
import { removeFolder } from './remove-folder.ts'
import { takeUnchanged } from './take-unchanged.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string) => join(folder, name)

test('a file that is as it was gets a second name; one of other bytes, even of the same size, is left alone', () => {
  writeFileSync(at('old'), 'page')
  expect(takeUnchanged(at('old'), Buffer.from('page'), at('new'))).toBe(true)
  expect(readFileSync(at('new'), 'utf8')).toBe('page')
  for (const text of ['Page', 'pages', '']) {
    expect(takeUnchanged(at('old'), Buffer.from(text), at('other')), text).toBe(false)
  }
  expect(existsSync(at('other'))).toBe(false)
})

test('no file, a folder, a link to a file, and a name that is taken have to be written', () => {
  writeFileSync(at('file'), '')
  mkdirSync(at('folder'))
  symlinkSync(at('file'), at('link'))
  for (const name of ['none', 'folder', 'link'])
    expect(takeUnchanged(at(name), Buffer.alloc(0), at('new')), name).toBe(false)
  linkSync(at('file'), at('taken'))
  expect(takeUnchanged(at('file'), Buffer.alloc(0), at('taken'))).toBe(false)
})

test('a folder goes with all that is in it, but not with what a link in it leads to', async () => {
  mkdirSync(at('dist/a/b'), { recursive: true })
  mkdirSync(at('kept'))
  writeFileSync(at('dist/a/b/page'), '')
  writeFileSync(at('kept/file'), 'text')
  symlinkSync(at('kept'), at('dist/a/link'))
  await removeFolder(at('dist'))
  expect(existsSync(at('dist'))).toBe(false)
  expect(readFileSync(at('kept/file'), 'utf8')).toBe('text')
  await removeFolder(at('dist')) // one that is gone already
})

test('a file that is not there has no text; one that cannot be read is an error', async () => {
  writeFileSync(at('file'), 'text')
  expect([await readIfPresent(at('file')), await readIfPresent(at('none'))]).toEqual(['text', null])
  await expect(readIfPresent(folder)).rejects.toThrow('EISDIR')
})
