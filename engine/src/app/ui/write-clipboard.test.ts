// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { writeClipboard } from './write-clipboard.ts'

const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})

beforeEach(() => {
  vi.stubGlobal('ClipboardItem', undefined)
  const { clipboard } = navigator
  Object.assign(navigator, { clipboard: { writeText } })
  onTestFinished(() => void Object.assign(navigator, { clipboard }))
})
afterEach(() => vi.unstubAllGlobals())

test('Firefox 125 and 126, which know no items of a clipboard, write the text when it is there', async () => {
  await writeClipboard(Promise.resolve('npm start'))
  expect(writeText.mock.lastCall).toEqual(['npm start'])
})

test('what is refused, or cannot be had, rejects there, too', async () => {
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await expect(writeClipboard(Promise.resolve('npm start'))).rejects.toThrow(DOMException)
  await expect(writeClipboard(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})
