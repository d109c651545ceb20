import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskStore } from './disk-store.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'store-')), 'a', 'b')
})
afterEach(() => rmSync(join(folder, '..', '..'), { recursive: true }))

/** The files of a store that holds one value. */
const onlyFile = () => join(folder, readdirSync(folder)[0] ?? '')

test('a value is read as it was written, by another run as well, and the last one written counts', async () => {
  const store = openDiskStore(folder)
  await store.write('page', { text: 'old' })
  await store.write('page', { text: 'größer 📚', list: [1, null] })
  expect(await openDiskStore(folder).read('page')).toEqual({ text: 'größer 📚', list: [1, null] })
  expect(await store.read('other')).toBeUndefined()
  expect(readdirSync(folder)).toHaveLength(1) // and no draft
})

test('a name may be anything: none leads out of the folder, and no two are one file', async () => {
  const store = openDiskStore(folder)
  const names = ['../../outside', '/etc/passwd', 'a\0b', 'a', 'A', '', 'x'.repeat(5000)]
  for (const name of names) await store.write(name, name)
  for (const name of names) expect(await store.read(name)).toBe(name)
  expect(readdirSync(folder)).toHaveLength(names.length)
  expect(readdirSync(join(folder, '..'))).toEqual(['b'])
})

test('what was cut off, or is no JSON at all, counts as not there, and can be written anew', async () => {
  const store = openDiskStore(folder)
  await store.write('page', { text: 'whole' })
  truncateSync(onlyFile(), 5)
  expect(await store.read('page')).toBeUndefined()
  writeFileSync(onlyFile(), '')
  expect(await store.read('page')).toBeUndefined()
  await store.write('page', 1)
  expect(await store.read('page')).toBe(1)
})
