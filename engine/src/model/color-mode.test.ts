import { expect, test } from 'vitest'
import { chooseColorMode } from './color-mode.ts'

const SETTINGS = { default: 'light', respectSystem: true, switch: true } as const

test('a stored choice wins over the system', () => {
  expect(chooseColorMode('light', SETTINGS, true)).toBe('light')
  expect(chooseColorMode('dark', SETTINGS, false)).toBe('dark')
})

test('without a choice, or with one that makes no sense, the system decides', () => {
  expect(chooseColorMode(null, SETTINGS, true)).toBe('dark')
  expect(chooseColorMode('blue', SETTINGS, true)).toBe('dark')
  expect(chooseColorMode(null, SETTINGS, false)).toBe('light')
})

test("if the system is not asked, the site's default holds", () => {
  expect(chooseColorMode(null, { ...SETTINGS, respectSystem: false, default: 'dark' }, false)).toBe('dark')
})

test('a site without a switch has no choice to follow', () => {
  expect(chooseColorMode('dark', { ...SETTINGS, switch: false }, false)).toBe('light')
})
