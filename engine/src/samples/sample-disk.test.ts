import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSampleDisk } from './sample-disk.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sample-disk-')))
afterAll(() => rmSync(folder, { recursive: true }))

const FILES = [
  'site/library/shelf.ts',
  'site/node_modules/near/package.json',
  'node_modules/near/package.json',
  'node_modules/@books/far/index.d.ts',
  'packages/linked/index.d.ts',
]
for (const file of FILES) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), file)
}
symlinkSync(join(folder, 'packages/linked'), join(folder, 'site/node_modules/linked'))
const disk = openSampleDisk(join(folder, 'site'))

test.each([
  ['/library/shelf.ts', 'site/library/shelf.ts'],
  ['/node_modules/near/package.json', 'site/node_modules/near/package.json'],
  ['/node_modules/@books/far/index.d.ts', 'node_modules/@books/far/index.d.ts'],
  ['/(above)/packages/linked/index.d.ts', 'packages/linked/index.d.ts'],
])('%s is %s', (name, file) => {
  expect(disk.readFile(name)).toBe(file)
  expect(disk.realpath(name)).toBe(name)
})

test('a site without packages of its own has those above it', () => {
  const below = openSampleDisk(join(folder, 'packages/linked'))
  expect(below.directoryExists('/node_modules')).toBe(true)
  expect(below.readFile('/node_modules/near/package.json')).toBe('node_modules/near/package.json')
  expect(below.realpath('/node_modules/@books/far/index.d.ts')).toBe('/node_modules/@books/far/index.d.ts')
})

test('no name has a path of the machine in it, however a file was found', () => {
  expect(disk.realpath('/node_modules/linked/index.d.ts')).toBe('/(above)/packages/linked/index.d.ts')
  expect(disk.nameOf(join(folder, 'node_modules/@books/far/index.d.ts'))).toBe('/node_modules/@books/far/index.d.ts')
  expect(disk.fileExists(`${disk.getDefaultLibLocation()}/lib.es2023.d.ts`)).toBe(true)
  expect(disk.realpath(`${disk.getDefaultLibLocation()}/lib.es2023.d.ts`)).toBe('/(typescript)/lib.es2023.d.ts')
})
