import { SHARE_PREFIX } from '#model/constants.ts'
import type { LiveExample } from '#model/live.ts'
import type { Edits } from './kept-edits.ts'

/** A longer address is cut by some mail programs and chats. */
const MAX_PAYLOAD = 8_000
/** Examples are small; whoever packs more into a link wants something else. */
const MAX_CODE = 100_000

/**
 * Characters that make code look other than it runs: ends of lines that no editor shows, behind which the rest of a comment is code, and
 * all that is not drawn. Some of that turns the direction of a line, some is a name by itself, some makes two names look alike. What
 * joins emoji or says how one is drawn may stand where it is no part of a name.
 */
const DISGUISE =
  /[\u2028\u2029]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{DI}|(?!\ufe0e|\ufe0f)[\p{ID_Continue}$](?:\u200c|\u200d|\ufe0e|\ufe0f)|(?:\u200c|\u200d)[\p{ID_Continue}$]/u

/** What a link brings, or why it is not used. */
type Arrival = { edits: Edits } | { problem: string }

/** The hash of a link that restores these changes, or null if they do not fit into one. */
export async function shareHash(id: string, edits: Edits): Promise<string | null> {
  if (Object.keys(edits).length === 0) return `#${id}`
  const bytes = new TextEncoder().encode(JSON.stringify(edits))
  const packed = await readAll(pipe(bytes, new CompressionStream('deflate-raw')), MAX_PAYLOAD)
  const payload = packed && toBase64Url(packed)
  return payload && payload.length <= MAX_PAYLOAD ? `${SHARE_PREFIX}${id}.${payload}` : null
}

/** The id of the example that a hash is about; null for any other hash. */
export function sharedId(hash: string): string | null {
  if (!hash.startsWith(SHARE_PREFIX)) return null
  const end = hash.lastIndexOf('.')
  return safelyDecoded(hash.slice(SHARE_PREFIX.length, end < 0 ? undefined : end))
}

/**
 * The code in a hash. It is somebody else's text: only names of this example's files with strings behind them are taken, and
 * unpacking ends where it gets larger than any example.
 */
export async function readShareHash(hash: string, example: Pick<LiveExample, 'files'>): Promise<Arrival> {
  const payload = hash.slice(hash.lastIndexOf('.') + 1)
  if (payload.length > MAX_PAYLOAD) return { problem: 'It is too long.' }
  try {
    const bytes = await readAll(pipe(fromBase64Url(payload), new DecompressionStream('deflate-raw')), MAX_CODE)
    if (!bytes) return { problem: 'It holds too much code.' }
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!isEdits(value, example)) return { problem: 'Its code is not for the files of this example.' }
    if (DISGUISE.test(Object.values(value).join(''))) return { problem: 'Its code is not what it looks like.' }
    return { edits: value }
  } catch {
    return { problem: 'It is damaged.' }
  }
}

function isEdits(value: unknown, { files }: Pick<LiveExample, 'files'>): value is Edits {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(([name, code]) => {
      return typeof code === 'string' && files.some((file) => file.name === name)
    })
  )
}

function safelyDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const pipe = (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(through)

/** All of a stream, or null as soon as it turns out to be larger than allowed. */
async function readAll(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      reader.cancel().catch(() => {})
      return null
    }
    chunks.push(value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new Error('no base64url')
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (char) => char.charCodeAt(0))
}
