import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findTexts } from './page-texts.ts'

test('whoever asks for the text of a page gets the one that was read first', async () => {
  const root = mkdtempSync(join(tmpdir(), 'page-texts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'content'))
  const write = (text: string) => writeFileSync(join(root, 'content/a.mdx'), text)
  write('one')
  const { sources, textOf } = await findTexts(root)
  expect(sources).toEqual(['a.mdx'])
  expect(await textOf('a.mdx')).toBe('one')
  write('two')
  expect(await textOf('a.mdx')).toBe('one')
})
