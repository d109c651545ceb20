import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptFolder, readFiles, writeFiles } from './kept-folder.ts'

let store: string
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'docs-kept-'))
})
afterEach(() => rmSync(store, { recursive: true }))

const makes = (text: string) => (draft: string) => writeFiles(draft, [{ path: 'sub/file.txt', body: text }])

test('is made once, read back, and replaced by another key', async () => {
  const first = await keptFolder(store, 'one', makes('1'))
  expect(first.wasCached).toBe(false)
  expect((await keptFolder(store, 'one', makes('never'))).wasCached).toBe(true)
  expect((await readFiles(first.folder)).map(({ path, body }) => [path, String(body)])).toEqual([['sub/file.txt', '1']])
  await keptFolder(store, 'two', makes('2'))
  expect(readdirSync(store)).toEqual(['two'])
})

test('stays for a while where others may be using it', async () => {
  const life = 60 * 60 * 1000
  await keptFolder(store, 'one', makes('1'), life)
  await keptFolder(store, 'two', makes('2'), life)
  expect(readdirSync(store).sort()).toEqual(['one', 'two'])
  const longAgo = new Date(Date.now() - 2 * life)
  utimesSync(join(store, 'one'), longAgo, longAgo)
  await keptFolder(store, 'three', makes('3'), life)
  expect(readdirSync(store).sort()).toEqual(['three', 'two'])
})

test('two runs that want it at the same time both get it', async () => {
  const waiting: Array<() => void> = []
  /** Writes, then waits until the other one has written, too: both are about to put theirs in place. */
  const slowly = async (draft: string) => {
    await writeFiles(draft, [{ path: 'first.txt', body: 'same' }])
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 2) for (const go of waiting) go()
    })
    await writeFiles(draft, [{ path: 'second.txt', body: 'same' }])
  }
  const [one, other] = await Promise.all([keptFolder(store, 'key', slowly), keptFolder(store, 'key', slowly)])
  expect(one.folder).toBe(other.folder)
  expect(readdirSync(one.folder).sort()).toEqual(['first.txt', 'second.txt'])
  expect(readFileSync(join(one.folder, 'second.txt'), 'utf8')).toBe('same')
  expect(readdirSync(store)).toEqual(['key'])
})

test('what fails leaves nothing behind, and what an ended run has left goes with the next one', async () => {
  const fails = async (draft: string) => {
    writeFileSync(join(draft, 'half.txt'), 'half')
    throw new Error('no')
  }
  await expect(keptFolder(store, 'key', fails)).rejects.toThrow('no')
  expect(readdirSync(store)).toEqual([])
  writeFileSync(join(store, 'key.left.draft'), '')
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  utimesSync(join(store, 'key.left.draft'), longAgo, longAgo)
  await keptFolder(store, 'key', makes('1'))
  expect(readdirSync(store)).toEqual(['key'])
})
