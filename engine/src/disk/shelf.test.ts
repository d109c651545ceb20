import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openShelf } from './shelf.ts'

test('every text comes back as it was, in any order and more than once, and nothing stays behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelf-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'pages.shelf')
  const shelf = openShelf(path)
  const texts = ['', 'plain', 'not of one byte: é 語 😀', 'x'.repeat(3_000_000), '\n'.repeat(10)]
  const laid = texts.map((text) => shelf.put(text))
  expect(laid.map((each) => each.text()).reverse()).toEqual(texts.toReversed())
  expect(laid[2]?.text()).toBe(texts[2])
  expect(laid.map((each) => Buffer.from(each.bytes()).toString())).toEqual(texts)
  shelf.close()
  expect(existsSync(path)).toBe(false)
})
