// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LINES_PER_FILE } from '../protocol/sandbox-messages.ts'
import { openModules, Unparsed } from './load-modules.ts'

const NAMES = { guard: '_g', each: '_e', eachAsync: '_a', meta: '_m' }

/** Code that does not parse is no fault of the test. */
const isExpected = (event: Event) => event.preventDefault()

// Scripts run in the window of the document, which is not the one that tests run in.
beforeEach(() => {
  const { jsdom } = globalThis as unknown as { jsdom: { window: Window } }
  vi.stubGlobal('window', jsdom.window)
  addEventListener('error', isExpected)
})
afterEach(() => {
  vi.unstubAllGlobals()
  removeEventListener('error', isExpected)
  document.head.replaceChildren()
})

type Source = string | { code: string; proof: string }
const fileOf = (source: Source) => (typeof source === 'string' ? { code: source, proof: null } : source)

/** An example of these files, the last of which is its entry. */
function open(files: Record<string, Source>) {
  const log: unknown[] = []
  const onUnparsed = vi.fn((_: ErrorEvent) => {})
  const packages = new Map<string, Record<string, unknown>>([
    ['log', { log: (...values: unknown[]) => log.push(...values) }],
    ['harbour', { books: 3 }],
  ])
  const names = Object.keys(files)
  const modules = openModules(
    names.map((name) => ({ name, ...fileOf(files[name] ?? '') })),
    names.at(-1) ?? '',
    {
      packages,
      guard: { guard: () => true, each: (items) => items, eachAsync: (items) => items as AsyncIterable<never> },
      names: NAMES,
      onUnparsed,
    },
  )
  return { log, onUnparsed, start: () => modules.start() }
}

test('files find each other and the packages by name, and each runs once', () => {
  const { log, start } = open({
    'count.ts': 'require("log").log("count"); exports.count = 1',
    'a.ts': 'exports.a = require("./count").count',
    'App.tsx': 'const { a } = require("./a.ts"); exports.sum = a + require("./count").count + require("harbour").books',
  })
  expect(log).toEqual([])
  expect(start().exports).toEqual({ sum: 5 })
  expect(log).toEqual(['count'])
})

test('files that need each other get what there is of the other, as modules do', () => {
  const { start } = open({
    'a.ts': 'exports.early = 1; exports.ofB = require("./b").seen',
    'b.ts': 'exports.seen = require("./a").early',
    'App.tsx': 'module.exports = require("./a")',
  })
  expect(start().exports).toEqual({ early: 1, ofB: 1 })
})

test('a name that there is not is told with those that there are', () => {
  expect(() => open({ 'App.tsx': 'require("lodash")' }).start()).toThrow(
    'There is no package "lodash" here. There are: log, harbour.',
  )
  expect(() => open({ 'a.ts': '', 'src/App.tsx': 'require("./b")' }).start()).toThrow(
    'src/App.tsx imports "./b", which is no file of the example: a.ts, src/App.tsx.',
  )
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(() => open({ 'App.tsx': `require("${name}")` }).start(), name).toThrow('There is no package')
    expect(() => open({ 'App.tsx': `require("./${name}")` }).start(), name).toThrow('no file of the example')
  }
})

test('a file that does not parse is told with its line when it is needed, and not before', () => {
  const files = { 'broken.ts': '\nconst = 1', 'App.tsx': 'if (globalThis.isNeeded) require("./broken")' }
  const spared = open(files)
  spared.start()
  expect(spared.onUnparsed).not.toHaveBeenCalled()

  const { start, onUnparsed } = open({ ...files, 'App.tsx': 'require("./broken")' })
  expect(start).toThrow(Unparsed)
  expect(onUnparsed).toHaveBeenCalledOnce()
  expect(onUnparsed.mock.calls[0]?.[0].error).toMatchObject({ name: 'SyntaxError' })
})

test('a file is compiled only if its proof is accepted: what would leave its function does not run', () => {
  const { log } = open({ 'App.tsx': { code: 'exports.a = 4 / 2', proof: 'exports.a = 4 * 2' } })
  expect(log).toEqual([])
  const code = '}; document.title = "outside"; __liveFile.body = function () {'
  const spared = open({ 'a.ts': { code, proof: '1 * * 2' }, 'App.tsx': 'exports.a = 1' })
  expect(document.title).toBe('')
  expect(spared.start().exports).toEqual({ a: 1 })
  const { start, onUnparsed } = open({ 'App.tsx': { code, proof: '\n*= 2' } })
  expect(start).toThrow(Unparsed)
  expect(onUnparsed.mock.calls[0]?.[0].error).toMatchObject({ name: 'SyntaxError' })
  expect(document.title).toBe('')
})

test('a proof does not run, and what runs is strict', () => {
  const { log, start } = open({ 'App.tsx': { code: 'exports.self = this; 4 / 2', proof: 'require("log").log(1 * 2)' } })
  expect(start().exports).toEqual({ self: undefined })
  expect(log).toEqual([])
})

test('every line of a file has a number that no other file has', () => {
  const { log, start } = open({
    'a.ts': '\nrequire("log").log(new Error().stack)',
    'App.tsx': 'require("./a")\n\nrequire("log").log(new Error().stack)',
  })
  start()
  const lines = log.map((stack) => Number(/:(\d+):\d+\)?$/m.exec(String(stack))?.[1]))
  expect(lines).toEqual([LINES_PER_FILE + 2, 2 * LINES_PER_FILE + 3])
})

test('a file has a module’s names, and settings as in development; what the frame is made with it does not see', () => {
  const { start } = open({
    'App.tsx':
      'exports.seen = [process.env.NODE_ENV, _m.env.DEV, _m.env.PROD, typeof _g, typeof __liveFile, typeof index]',
  })
  expect(start().exports).toEqual({ seen: ['development', true, false, 'function', 'undefined', 'undefined'] })
})

test('once the files are there the document runs no other script', () => {
  open({ 'App.tsx': '' })
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')
  expect(policy?.getAttribute('content')).toBe("script-src 'none'")
  expect(document.querySelector('script')).toBeNull()
})
