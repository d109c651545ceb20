import { createRequire } from 'node:module'
import { fieldsOf } from '#model/fields.ts'
import { completeBlob, nativeInit } from './native-request.ts'
import type { SiteImport } from './site-import.ts'

/** Where samples live: what they ask of this origin, and of any other, the mock API answers. */
const ORIGIN = 'https://library.example/'

/** What is used of jsdom, which brings no types. */
interface JsDom {
  window: Record<string, unknown> & {
    document: { head: { innerHTML: string }; body: { innerHTML: string } }
    navigator: object
    localStorage: { clear(): void }
    sessionStorage: { clear(): void }
    Storage: { prototype: object }
    Blob: { prototype: Blob }
  }
}

interface MockApi {
  fetch: typeof fetch
  latency: number
  reset(): void
}

const globals = fieldsOf(globalThis)

/** Names that Node has too, but of which a page has all or none: an event of one is refused by a target of the other. */
const FROM_PAGE = [
  ...['Event', 'CustomEvent', 'MessageEvent', 'EventTarget', 'AbortController', 'AbortSignal', 'DOMException'],
  ...['FormData', 'Blob', 'File', 'navigator'],
]

/** Gives the thread the globals of a page. Before anything is imported that looks for them. */
export function openPage(): JsDom['window'] {
  const { JSDOM }: { JSDOM: new (html: string, options: object) => JsDom } = createRequire(import.meta.url)('jsdom')
  const { window } = new JSDOM('', { url: ORIGIN, pretendToBeVisual: true })
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globals && !FROM_PAGE.includes(name)) continue
    Object.defineProperty(globals, name, { configurable: true, writable: true, value: window[name] })
  }
  completeBlob(window.Blob.prototype)
  return window
}

/** The page as every sample finds it. */
export function resetPage(window: JsDom['window']): void {
  window.document.head.innerHTML = ''
  window.document.body.innerHTML = '<div id="root"></div>'
  window.localStorage.clear()
  window.sessionStorage.clear()
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

/**
 * What puts the mock API behind the global `fetch`, untouched. Without one there is no network: what it says would change. `isNear`: the
 * sample may reach it by other ways than `fetch`.
 */
export function createNetwork(api: string | null, importForSite: SiteImport): (isNear: boolean) => Promise<void> {
  if (api === null) {
    return async () => {
      globalThis.fetch = async () => {
        throw new TypeError('Samples have no network. Name a module that answers in "samples.api" of the settings.')
      }
    }
  }
  /** Whether anybody has asked it since it was new: to make it new may take longer than most samples do. */
  let isAsked = true
  return async (isNear) => {
    const { library } = (await importForSite(api)) as { library?: MockApi }
    if (!library) throw new Error(`"${api}" exports no \`library: { fetch, latency, reset() }\`.`)
    if (isAsked) library.reset()
    isAsked = isNear
    library.latency = 0
    globalThis.fetch = (...request) => {
      isAsked = true
      return library.fetch(...request)
    }
  }
}

/**
 * Remembers the globals, and what those hold that samples replace most. Returns what puts everything back: a clock or a chance that
 * stands still would change what the next sample does.
 */
export function rememberGlobals(window: JsDom['window'] | null): () => void {
  const page = window ? [window, window.document, window.navigator, window.Storage.prototype] : []
  const owners: object[] = [globalThis, Math, Date, JSON, performance, crypto, ...page]
  const kept = owners.map((owner): { owner: object; before: PropertyDescriptorMap } => ({
    owner,
    before: Object.getOwnPropertyDescriptors(owner),
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
