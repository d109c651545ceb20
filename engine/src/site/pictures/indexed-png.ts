import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

/** What a palette holds. */
const PALETTE = 256
/** More colors than this are a gradient, which would show bands. */
const MAX_COLORS = 512
/** Of zlib, up to 9: at 6 it takes three times as long, and a card is a seventh smaller. Chats load it, not readers. */
const EFFORT = 3
/** Runs in a picture, about; there may be more. */
const FIRST_RUNS = 32_768
/** Pixels from which on filling a run is less work than going through it. */
const LONG_RUN = 32

/**
 * A picture of few colors as a PNG file with a palette, which takes half the bytes. The rarest of some more colors, shades at the edges
 * of letters, become the nearest of the others. Null for a picture of many colors. `pixels` are RGBA, and opaque.
 */
export async function indexedPng(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array | null> {
  const times = repeatsOf(pixels, width, height)
  const read = readColors(pixels, width, times)
  if (!read) return null
  const { colors, counts } = read
  const ranked = [...colors.keys()].sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (colors[a] ?? 0) - (colors[b] ?? 0),
  )
  const palette = ranked.slice(0, PALETTE).map((number) => colors[number] ?? 0)
  const places = new Uint8Array(colors.length)
  for (const [rank, number] of ranked.entries()) {
    places[number] = rank < PALETTE ? rank : nearest(colors[number] ?? 0, palette)
  }
  const data = await promisify(deflate)(rowsOf(read, width, times, places), { level: EFFORT })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The colors of a picture in the order they come, and its runs: neighbors of one color in a row. */
interface ReadColors {
  /** Where each run ends, among all pixels. Rows that repeat the one above them have none. */
  ends: Uint32Array
  /** The number of its color. */
  numbers: Uint16Array
  colors: number[]
  /** How many pixels have each color. */
  counts: number[]
}

/** Neighbors are mostly equal: only where the color changes something is looked up. */
function readColors(bytes: Uint8Array, width: number, times: Uint16Array): ReadColors | null {
  const pixels = pixelsOf(bytes)
  let [ends, numbers] = [new Uint32Array(FIRST_RUNS), new Uint16Array(FIRST_RUNS)]
  let runs = 0
  const known = new Map<number, number>()
  const recent = new Uint16Array(4096) // by some bits of the color: a map takes several times as long
  const [colors, counts]: [number[], number[]] = [[], []]
  for (let y = 0; y < times.length; y++) {
    const repeated = times[y] ?? 0
    const end = repeated > 0 ? (y + 1) * width : 0
    while (runs + width > ends.length) [ends, numbers] = [grown(ends), grown(numbers)]
    for (let at = y * width; at < end; ) {
      const start = at
      const color = pixels[at] ?? 0
      const bits = Math.imul(color, 0x9e3779b1) >>> 20
      let number = recent[bits] ?? 0
      if (colors[number] !== color) number = known.get(color) ?? colors.length
      if (number === MAX_COLORS) return null
      recent[bits] = number
      if (number === colors.length) {
        known.set(color, number)
        colors.push(color)
        counts.push(0)
      }
      while (at < end && pixels[at] === color) at++
      ends[runs] = at
      numbers[runs++] = number
      counts[number] = (counts[number] ?? 0) + repeated * (at - start)
    }
  }
  return { ends, numbers, colors, counts }
}

function grown<Numbers extends Uint32Array | Uint16Array>(numbers: Numbers): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(2 * numbers.length)
  larger.set(numbers)
  return larger
}

/** How often each row stands there, one below the other; 0 for those that repeat the row above them, as half of all do. */
function repeatsOf(bytes: Uint8Array, width: number, height: number): Uint16Array {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = 4 * width
  const times = new Uint16Array(height)
  for (let y = 0, first = 0; y < height; y++) {
    const at = y * size
    if (y > 0 && all.compare(all, at - size, at, at, at + size) !== 0) first = y
    times[first] = (times[first] ?? 0) + 1
  }
  return times
}

/** With a sign: without one, an opaque pixel is no small integer, and comparing such takes several times as long. */
function pixelsOf(bytes: Uint8Array): Int32Array {
  const { buffer, byteOffset, byteLength } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  return new Int32Array(buffer, byteOffset, byteLength / 4)
}

/** Each row begins with the number of its filter: none, the best for places in a palette. */
function rowsOf({ ends, numbers }: ReadColors, width: number, times: Uint16Array, places: Uint8Array): Uint8Array {
  const rows = Buffer.allocUnsafe((width + 1) * times.length) // all of it is written
  let run = 0
  for (let y = 0, to = 0; y < times.length; y++) {
    if (times[y] === 0) {
      rows.copyWithin(to, to - width - 1, to)
      to += width + 1
      continue
    }
    rows[to++] = 0
    for (let at = y * width; at < (y + 1) * width; run++) {
      const place = places[numbers[run] ?? 0] ?? 0
      const end = ends[run] ?? 0
      const next = to + end - at
      if (end - at > LONG_RUN) rows.fill(place, to, next)
      else for (let x = to; x < next; x++) rows[x] = place
      at = end
      to = next
    }
  }
  return rows
}

/** Red, green and blue, as they lie in memory on the machines that Node runs on. */
const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]

/** The place of the nearest color. Numbers alone: it is asked for some ten thousand pairs a picture. */
function nearest(color: number, palette: number[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let place = 0; place < palette.length; place++) {
    const other = palette[place] ?? 0
    const red = (color & 255) - (other & 255)
    const green = ((color >> 8) & 255) - ((other >> 8) & 255)
    const blue = ((color >> 16) & 255) - ((other >> 16) & 255)
    const distance = red * red + green * green + blue * blue
    if (distance >= least) continue
    least = distance
    best = place
  }
  return best
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes.set([8, 3], 8) // eight bits, a palette
  return bytes
}

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.byteLength)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
}
