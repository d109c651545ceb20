// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#model/live.ts'

type ErrorLike = Extract<LiveEvent, { type: 'error' }>

const FILES = ['a.ts', 'App.tsx']

beforeEach(() => void vi.resetModules())

/** What a page hears of the errors of an example. */
async function open() {
  const { connect, stop } = await import('./report.ts')
  const errors: ErrorLike[] = []
  connect(
    () => {},
    (event) => event.type === 'error' && errors.push(event),
  )
  return { ...(await import('./watch-errors.ts')), errors, stop }
}

/** An error that comes out of this line of this column of the document. */
const thrownAt = (error: Error, line: number, column: number) =>
  Object.assign(error, { stack: `${error}\n    at lend (https://x/sandbox.html:${line}:${column})` })

const heardOf = (error: unknown, { lineno = 0, colno = 0, message = '' } = {}) =>
  ({ error, lineno, colno, message }) as ErrorEvent

test('an error is told with its name, what is wrong, and the line of the example', async () => {
  const { tellError, errors } = await open()
  tellError(thrownAt(new TypeError('no book'), 20_003, 7), FILES)
  const place = { file: 'App.tsx', line: 3, column: 7 }
  expect(errors).toEqual([{ type: 'error', kind: 'runtime', message: 'TypeError: no book', place }])
})

test('an error is told once, though a render and the window both have heard of it', async () => {
  const { tellError, tellErrorEvent, errors } = await open()
  const error = new Error('x')
  tellError(error, FILES)
  tellErrorEvent(heardOf(error), FILES)
  tellError(new Error('x'), FILES)
  expect(errors).toHaveLength(2)
})

test('whatever is thrown is told, and an endless message is cut', async () => {
  const { tellError, errors } = await open()
  for (const thrown of ['no books', undefined, null, 7, { code: 4 }, 'x'.repeat(9000), new Error('x'.repeat(9000))]) {
    tellError(thrown, FILES)
  }
  const messages = errors.map(({ message }) => message)
  expect(messages.slice(0, 5)).toEqual([
    'no books',
    'Uncaught undefined',
    'Uncaught null',
    'Uncaught 7',
    'Uncaught { code: 4 }',
  ])
  expect(messages.slice(5).map(({ length }) => length)).toEqual([2000, 2000])
})

test('code that does not parse is told as such, without how it came into the page', async () => {
  const { tellErrorEvent, errors } = await open()
  const error = new SyntaxError("Failed to execute 'append' on 'Element': Unexpected token '}'")
  error.stack = 'SyntaxError'
  tellErrorEvent(heardOf(error, { lineno: 10_004, colno: 9 }), FILES)
  expect(errors).toEqual([
    { type: 'error', kind: 'syntax', message: "Unexpected token '}'", place: { file: 'a.ts', line: 4, column: 9 } },
  ])
})

test('a SyntaxError that the example itself runs into, as of JSON, is an error of its run', async () => {
  const { tellErrorEvent, errors } = await open()
  const error = thrownAt(new SyntaxError('Unexpected token < in JSON'), 10_008, 3)
  tellErrorEvent(heardOf(error, { lineno: 10_008, colno: 3 }), FILES)
  expect(errors).toMatchObject([{ kind: 'runtime', place: { file: 'a.ts', line: 8 } }])
})

test('where a stack says nothing, the place that the window has heard of counts', async () => {
  const { tellErrorEvent, errors } = await open()
  tellErrorEvent(heardOf(null, { lineno: 20_001, colno: 2, message: 'Script error.' }), FILES)
  expect(errors).toMatchObject([{ message: 'Script error.', place: { file: 'App.tsx', line: 1, column: 2 } }])
})

test('a promise that nobody waits for and a request that the policy refuses are told, too', async () => {
  const { watchErrors, errors } = await open()
  watchErrors(FILES)
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('late') }))
  const violation = (blockedURI: string) =>
    Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective: 'connect-src' })
  document.dispatchEvent(violation(`https://evil.example/${'x'.repeat(500)}`))
  document.dispatchEvent(violation(''))
  expect(errors.map(({ message }) => message)).toEqual([
    'Error: late',
    expect.stringMatching(
      /^The sandbox has no network and no other pages: https:\/\/evil\.example\/x{179} was blocked\.$/,
    ),
    'The sandbox has no network and no other pages: connect-src was blocked.',
  ])
})

test('what ends a run is no error of the example, and after the end there are none', async () => {
  const { tellError, tellErrorEvent, stop, errors } = await open()
  let end: unknown
  try {
    stop('loop', 'endless')
  } catch (error) {
    end = error
  }
  tellError(end, FILES)
  tellErrorEvent(heardOf(end), FILES)
  tellError(new Error('after'), FILES)
  tellErrorEvent(heardOf(new Error('after')), FILES)
  expect(errors).toEqual([])
})
