// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { Shown } from '#model/live.ts'
import { shownValues } from './watch-console.ts'

const textOf = (value: Shown) => (value.kind === 'text' ? value.text : '…')
const texts = (...values: unknown[]) => shownValues(values).map(textOf)

test('texts are printed without quotes, wherever they stand', () => {
  expect(texts(1, 'a', null)).toEqual(['1', 'a', 'null'])
  expect(texts('a', 'b', { c: 1 })).toEqual(['a', 'b', '…'])
})

test('places in the first text take the values after it', () => {
  expect(texts('%s has %d, 100%%', 'Emma', 2, 'more')).toEqual(['Emma has 2, 100%', 'more'])
  expect(texts('%cred%s', 'color: red')).toEqual(['red%s'])
})

test('a thousand values of one line are cut to what is shown; so is an endless text', () => {
  expect(texts(...new Array(1000).fill(1))).toHaveLength(20)
  expect(texts('a', ...new Array(1000).fill(1))).toHaveLength(20)
  expect(texts('x'.repeat(9000))).toEqual(['x'.repeat(4000)])
})

test('what an example prints is told with its level and place, and printed in the browser as well', async () => {
  const printed: unknown[][] = []
  for (const name of ['log', 'debug', 'info', 'warn', 'error', 'table', 'assert'] as const) {
    vi.spyOn(console, name).mockImplementation((...values: unknown[]) => void printed.push([name, ...values]))
  }
  vi.resetModules()
  const { connect } = await import('./report.ts')
  const { watchConsole } = await import('./watch-console.ts')
  const lines: unknown[] = []
  connect(
    () => {},
    (event) => event.type === 'log' && lines.push([event.level, ...event.values.map(textOf), event.place?.line]),
  )
  watchConsole(() => ({ file: 'a.ts', line: 3, column: null }))
  console.debug('a')
  console.warn('b %s', 1)
  console.assert(true, 'never')
  console.assert(false, 'c')
  console.assert()
  expect(lines).toEqual([
    ['log', 'a', 3],
    ['warn', 'b 1', 3],
    ['error', 'Assertion failed', 'c', 3],
    ['error', 'Assertion failed', 3],
  ])
  expect(printed).toContainEqual(['warn', 'b %s', 1])
  vi.restoreAllMocks()
})
