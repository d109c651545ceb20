import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawableText, fontParts } from './drawable-text.ts'

const parts = fontParts()
const { words, code } = drawableText(parts)

test('every part of the typefaces is a file', () => {
  expect(parts.map(({ family }) => family)).toContain('Roboto Mono')
  expect(parts.filter(({ file }) => !existsSync(file))).toEqual([])
})

test('words keep what can be drawn, and lose emoji and what cannot be seen', () => {
  expect(words('Überschrift <b> & "more" — Ελληνικά, Русский')).toBe('Überschrift <b> & "more" — Ελληνικά, Русский')
  expect(words('  Ready 🎉\n to\u0000 go \u202e')).toBe('Ready to go')
  expect(words('e\u0301te\u0301')).toBe('été')
  expect(words('🎉')).toBe('')
})

test('words with letters that cannot be drawn are none', () => {
  expect([words('日本語'), words('Guide 入門'), words('שלום'), words('𝒳')]).toEqual([null, null, null, null])
})

test('code keeps its width', () => {
  expect(code("const 名 = '🎉' // →")).toBe("const · = '·' // ·")
  expect(code('\u0007')).toBe('·')
})
