import type { ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { type OwnedProcesses, ownProcesses } from './owned-processes.ts'
import { startRecorder, TAKE_COMPLAINTS } from './recorder.ts'
import type { Browser, Point, Tab } from './tab.ts'
import { isReady, KEY_CODES, newSession, type Session } from './webdriver-session.ts'

/** Where WebKit's parts are on this machine. */
export interface WebKitPaths {
  driver: string
  browser: string
  xvfb: string
}

/** The browser's tool bar must not keep its window wider than a phone. */
const TINY_TOOLBAR = `
  * { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }
  image { -gtk-icon-transform: scale(0.05); margin: -8px; }
`
const START_TRIES = 300
const RESIZE_TRIES = 100

/** Starts WebKitGTK on a screen of its own, driven through WebDriver. */
export async function startWebKit(paths: WebKitPaths, site: string): Promise<Browser> {
  const processes = ownProcesses()
  const recorder = await startRecorder(site)
  const close = async () => {
    await processes.end()
    recorder.stop()
  }
  try {
    const display = await startScreen(paths.xvfb, processes)
    const driver = await startDriver(paths.driver, display, processes)
    const open = () => openTab(driver, paths.browser)
    const first = await open()
    const spare: Tab[] = [first.tab]
    return {
      version: first.version,
      site: recorder.origin,
      openTab: async () => spare.pop() ?? (await open()).tab,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Xvfb alone, because xvfb-run wants more packages. It chooses a free display and tells its number. */
async function startScreen(path: string, processes: OwnedProcesses): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp']
  const xvfb = processes.start(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const number = await firstWords(xvfb, xvfb.stdio[3] as Readable)
  return `:${number.trim()}`
}

function firstWords(child: ChildProcess, stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}.`)))
    stream.setEncoding('utf8').once('data', resolve)
  })
}

async function startDriver(path: string, display: string, processes: OwnedProcesses): Promise<string> {
  const home = processes.folder('webkit-home')
  mkdirSync(join(home, 'config', 'gtk-3.0'), { recursive: true })
  writeFileSync(join(home, 'config', 'gtk-3.0', 'gtk.css'), TINY_TOOLBAR)
  const port = await freePort()
  const driver = processes.start(path, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_CONFIG_HOME: join(home, 'config'),
      GTK_THEME: 'Adwaita',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1', // there is no graphics card
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await isReady(address)); tries++) {
    if (tries > START_TRIES || driver.exitCode !== null) throw new Error(`${path} does not answer at ${address}.`)
    await setTimeout(100)
  }
  return address
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A session is a browser of its own: nothing of an earlier one is in it. */
async function openTab(driver: string, binary: string): Promise<{ tab: Tab; version: string }> {
  const session = await newSession(driver, { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
  await session.post('/timeouts', { script: 30_000, pageLoad: 40_000, implicit: 0 })
  await resize(session, 1280, 800)
  return { tab: tabOf(session), version: `${session.browserName} ${session.browserVersion}` }
}

function tabOf(session: Session): Tab {
  const act = (device: object, actions: object[]) => session.post('/actions', { actions: [{ ...device, actions }] })
  const pointer = async (at: Point, ...more: object[]) => {
    const device = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
    await act(device, [{ type: 'pointerMove', duration: 0, origin: 'viewport', ...at }, ...more])
  }
  const press = async (...keys: string[]) => {
    const codes = keys.map((key) => KEY_CODES[key] ?? key)
    await act({ type: 'key', id: 'keyboard' }, [
      ...codes.map((value) => ({ type: 'keyDown', value })),
      ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
    ])
  }
  // They are written down in the document, which is about to go.
  const complaints: string[] = []
  const keepComplaints = async () => complaints.push(...((await evaluate(session, TAKE_COMPLAINTS)) as string[]))
  return {
    async load(url) {
      await keepComplaints()
      await session.post('/url', { url })
    },
    async reload() {
      await keepComplaints()
      await session.post('/refresh')
    },
    evaluate: (expression) => evaluate(session, expression),
    async evaluateInFrame(selector, expression) {
      const found = (await session.post('/elements', { using: 'css selector', value: selector })) as object[]
      if (found.length === 0) throw new Error(`There is no frame at ${selector}.`)
      await session.post('/frame', { id: found.at(-1) })
      try {
        return await evaluate(session, expression)
      } finally {
        await session.post('/frame', { id: null })
      }
    },
    move: (to) => pointer(to),
    click: (at) => pointer(at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    press: (key, ...held) => press(...held, key),
    async type(text) {
      for (const character of text) await press(character)
    },
    resize: (width, height) => resize(session, width, height),
    async takeComplaints() {
      await keepComplaints()
      return complaints.splice(0)
    },
    screenshot: async () => Buffer.from(String(await session.get('/screenshot')), 'base64'),
    close: () => session.end(),
  }
}

async function evaluate(session: Session, expression: string): Promise<unknown> {
  const script = `const done = arguments[arguments.length - 1];
    Promise.resolve().then(() => (${expression})).then(
      (value) => done({ value: value === undefined ? null : value }), (error) => done({ error: String(error) }))`
  const answer = (await session.post('/execute/async', { script, args: [] })) as { value?: unknown; error?: string }
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer.value
}

/** The protocol knows the size of the window with its frame; what counts is the inside. */
async function resize(session: Session, width: number, height: number): Promise<void> {
  let outer = { width, height }
  for (let tries = 0; tries < RESIZE_TRIES; tries++) {
    await session.post('/window/rect', { x: 0, y: 0, ...outer })
    await setTimeout(100)
    const inside = await session.post('/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] })
    const [innerWidth = 0, innerHeight = 0] = inside as number[]
    if (innerWidth === width && innerHeight === height) return
    const rect = (await session.get('/window/rect')) as { width: number; height: number }
    outer = { width: rect.width + width - innerWidth, height: rect.height + height - innerHeight }
  }
  throw new Error(`The window's inside cannot be made ${width} × ${height}.`)
}
