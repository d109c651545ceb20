import { define } from './fixed-world.ts'
import type { PageWindow } from './page-window.ts'

/*
 * jsdom has no `Request` and `Response`; Node's do, and want Node's signals. What they read from a body is made of Node's objects,
 * which a page tells from its own: it gets copies.
 */

/** Gives a page what talks to a network. There is no network: `fetch` is put there by whoever answers. */
export function offerNetwork(window: PageWindow): void {
  const adopt = adopter(window)
  const named = { Request: pageRequest(window), Headers, AbortController, DOMException, TextEncoder, TextDecoder }
  for (const [name, value] of Object.entries(named)) define(window, name, value)
  define(window, 'Response', pageResponse(adopt))
  define(window, 'ReadableStream', ReadableStream)
  define(window, 'AbortSignal', pageSignal(window))
  define(window, 'structuredClone', (value: unknown) => adopt(structuredClone(value)))
}

/** Relative addresses are the page's own. */
function pageRequest(window: PageWindow): typeof Request {
  return class extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, init)
    }
  }
}

type Adopt = (value: unknown) => unknown

/** `Response`, also what `Response.json` and `clone` make: they build on Node's class, so what reads a body is in each instance. */
function pageResponse(adopt: Adopt): typeof Response {
  const own = (response: Response): Response => {
    const { json, clone } = response
    response.json = async () => adopt(await json.call(response))
    response.clone = () => own(clone.call(response))
    return response
  }
  return new Proxy(Response, {
    construct: (target, given) => own(Reflect.construct(target, given)),
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      return name === 'json' ? (...given: Parameters<typeof Response.json>) => own(target.json(...given)) : value
    },
  })
}

/** Node's signals, with the time-outs of the page's clock. */
function pageSignal(window: PageWindow): object {
  const timeout = (milliseconds: number) => {
    const controller = new AbortController()
    const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    window.setTimeout(() => controller.abort(reason), milliseconds)
    return controller.signal
  }
  const any = (signals: Iterable<AbortSignal>) => AbortSignal.any([...signals])
  const abort = (reason?: unknown) => AbortSignal.abort(reason)
  return Object.assign(() => {}, { prototype: AbortSignal.prototype, timeout, any, abort })
}

/** A copy of plain data made of a page's own objects and lists. */
function adopter(window: PageWindow): Adopt {
  const adopt: Adopt = (value) => {
    if (Array.isArray(value)) return window.Array.from(value, adopt)
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
    const copy: Record<string, unknown> = new window.Object() as Record<string, unknown>
    for (const [key, entry] of Object.entries(value)) copy[key] = adopt(entry)
    return copy
  }
  return adopt
}
