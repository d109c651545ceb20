/** What Node's requests understand, whatever the globals are by now. */
const Native = { AbortController, AbortSignal, FormData, Blob }
const isNative = (value: object, name: 'AbortSignal' | 'FormData' | 'Blob') => value instanceof Native[name]

/** A request's options with Node's own signal and body in place of a page's. */
export function nativeInit({ signal, body, ...init }: RequestInit): RequestInit {
  return {
    ...init,
    ...(signal !== undefined && { signal: signal && nativeSignal(signal) }),
    ...(body !== undefined && { body: nativeBody(body) }),
  }
}

/** Ends when the page's signal does, with the same reason. */
function nativeSignal(signal: AbortSignal): AbortSignal {
  if (isNative(signal, 'AbortSignal')) return signal
  const controller = new Native.AbortController()
  const follow = () => controller.abort(signal.reason)
  if (signal.aborted) follow()
  else signal.addEventListener('abort', follow, { once: true })
  return controller.signal
}

function nativeBody(body: RequestInit['body']): NonNullable<RequestInit['body']> | null {
  if (body instanceof Blob) return nativeBlob(body)
  if (!(body instanceof FormData) || isNative(body, 'FormData')) return body ?? null
  const form = new Native.FormData()
  for (const [name, value] of body) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, nativeBlob(value), value.name)
  }
  return form
}

const nativeBlob = (blob: Blob) =>
  isNative(blob, 'Blob') ? blob : new Native.Blob([bytesOf(blob)], { type: blob.type })

/** jsdom keeps the bytes of a file where only its own code looks; a request cannot wait for a `FileReader`. */
function bytesOf(blob: Blob): Uint8Array<ArrayBuffer> {
  const inner = Object.getOwnPropertySymbols(blob).find(({ description }) => description === 'impl')
  if (!inner) return new Uint8Array()
  return (blob as Blob & Record<symbol, { _buffer: Uint8Array<ArrayBuffer> }>)[inner]?._buffer ?? new Uint8Array()
}

/** jsdom's files can only be read by a `FileReader`; browsers' have had promises for years. */
export function completeBlob(prototype: Blob): void {
  prototype.arrayBuffer = async function () {
    return new Uint8Array(bytesOf(this)).buffer
  }
  prototype.text = async function () {
    return new TextDecoder().decode(bytesOf(this))
  }
}
