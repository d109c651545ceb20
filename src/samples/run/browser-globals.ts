import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ENGINE_ROOT, MOCK_API } from '../engine-root.ts'

/** Where samples live: what they ask of this origin, and of any other, the mock API answers. */
const ORIGIN = 'https://library.example/'

interface JsDom {
  window: Record<string, unknown> & { document: { body: { innerHTML: string; textContent: string | null } } }
}

type Globals = Record<string, unknown>
const globals = globalThis as unknown as Globals

/** Names that Node has too, but that events of a page must be made of. */
const FROM_PAGE = ['Event', 'CustomEvent', 'navigator', 'MessageEvent']

/** Gives the thread the globals of a page. Before anything is imported that looks for them. */
export function openPage(): JsDom['window'] {
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
    JSDOM: new (html: string, options: object) => JsDom
  }
  const { window } = new JSDOM('', { url: ORIGIN, pretendToBeVisual: true })
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globals && !FROM_PAGE.includes(name)) continue
    Object.defineProperty(globals, name, { configurable: true, writable: true, value: window[name] })
  }
  acceptNodeSignals((window.EventTarget as { prototype: never }).prototype)
  return window
}

type Listen = (type: string, listener: () => void, options?: object | boolean) => void

/** Signals are Node's, because requests are; jsdom's listeners know only its own. */
function acceptNodeSignals(target: { addEventListener: Listen; removeEventListener: Listen }): void {
  const listen = target.addEventListener
  target.addEventListener = function (type, listener, options) {
    const { signal, ...rest }: { signal?: AbortSignal } = typeof options === 'object' ? options : { capture: options }
    if (signal?.aborted) return
    listen.call(this, type, listener, rest)
    signal?.addEventListener('abort', () => target.removeEventListener.call(this, type, listener, rest))
  }
}

/** The page as every sample finds it. */
export function resetPage(window: JsDom['window']): void {
  window.document.body.innerHTML = '<div id="root"></div>'
  for (const storage of ['localStorage', 'sessionStorage']) (window[storage] as { clear(): void }).clear()
}

/** Relative addresses are the site's; Node by itself knows of none. */
export function patchRequest(): void {
  const NativeRequest = globalThis.Request
  globals.Request = class extends NativeRequest {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)
    }
  }
}

/** Puts the mock API behind the global `fetch`, untouched. */
export async function resetNetwork(): Promise<void> {
  const { library } = (await import(pathToFileURL(join(ENGINE_ROOT, MOCK_API.file)).href)) as {
    library: { fetch: typeof fetch; latency: number; reset(): void }
  }
  library.reset()
  library.latency = 0
  globalThis.fetch = library.fetch
}

/** Timers of a sample that is over must not disturb the next one. */
export function trackTimers(): { clear(): void } {
  const running = new Set<NodeJS.Timeout>()
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const native = globalThis[name] as (...args: unknown[]) => NodeJS.Timeout
    globals[name] = (...args: unknown[]) => {
      const timer = native(...args)
      running.add(timer)
      return timer
    }
  }
  return {
    clear() {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    },
  }
}
