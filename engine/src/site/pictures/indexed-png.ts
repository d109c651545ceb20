import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

/** What a palette holds. */
const PALETTE = 256
/** More colors than this are a gradient, which would show bands. */
const MAX_COLORS = 512

/**
 * A picture of few colors as a PNG file with a palette, which takes half the bytes. The rarest of some more colors, shades at the edges
 * of letters, become the nearest of the others. Null for a picture of many colors. `pixels` are RGBA, and opaque.
 */
export async function indexedPng(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array | null> {
  const read = readColors(pixels)
  if (!read) return null
  const { numbers, colors, counts } = read
  const ranked = [...colors.keys()].sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (colors[a] ?? 0) - (colors[b] ?? 0),
  )
  const palette = ranked.slice(0, PALETTE).map((number) => colors[number] ?? 0)
  const places = new Uint8Array(colors.length)
  for (const [rank, number] of ranked.entries()) {
    places[number] = rank < PALETTE ? rank : nearest(colors[number] ?? 0, palette)
  }
  const data = await promisify(deflate)(rowsOf(numbers, width, height, places), { level: 6 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The colors of a picture in the order they come, and for each pixel the number of its own. */
interface ReadColors {
  numbers: Uint16Array
  colors: number[]
  /** How many pixels have each color. */
  counts: number[]
}

/** Neighbors are mostly equal: only where the color changes something is looked up. */
function readColors(bytes: Uint8Array): ReadColors | null {
  const pixels = pixelsOf(bytes)
  const numbers = new Uint16Array(pixels.length)
  const known = new Map<number, number>()
  const [colors, counts]: [number[], number[]] = [[], []]
  for (let at = 0; at < pixels.length; ) {
    const start = at
    const color = pixels[at] ?? 0
    const number = known.get(color) ?? colors.length
    if (number === MAX_COLORS) return null
    if (number === colors.length) {
      known.set(color, number)
      colors.push(color)
      counts.push(0)
    }
    while (at < pixels.length && pixels[at] === color) numbers[at++] = number
    counts[number] = (counts[number] ?? 0) + at - start
  }
  return { numbers, colors, counts }
}

/** With a sign: without one, an opaque pixel is no small integer, and comparing such takes several times as long. */
function pixelsOf(bytes: Uint8Array): Int32Array {
  const { buffer, byteOffset, byteLength } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  return new Int32Array(buffer, byteOffset, byteLength / 4)
}

/** Each row begins with the number of its filter: none, the best for places in a palette. */
function rowsOf(numbers: Uint16Array, width: number, height: number, places: Uint8Array): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0, at = 0, to = 0; y < height; y++) {
    to++
    for (let x = 0; x < width; x++) rows[to++] = places[numbers[at++] ?? 0] ?? 0
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
