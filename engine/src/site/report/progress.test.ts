import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainProgress } from './plain-progress.ts'
import { createProgress } from './progress.ts'
import { createStatusLine } from './status-line.ts'
import { terminalProgress } from './terminal-progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))

test('in a log it is said at once what is being done, and then how far it is', async () => {
  const printed: string[] = []
  const progress = createProgress(plainProgress((line) => printed.push(line.trim())))
  let done = 0
  const steps = [
    progress.run('compile', () => after(25), { count: () => ({ done, total: 57, noun: 'pages' }) }),
    progress.run('types', () => after(12), { summarize: () => 'all' }),
  ]
  await vi.advanceTimersByTimeAsync(0)
  expect(printed).toEqual(['compile 0 of 57 pages, types 0 s'])
  done = 20
  await vi.advanceTimersByTimeAsync(12_000)
  expect(printed.slice(1)).toEqual(['compile 20 of 57 pages, types 10 s', 'types     12.00 s  all'])
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.all(steps)
  await progress.run('write', async () => {})
  expect(printed.slice(3)).toEqual(['compile 20 of 57 pages', 'compile   25.00 s', 'write      0.00 s'])
})

test('a step that fails is waited for no longer', async () => {
  const show = vi.fn()
  const progress = createProgress({ everyMs: 100, show, ended: () => {} })
  const step = progress.run('compile', async () => {
    throw new Error('no')
  })
  await expect(step).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(1000)
  expect(show).not.toHaveBeenCalled()
})

/** What a terminal shows in the end. */
function screenOf(written: string): string[] {
  const lines = ['']
  for (const part of written.replaceAll('\r\x1b[J', '').split('\x1b[')) {
    const [, up, text = part] = /^(\d+)A(.*)$/s.exec(part) ?? []
    if (up !== undefined) lines.splice(lines.length - 1 - Number(up), lines.length, '')
    const [first = '', ...rest] = text.split('\n')
    lines.push((lines.pop() ?? '') + first, ...rest)
  }
  return lines
}

test('on a terminal what is done stays, what is under way has a bar, and what is to come is listed', () => {
  let written = ''
  const stream = { isTTY: true, columns: 60, write: (text: string) => (written += text) }
  const view = terminalProgress(stream, {
    steps: ['shell', 'compile', 'types', 'render'],
    hasColor: false,
    hasUnicode: true,
  })
  const compile = { name: 'compile', milliseconds: 500, hint: null }
  const types = { name: 'types', count: null, hint: 'only the first time' }
  view.show([{ ...compile, count: null }])
  view.ended({ name: 'shell', milliseconds: 6060, detail: 'bundled' })
  view.show([
    { ...compile, count: { done: 19, total: 57, noun: 'pages' } },
    { ...types, milliseconds: 4000 },
  ])
  expect(screenOf(written)).toEqual([
    '● shell       bundled                                6.1 s',
    '◉ compile     ━━━━━━━━────────────────  19 of 57 pages',
    '◉ types       4 s',
    '┊             only the first time',
    '○ render',
    '',
  ])
  view.clear()
  expect(screenOf(written)).toEqual(['● shell       bundled                                6.1 s', ''])
})

test('no row of a terminal is wider than it', () => {
  let written = ''
  const stream = { isTTY: true, columns: 20, write: (text: string) => (written += text) }
  const view = terminalProgress(stream, { steps: [], hasColor: false, hasUnicode: false })
  view.show([{ name: 'compile', milliseconds: 0, count: { done: 1, total: 2, noun: 'pages' }, hint: null }])
  view.ended({ name: 'compile', milliseconds: 0, detail: 'a detail that is longer than the line' })
  for (const line of screenOf(written)) expect(line.length).toBeLessThan(20)
  expect(screenOf(written)[0]).toBe('* compile     a det')
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
