import type { PageWindow } from './page-window.ts'

/** When every recording begins: a date that nobody takes for today's. */
export const BEGINNING = Date.UTC(2026, 0, 5, 9, 0, 0)

/** Chance, place and language of a page are the same in every recording, on every machine. */
export function fixWorld(window: PageWindow): void {
  const random = seededRandom(20_260_105)
  window.Math.random = random
  const fill = <Bytes extends ArrayBufferView>(view: Bytes): Bytes => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
    for (let index = 0; index < bytes.length; index++) bytes[index] = Math.floor(random() * 256)
    return view
  }
  const randomUUID = () => {
    const hex = [...fill(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  define(window, 'crypto', { getRandomValues: fill, randomUUID })
  fixDates(window)
}

const PARTS = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const
const WRITTEN = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const

/** Greenwich, in American English. */
function fixDates({ Date: { prototype }, Number: { prototype: numbers } }: PageWindow): void {
  for (const part of PARTS) {
    prototype[`get${part}`] = prototype[`getUTC${part}`]
    Object.assign(prototype, { [`set${part}`]: prototype[`setUTC${part}`] })
  }
  prototype.getDay = prototype.getUTCDay
  prototype.getTimezoneOffset = () => 0
  prototype.toString = prototype.toUTCString
  for (const name of WRITTEN) {
    const write = prototype[name]
    prototype[name] = function (locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      return write.call(this, locales ?? 'en-US', { timeZone: 'UTC', ...options })
    }
  }
  const write = numbers.toLocaleString
  numbers.toLocaleString = function (locales?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) {
    return write.call(this, locales ?? 'en-US', options)
  }
}

/** Numbers between 0 and 1, always the same ones: mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Puts something in the place of a global, whatever was there. */
export function define(window: PageWindow, name: string, value: unknown): void {
  Object.defineProperty(window, name, { configurable: true, writable: true, value })
}
