import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent, LiveFile, LiveRuntime } from '#model/live.ts'
import type { StartMessage } from '../protocol/sandbox-messages.ts'
import { openLiveRun } from './open-live-run.ts'
import type { FrameOptions, SandboxFrame } from './sandbox-frame.ts'
import { transpile } from './transpiler.ts'

/** A frame that nothing runs in: what it was told, what it would start with now, and a way to speak for it. */
interface FakeFrame extends SandboxFrame {
  options: FrameOptions
  first: () => StartMessage
}

const frames = vi.hoisted(() => [] as FakeFrame[])
vi.mock('./sandbox-frame.ts', () => ({
  openSandboxFrame(options: FrameOptions) {
    const start = vi.fn()
    const first = (): StartMessage => start.mock.lastCall?.[0]()
    const frame = { options, start, first, tell: vi.fn(), show: vi.fn(), close: vi.fn() }
    frames.push(frame)
    return frame
  },
}))
vi.mock('./transpiler.ts', () => ({ startTranspiler: vi.fn(), transpile: vi.fn() }))
vi.mock('./load-text.ts', () => ({ loadText: vi.fn(async (href: string) => `code of ${href}`) }))

const NAMES = { guard: 'g', each: 'e', eachAsync: 'a', meta: 'm' }
const READY: LiveEvent = { type: 'ready' }
const file = (code: string): LiveFile => ({ name: 'App.tsx', code, isShown: true })
const scripts = (files: LiveFile[]) => files.map(({ name, code }) => ({ name, code, proof: null }))
const RUNTIME = {
  sandbox: '/assets/sandbox.html',
  packs: [
    { href: '/first.js', packages: [], hasApi: false },
    { href: '/api.js', packages: ['harbour'], hasApi: true },
  ],
} as unknown as LiveRuntime

beforeEach(() => {
  vi.useFakeTimers()
  frames.length = 0
  vi.mocked(transpile).mockImplementation(async (files) => ({ files: scripts(files), names: NAMES }))
})
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

async function open(hasApi = false) {
  const heard: LiveEvent[] = []
  const run = await openLiveRun({
    host: {} as HTMLElement,
    runtime: RUNTIME,
    title: 'Desk',
    entry: 'App.tsx',
    hasApi,
    latency: 300,
    theme: 'light',
    on: (event) => heard.push(event),
  })
  /** Runs this, and returns the frame that it has got. */
  const begin = async (code: string) => {
    run.run([file(code)])
    await settle()
    return frames.at(-1) as FakeFrame
  }
  const says = (frame: FakeFrame, ...events: LiveEvent[]) => {
    for (const event of events) frame.options.on(event)
  }
  return { run, heard, begin, says }
}

test('a run gets the packs that its code names, how the reader has set the API, and what is to be pressed', async () => {
  const { run, begin } = await open()
  run.setLatency(2000)
  run.setTheme('dark')
  run.failNext(500)
  const plain = await begin('1')
  expect(plain.first()).toMatchObject({
    packs: ['code of /first.js'],
    latency: 2000,
    theme: 'dark',
    failure: 500,
    presses: [],
  })
  run.run([file("import 'harbour'")], ['Lend'])
  await settle()
  expect(frames.at(-1)?.first()).toMatchObject({ packs: ['code of /first.js', 'code of /api.js'], presses: ['Lend'] })
})

test('what the reader sets while the sandbox is loading is what it starts with', async () => {
  const { run, begin } = await open()
  const frame = await begin('1')
  run.setTheme('dark')
  run.setLatency(2000)
  run.failNext(500)
  expect(frame.first()).toMatchObject({ theme: 'dark', latency: 2000, failure: 500 })
})

test('of edits that come faster than they are read only the last one runs', async () => {
  const { run } = await open()
  const answers: Array<() => void> = []
  vi.mocked(transpile).mockImplementation(
    (files) => new Promise((resolve) => answers.push(() => resolve({ files: scripts(files), names: NAMES }))),
  )
  run.run([file('first')])
  run.run([file('second')])
  for (const answer of answers.reverse()) answer()
  await settle()
  expect(frames).toHaveLength(1)
  expect(frames[0]?.first().files).toEqual(scripts([file('second')]))
})

