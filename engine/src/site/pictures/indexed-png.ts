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
  const colors = new Uint32Array(pixels.buffer.slice(pixels.byteOffset, pixels.byteOffset + pixels.byteLength))
  const counts = countColors(colors)
  if (!counts) return null
  const ranked = [...counts].sort(([a, many], [b, few]) => few - many || a - b).map(([color]) => color)
  const palette = ranked.slice(0, PALETTE)
  const places = new Map(ranked.map((color, at) => [color, at < PALETTE ? at : nearest(color, palette)]))
  const data = await promisify(deflate)(rowsOf(colors, width, height, places), { level: 6 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Neighbors are mostly equal: only where the color changes something is looked up. */
function countColors(colors: Uint32Array): Map<number, number> | null {
  const counts = new Map<number, number>()
  for (let at = 0; at < colors.length && counts.size <= MAX_COLORS; ) {
    const start = at
    const color = colors[at] ?? 0
    while (colors[at] === color) at++
    counts.set(color, (counts.get(color) ?? 0) + at - start)
  }
  return counts.size > MAX_COLORS ? null : counts
}

/** Each row begins with the number of its filter: none, the best for places in a palette. */
function rowsOf(colors: Uint32Array, width: number, height: number, places: Map<number, number>): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  let color = -1
  let place = 0
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, to = y * (width + 1) + 1; x < width; x++, at++, to++) {
      if (colors[at] !== color) {
        color = colors[at] ?? 0
        place = places.get(color) ?? 0
      }
      rows[to] = place
    }
  }
  return rows
}

/** Red, green and blue, as they lie in memory on the machines that Node runs on. */
const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]

/** The place of the nearest color. Numbers alone: it is asked for some thousand pairs a picture. */
function nearest(color: number, palette: number[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [place, other] of palette.entries()) {
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
