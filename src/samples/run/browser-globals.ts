import { createRequire } from 'node:module'
import { completeBlob, nativeInit } from './native-request.ts'
import type { SiteImport } from './site-import.ts'

/** Where samples live: what they ask of this origin, and of any other, the mock API answers. */
const ORIGIN = 'https://library.example/'

interface JsDom {
  window: Record<string, unknown> & { document: { body: { innerHTML: string; textContent: string | null } } }
}

interface MockApi {
  fetch: typeof fetch
  latency: number
  reset(): void
}

type Globals = Record<string, unknown>
const globals = globalThis as unknown as Globals

/** Names that Node has too, but of which a page has all or none: an event of one is refused by a target of the other. */
const FROM_PAGE = [
  ...['Event', 'CustomEvent', 'MessageEvent', 'EventTarget', 'AbortController', 'AbortSignal', 'DOMException'],
  ...['FormData', 'Blob', 'File', 'navigator'],
]

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
  completeBlob((window.Blob as typeof Blob).prototype)
  return window
}

/** The page as every sample finds it. */
export function resetPage(window: JsDom['window']): void {
  window.document.body.innerHTML = '<div id="root"></div>'
  for (const storage of ['localStorage', 'sessionStorage']) (window[storage] as { clear(): void }).clear()
}

/** Relative addresses are the site's; Node by itself knows of none. A page's signals and forms are handed on to its request. */
export function patchRequest(): void {
  const NativeRequest = globalThis.Request
  globals.Request = class extends NativeRequest {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init && nativeInit(init))
      const signal = init?.signal ?? (input instanceof NativeRequest ? input.signal : null)
      if (signal) Object.defineProperty(this, 'signal', { value: signal })
    }
  }
}

/** Puts the mock API behind the global `fetch`, untouched. Without one there is no network: what it says would change. */
export async function resetNetwork(api: string | null, importForSite: SiteImport): Promise<void> {
  if (api === null) {
    globalThis.fetch = async () => {
      throw new TypeError('Samples have no network. Name a module that answers in "samples.api" of the settings.')
    }
    return
  }
  const { library } = (await importForSite(api)) as { library?: MockApi }
  if (!library) throw new Error(`"${api}" exports no \`library: { fetch, latency, reset() }\`.`)
  library.reset()
  library.latency = 0
  globalThis.fetch = library.fetch
}

/**
 * Remembers the globals, and what those hold that samples replace most. Returns what puts everything back: a clock or a chance that
 * stands still would change what the next sample does.
 */
export function rememberGlobals(window: JsDom['window'] | null): () => void {
  const { document, navigator, Storage } = (window ?? {}) as Partial<JsDom['window']>
  const page = window ? [window, document, navigator, (Storage as { prototype: object }).prototype] : []
  const owners = [globalThis, Math, Date, JSON, performance, crypto, ...page] as object[]
  const kept = owners.map((owner) => ({
    owner,
    before: Object.getOwnPropertyDescriptors(owner) as PropertyDescriptorMap,
  }))
  return () => {
    for (const { owner, before } of kept) {
      for (const name of Object.getOwnPropertyNames(owner)) if (!(name in before)) Reflect.deleteProperty(owner, name)
      for (const [name, descriptor] of Object.entries(before)) {
        if (descriptor.configurable) Object.defineProperty(owner, name, descriptor)
      }
    }
  }
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
