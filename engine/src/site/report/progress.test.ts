import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress.ts'
import { createStatusLine } from './status-line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever waits is told at once what is being done, and then how far it is', async () => {
  const printed: string[] = []
  const progress = createProgress((line) => printed.push(line), { everyMs: 10_000, show: (text) => printed.push(text) })
  let pages = 0
  const steps = [
    progress.run(
      'compile',
      () => after(25),
      undefined,
      () => `${pages} of 57 pages`,
    ),
    progress.run(
      'types',
      () => after(12),
      () => 'all',
    ),
  ]
  await vi.advanceTimersByTimeAsync(0)
  expect(printed).toEqual(['compile 0 of 57 pages, types 0 s'])
  pages = 20
  await vi.advanceTimersByTimeAsync(12_000)
  expect(printed.slice(1)).toEqual(['compile 20 of 57 pages, types 10 s', 'types     12.00 s  all'])
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.all(steps)
  expect(printed.slice(3)).toEqual(['compile 20 of 57 pages', 'compile   25.00 s'])
})

test('a step that fails is waited for no longer', async () => {
  const show = vi.fn()
  const progress = createProgress(() => {}, { everyMs: 100, show })
  const step = progress.run('compile', async () => {
    throw new Error('no')
  })
  await expect(step).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(1000)
  expect(show).not.toHaveBeenCalled()
})

test('a status is one line of a terminal, cut at its width, and makes room for what is printed', () => {
  const written: string[] = []
  const line = createStatusLine({ isTTY: true, columns: 8, write: (text) => written.push(text) })
  line.show('compile 20 of 57 pages')
  line.print('compile done')
  expect(written).toEqual(['\r\x1b[Kcompile', '\r\x1b[K', 'compile done\n'])
})

test('where there is no terminal a status is nothing', () => {
  const written: string[] = []
  const line = createStatusLine({ write: (text) => written.push(text) })
  line.show('compile 20 of 57 pages')
  line.print('compile done')
  expect(written).toEqual(['compile done\n'])
})

const after = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
