import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkPublicFiles, isPublishable } from './public-files.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), 'KEY=1')
  }
}

test('plain files, agreed names and links inside the folder are published', () => {
  write('public/a.txt', 'public/b/c.d.txt', 'public/.well-known/security.txt')
  symlinkSync('a.txt', join(root, 'public/link.txt'))
  checkPublicFiles(root)
  expect(['a.txt', '.well-known/security.txt', 'link.txt'].every((path) => isPublishable(root, path))).toBe(true)
})

test('a site without the folder has nothing to refuse', () => {
  expect(() => checkPublicFiles(root)).not.toThrow()
})

test('hidden files are refused by name, wherever they lie', () => {
  write('public/.env', 'public/.git/config', 'public/b/.npmrc', 'public/.well-known/.env', 'public/b/.well-known/x')
  expect(() => checkPublicFiles(root)).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: public/.env  .env is a hidden file, and everything in public/ would be published.
      Move it out of public/, or delete it. Of hidden names only .well-known/ is published.

    public/.git/config  .git is a hidden file, and everything in public/ would be published.
      Move it out of public/, or delete it. Of hidden names only .well-known/ is published.

    public/.well-known/.env  .env is a hidden file, and everything in public/ would be published.
      Move it out of public/, or delete it. Of hidden names only .well-known/ is published.

    public/b/.npmrc  .npmrc is a hidden file, and everything in public/ would be published.
      Move it out of public/, or delete it. Of hidden names only .well-known/ is published.

    public/b/.well-known/x  .well-known is a hidden file, and everything in public/ would be published.
      Move it out of public/, or delete it. Of hidden names only .well-known/ is published.]
  `)
  expect(['.env', '.git/config', 'b/.npmrc', 'b/../.env'].some((path) => isPublishable(root, path))).toBe(false)
})

test('pages in assets/ are refused: not every host gives them the policy of pages', () => {
  write(
    'public/assets/a.html',
    'public/assets/b/Index.HTML',
    'public/assets/a.png',
    'public/b/assets/c.html',
    'public/d.html',
  )
  expect(() => checkPublicFiles(root)).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: public/assets/a.html  A page may not lie in assets/: hosts that know files by their folders would send it without the policy of pages.
      Move it to another folder of public/.

    public/assets/b/Index.HTML  A page may not lie in assets/: hosts that know files by their folders would send it without the policy of pages.
      Move it to another folder of public/.]
  `)
})

test('links that lead out of the folder, to folders or nowhere are refused', () => {
  write('public/a.txt', '.env', 'private/key.pem', 'public-old/x.txt')
  symlinkSync('../.env', join(root, 'public/env.txt'))
  symlinkSync('../public-old/x.txt', join(root, 'public/old.txt'))
  symlinkSync('../private', join(root, 'public/folder'))
  symlinkSync('missing.txt', join(root, 'public/lost.txt'))
  symlinkSync('round.txt', join(root, 'public/round.txt'))
  expect(() => checkPublicFiles(root)).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: public/env.txt  This link leads out of public/: whatever it leads to would be published.
      Put a copy of the file in its place.

    public/folder  This link leads out of public/: whatever it leads to would be published.
      Put a copy of the file in its place.

    public/lost.txt  This link leads to no file.
      Put a copy of what it should lead to in its place.

    public/old.txt  This link leads out of public/: whatever it leads to would be published.
      Put a copy of the file in its place.

    public/round.txt  This link leads to no file.
      Put a copy of what it should lead to in its place.]
  `)
  expect(['env.txt', 'old.txt', 'folder/key.pem'].some((path) => isPublishable(root, path))).toBe(false)
})
