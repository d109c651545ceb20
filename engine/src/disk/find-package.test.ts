import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findAbove, findPackage, packageNameOf, versionOf } from './find-package.ts'

const root = mkdtempSync(join(tmpdir(), 'find-package-'))
afterAll(() => rmSync(root, { recursive: true }))

for (const manifest of ['node_modules/shelf', 'node_modules/@books/shelf', 'sites/a/node_modules/shelf']) {
  const file = join(root, manifest, 'package.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '{}')
}

test('a package is found in the nearest folder of packages, from the site upwards', () => {
  expect(findPackage(join(root, 'sites/a'), 'shelf')).toBe(join(root, 'sites/a/node_modules/shelf'))
  expect(findPackage(join(root, 'sites/a'), '@books/shelf')).toBe(join(root, 'node_modules/@books/shelf'))
  expect(findPackage(join(root, 'sites/b'), 'shelf')).toBe(join(root, 'node_modules/shelf'))
  expect(findPackage(join(root, 'sites/a'), '@books')).toBe(null)
})

test.each([
  ['shelf', 'shelf'],
  ['shelf/react', 'shelf'],
  ['@books/shelf/dist/shelf.mjs', '@books/shelf'],
])('%s is of the package %s', (specifier, name) => {
  expect(packageNameOf(specifier)).toBe(name)
})

test('the version of a package is that of the nearest one; without one there is none', () => {
  writeFileSync(join(root, 'sites/a/node_modules/shelf/package.json'), '{ "version": "2.1.0" }')
  expect(versionOf(join(root, 'sites/a'), 'shelf')).toBe('2.1.0')
  expect(versionOf(join(root, 'sites/b'), 'shelf')).toBe('none') // it does not say
  expect(versionOf(join(root, 'sites/a'), 'gone')).toBe('none')
})

test('a file is found in a folder, else in the nearest above it', () => {
  writeFileSync(join(root, 'lock.json'), '')
  expect(findAbove(join(root, 'sites/a'), 'lock.json')).toBe(join(root, 'lock.json'))
  writeFileSync(join(root, 'sites/a/lock.json'), '')
  expect(findAbove(join(root, 'sites/a'), 'lock.json')).toBe(join(root, 'sites/a/lock.json'))
  expect(findAbove(join(root, 'sites/a'), 'no such file.json')).toBe(null)
})
