import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileHashes, readHash } from './file-hashes.ts'

const reads = vi.hoisted(() => vi.fn())
vi.mock('./file-content.ts', async (original) => {
  const { contentOf } = await original<typeof import('./file-content.ts')>()
  const counted = (file: string) => {
    reads(file)
    return contentOf(file)
  }
  return { contentOf: counted }
})

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-hashes-'))
  file = join(folder, 'a.txt')
  writeFileSync(file, 'one')
  reads.mockClear()
})
afterEach(() => rmSync(folder, { recursive: true }))

const later = () => Date.now() + 60_000
const openLater = () => openFileHashes(join(folder, 'hashes.json'), later)

/** A run that asks for the hash of the file and ends. */
function run(hashes = openLater()): string {
  const hash = hashes.hashOf(file)
  hashes.keep()
  return hash
}

test('a file that is as it was is not read again, and one that has changed is', () => {
  const first = run()
  expect([run(), reads.mock.calls.length]).toEqual([first, 1])
  writeFileSync(file, 'other')
  const second = run()
  expect(second).not.toBe(first)
  expect(reads).toHaveBeenCalledTimes(2)
  expect(second).toBe(readHash(file))
})

test('a file that was written a moment ago is read until it has settled', () => {
  const ledger = join(folder, 'hashes.json')
  const hashes = () => openFileHashes(ledger)
  expect(run(hashes())).toBe(run(hashes()))
  expect(reads).toHaveBeenCalledTimes(2)
  expect(existsSync(ledger)).toBe(false)
})

test('what nobody wrote down, or nothing can be written into, is learned again', () => {
  writeFileSync(join(folder, 'hashes.json'), `{"${file}": 5}`)
  expect(run()).toBe(readHash(file))
  expect(run(openFileHashes(join(folder, 'none/hashes.json'), later))).toBe(readHash(file))
})

test('a link that leads nowhere has a hash, too', () => {
  const link = join(folder, 'link')
  symlinkSync('nowhere', link)
  expect(openLater().hashOf(link)).toBe(readHash(link))
})

test.each(['', '{', 'null', '7', '"text"', '[[]]', '{"a": null}', '{"a": "text"}', '{"a": [1, 2]}'])(
  'hashes that were written down as %s are learned again, and written down anew',
  (text) => {
    writeFileSync(join(folder, 'hashes.json'), text)
    expect(run()).toBe(readHash(file))
    reads.mockClear()
    expect(run()).toBe(readHash(file))
    expect(reads).toHaveBeenCalledOnce() // by this test
  },
)

test('a file that is gone is forgotten', () => {
  run()
  const other = join(folder, 'b.txt')
  writeFileSync(other, '')
  rmSync(file)
  const hashes = openLater()
  hashes.hashOf(other)
  hashes.keep()
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'hashes.json'), 'utf8')))).toEqual([other])
})
