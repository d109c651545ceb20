import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSource } from './read-source.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-source-'))
  mkdirSync(join(root, 'content'))
})
afterEach(() => rmSync(root, { recursive: true }))

const written = (bytes: string | Buffer) => {
  writeFileSync(join(root, 'content/a.mdx'), bytes)
  return readSource(root, 'a.mdx')
}

test('text is text; a byte order mark is none of it, and a written U+FFFD is a character like others', async () => {
  expect(await written('\uFEFF---\ntitle: Ünï 😀 \uFFFD\n')).toBe('---\ntitle: Ünï 😀 \uFFFD\n')
})

test('bytes that are not UTF-8 are refused at their place', async () => {
  await expect(written(Buffer.concat([Buffer.from('one\ntwo '), Buffer.from([0xff, 0x41])]))).rejects.toThrow(
    'content/a.mdx:2:5  The file is not UTF-8 text from here on.',
  )
  await expect(written(Buffer.from('one', 'utf16le'))).rejects.toThrow('content/a.mdx:1:2  The file holds a NUL')
})

test('a NUL is refused at its place', async () => {
  await expect(written('one\nt\0wo')).rejects.toThrow('content/a.mdx:2:2  The file holds a NUL character')
})

test('what has the name of a page and is none is told apart', async () => {
  mkdirSync(join(root, 'content/d.mdx'))
  await expect(readSource(root, 'd.mdx')).rejects.toThrow('content/d.mdx  This is a folder with the name of a page.')
  symlinkSync('x.mdx', join(root, 'content/x.mdx'))
  await expect(readSource(root, 'x.mdx')).rejects.toThrow('This link leads back to itself.')
  symlinkSync('gone.mdx', join(root, 'content/y.mdx'))
  await expect(readSource(root, 'y.mdx')).rejects.toThrow('This link leads nowhere.')
})
