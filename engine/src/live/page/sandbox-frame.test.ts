// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#model/live.ts'
import type { FromReader, ToReader } from '../protocol/reader-messages.ts'
import type { StartMessage } from '../protocol/sandbox-messages.ts'
import { openSandboxFrame, type SandboxFrame } from './sandbox-frame.ts'

/** Stands for the worker that reads a sandbox: what it is sent, and a way to say what it has read. */
class FakeReader {
  static last: FakeReader
  sent: ToReader[] = []
  isEnded = false
  onmessage: ((event: { data: FromReader }) => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    FakeReader.last = this
  }
  postMessage(message: ToReader) {
    this.sent.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  says(...messages: FromReader[]) {
    for (const data of messages) this.onmessage?.({ data })
  }
  get told() {
    return this.sent.flatMap((message) => (message.type === 'send' ? [message.message] : []))
  }
}

const START = { type: 'start', packs: ['secret of the site'], files: [], entry: 'App.tsx' } as unknown as StartMessage
const LOG: LiveEvent = { type: 'log', level: 'log', values: [], at: 0, place: null }
const SANDBOX = 'https://docs.example/assets/sandbox.html'

const opened: SandboxFrame[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  vi.stubGlobal('Worker', FakeReader)
})
afterEach(() => {
  for (const frame of opened.splice(0)) frame.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * An example: its frame, who reads it, and what the page hears of it. The host is in no document, so that no time is spent on one
 * for the frame.
 */
function open({ host = document.createElement('main'), isHidden = false } = {}) {
  const heard: LiveEvent[] = []
  const sandbox = openSandboxFrame({
    host,
    href: SANDBOX,
    title: 'Desk',
    isHidden,
    on: (event) => heard.push(event),
  })
  opened.push(sandbox)
  const frame = host.querySelector('iframe') as HTMLIFrameElement
  const key = frame.src.slice(frame.src.indexOf('#') + 1)
  return { host, sandbox, frame, heard, key, reader: FakeReader.last }
}

/** One that runs. */
function openRunning(host?: HTMLElement) {
  const run = open(host && { host })
  run.reader.says({ type: 'hello', key: run.key })
  run.sandbox.start(() => START)
  return run
}

test('the frame has an origin of its own, tells nobody where it is, and a key in its address that no other frame has', () => {
  const one = open()
  expect(one.frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms')
  expect(one.frame.referrerPolicy).toBe('no-referrer')
  expect(one.frame.title).toBe('Desk')
  expect(one.frame.src).toBe(`${SANDBOX}#${one.key}`)
  expect(one.key.length).toBeGreaterThan(20)
  one.sandbox.close()
  expect(open().key).not.toBe(one.key)
})

test('code goes only to the document that knows the key', () => {
  const { sandbox, reader, key, heard } = open()
  sandbox.start(() => START)
  reader.says({ type: 'hello', key: '' }, { type: 'hello', key: `${key}0` })
  reader.says({ type: 'events', events: [LOG] })
  expect([reader.told, heard]).toEqual([[], []])
  reader.says({ type: 'hello', key })
  expect(reader.told).toEqual([START])
  reader.says({ type: 'hello', key })
  expect(reader.told).toEqual([START]) // once
  reader.says({ type: 'events', events: [LOG] })
  expect(heard).toEqual([LOG])
})

test('a document that is there before its code is ready gets it when it is', () => {
  const { sandbox, reader, key } = open()
  reader.says({ type: 'hello', key })
  expect(reader.told).toEqual([])
  sandbox.start(() => START)
  expect(reader.told).toEqual([START])
})

test('what is set while the document is on its way is in what it gets', () => {
  const { sandbox, reader, key } = open()
  let theme: StartMessage['theme'] = 'light'
  sandbox.start(() => ({ ...START, theme }))
  theme = 'dark'
  reader.says({ type: 'hello', key })
  expect(reader.told).toEqual([{ ...START, theme: 'dark' }])
})

test('a whole state is shown only where one was asked for, and once', () => {
  const { sandbox, reader, heard } = openRunning()
  const state = (store: number, index: number): LiveEvent => ({
    type: 'state',
    store,
    index,
    tree: { kind: 'text', text: 'x', tone: 'other' },
  })
  reader.says({ type: 'events', events: [state(0, 1)] })
  expect(heard).toEqual([])
  sandbox.tell({ type: 'show-state', store: 0, index: 1 })
  reader.says({ type: 'events', events: [state(1, 0), state(0, 1), state(0, 1)] })
  expect(heard).toEqual([state(0, 1)])
})

test.each<[name: string, act: (run: ReturnType<typeof open>) => void, message: string]>([
  ['says more than any may', ({ reader }) => reader.says({ type: 'over' }), 'sent too much at once'],
  ['cannot be followed', ({ reader }) => reader.onerror?.(), 'could not be followed. Check the connection'],
  [
    'leaves its document',
    ({ frame }) => {
      frame.dispatchEvent(new Event('load'))
      frame.dispatchEvent(new Event('load'))
    },
    'the example left its page',
  ],
  ['falls silent', () => vi.advanceTimersByTime(12_500), 'did not answer for 12 seconds'],
  [
    'adds to the history of the tab',
    () => {
      history.pushState(null, '', location.href)
      vi.advanceTimersByTime(500)
    },
    'added to the history',
  ],
  [
    'says itself that it has ended',
    ({ reader }) =>
      reader.says({ type: 'events', events: [{ type: 'stopped', reason: 'loop', message: 'endless' }, LOG] }),
    'endless',
  ],
])('an example that %s is taken off the page, and the reader is told why', (_, act, message) => {
  const run = openRunning()
  act(run)
  expect(run.heard).toHaveLength(1)
  expect(run.heard[0]).toMatchObject({ type: 'stopped', message: expect.stringContaining(message) })
  expect(run.host.childElementCount).toBe(0)
  expect(run.reader.isEnded).toBe(true)
  run.reader.says({ type: 'events', events: [LOG] })
  vi.advanceTimersByTime(60_000)
  expect(run.heard).toHaveLength(1)
})

test('a document that has been loaded once is not taken for one that has left', () => {
  const { host, frame, heard } = openRunning()
  frame.dispatchEvent(new Event('load'))
  expect(heard).toEqual([])
  expect(host.contains(frame)).toBe(true)
})

test('one that answers each question stays; once it has run it has less time to', () => {
  const { reader, heard } = openRunning()
  const answer = () => {
    const ping = reader.told.findLast(({ type }) => type === 'ping')
    if (ping?.type === 'ping') reader.says({ type: 'pong', id: ping.id })
  }
  for (let beat = 0; beat < 60; beat++) {
    vi.advanceTimersByTime(500)
    answer()
  }
  expect(heard).toEqual([])
  reader.says({ type: 'events', events: [{ type: 'ready' }] })
  vi.advanceTimersByTime(3500)
  expect(heard.at(-1)).toMatchObject({ message: 'Stopped: the example did not answer for 3 seconds.' })
})

test('a frame is as high as it says, but neither nothing nor the whole page', () => {
  const { reader, frame } = openRunning()
  const heightFor = (height: number) => {
    reader.says({ type: 'height', height })
    return frame.style.height
  }
  expect([heightFor(200), heightFor(0), heightFor(1e9)]).toEqual(['200px', '48px', '560px'])
})

test('Escape goes on to the page while the reader is in the frame; an example alone cannot press it', () => {
  const { reader, frame } = openRunning(document.body)
  const pressed = vi.fn()
  document.addEventListener('keydown', ({ key }) => pressed(key), { once: true })
  reader.says({ type: 'escape' })
  expect(pressed).not.toHaveBeenCalled()
  frame.tabIndex = 0
  frame.focus()
  reader.says({ type: 'escape' })
  expect(pressed.mock.calls).toEqual([['Escape']])
})

test('a frame that comes after another is out of sight until it is shown', () => {
  const { sandbox, frame } = open({ isHidden: true })
  expect(frame.style.visibility).toBe('hidden')
  sandbox.show()
  expect([frame.style.visibility, frame.style.position]).toEqual(['', ''])
})
