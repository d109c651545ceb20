import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSealedStore } from './sealed-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sealed-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const VALUE = { text: 'é “whole”\n', list: [1, null] }

async function written(): Promise<string> {
  await openSealedStore(folder).write('a', 'key', VALUE)
  const [name = ''] = readdirSync(folder)
  return join(folder, name)
}

test('a value is given to who knows what it was made from', async () => {
  await written()
  expect(openSealedStore(folder).read('a', 'key')).toEqual(VALUE)
  expect(openSealedStore(folder).read('a', 'another')).toBe(undefined)
  expect(openSealedStore(folder).read('b', 'key')).toBe(undefined)
})

test('a value that is not as it was written is none, though it can be read', async () => {
  const path = await written()
  const whole = readFileSync(path, 'utf8')
  for (const damaged of ['', '{}', whole.slice(0, -3), whole.replace('whole', 'part'), whole.replace(' ', '')]) {
    writeFileSync(path, damaged)
    expect(openSealedStore(folder).read('a', 'key')).toBe(undefined)
  }
})

test('a name has one value, and nothing half-written stays', async () => {
  await written()
  await openSealedStore(folder).write('a', 'next', 5)
  expect(readdirSync(folder)).toHaveLength(1)
  expect(openSealedStore(folder).read('a', 'next')).toBe(5)
})