test('a mistake in the code is told with its place, and what ran before goes on', async () => {
  const { heard, begin, says } = await open()
  const old = await begin('good')
  says(old, READY)
  const place = { file: 'App.tsx', line: 2, column: 4 }
  vi.mocked(transpile).mockResolvedValue({ fault: { message: 'Unexpected `}`', place } })
  await begin('bad')
  expect(heard.at(-1)).toEqual({ type: 'error', kind: 'syntax', message: 'Unexpected `}`', place })
  expect(frames).toEqual([old])
  expect(old.close).not.toHaveBeenCalled()
})

test('what could not be loaded is told, unless the reader has gone on meanwhile', async () => {
  const { run, heard } = await open()
  vi.mocked(transpile).mockRejectedValue(new Error('The transpiler could not be loaded.'))
  run.run([file('1')])
  await settle()
  expect(heard).toEqual([
    { type: 'error', kind: 'runtime', message: 'The transpiler could not be loaded.', place: null },
  ])
  run.run([file('2')])
  run.dispose()
  await settle()
  expect(heard).toHaveLength(1)
})

test('an earlier run has nothing more to say once another has begun', async () => {
  const { heard, begin, says } = await open()
  const old = await begin('1')
  says(old, READY)
  const next = await begin('2')
  expect(next.options.isHidden).toBe(true)
  const before = heard.length
  says(old, { type: 'stopped', reason: 'loop', message: 'too late' })
  expect(heard).toHaveLength(before)
  expect(next.close).not.toHaveBeenCalled()
  says(next, READY)
  expect(old.close).toHaveBeenCalled()
})

test('a run that is ended leaves nothing older in its place', async () => {
  const { begin, says } = await open()
  const old = await begin('1')
  says(old, READY)
  const next = await begin('2')
  says(next, { type: 'stopped', reason: 'loop', message: 'endless' })
  expect([old.close, next.close].map((close) => vi.mocked(close).mock.calls.length)).toEqual([1, 1])
})

test('a failure that was asked for is spent with the first request, and is not asked for again after an edit', async () => {
  const { run, begin, says } = await open()
  const frame = await begin('1')
  run.failNext('timeout')
  expect(frame.tell).toHaveBeenCalledWith({ type: 'fail', failure: 'timeout' })
  const request = { type: 'request', id: 1, method: 'GET', path: '/a', at: 1, duration: null } as const
  says(frame, READY)
  says(frame, { ...request, status: null })
  expect((await begin('2')).first().failure).toBeNull()
})

test('the place of an error is one of the text that the reader has written', async () => {
  const { heard, begin, says } = await open()
  vi.mocked(transpile).mockImplementation(async () => ({
    files: scripts([file('\nconst a = (guard(), b.c)')]),
    names: NAMES,
  }))
  const frame = await begin('\nconst a: number = b.c')
  const error = (line: number, column: number): LiveEvent => ({
    type: 'error',
    kind: 'runtime',
    message: 'b is undefined',
    place: { file: 'App.tsx', line, column },
  })
  says(frame, error(2, 21), error(9, 1))
  const places = heard.flatMap((event) => (event.type === 'error' ? [event.place] : []))
  expect(places).toEqual([
    { file: 'App.tsx', line: 2, column: 19 },
    { file: 'App.tsx', line: 9, column: null }, // no line of what was written
  ])
})

test('starting anew runs the newest files, with no failure left over; closed, an example runs no more', async () => {
  const { run, begin } = await open()
  await begin('1')
  await begin('2')
  run.failNext('offline')
  run.reset()
  await settle()
  expect(frames.at(-1)?.first()).toMatchObject({ files: scripts([file('2')]), failure: null })
  run.run([file('3')])
  run.dispose()
  await settle()
  expect(frames).toHaveLength(3)
  expect(frames.at(-1)?.close).toHaveBeenCalled()
})
