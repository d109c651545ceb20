// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

const storage = () => import('./storage.ts')

test('what was written is read until it is removed', async () => {
  const { readStored, writeStored, removeStored } = await storage()
  expect(readStored('theme')).toBeNull()
  writeStored('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  removeStored('theme')
  expect(readStored('theme')).toBeNull()
})

test('blocked storage acts as empty and says so once', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { readStored, writeStored } = await storage()
  expect(readStored('theme')).toBeNull()
  writeStored('theme', 'dark')
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.[0]).toMatchInlineSnapshot(
    `"Browser storage is unavailable (a frame, a private window or settings): choices will be forgotten."`,
  )
})

test('a single failing write is an error that names the key', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { writeStored } = await storage()
  writeStored('docusaurus.tab.language', 'js')
  expect(error.mock.calls[0]?.[0]).toMatchInlineSnapshot(
    `"Could not use "docusaurus.tab.language" in the browser's storage."`,
  )
})
