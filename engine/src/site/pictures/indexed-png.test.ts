import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { indexedPng } from './indexed-png.ts'

type Color = [red: number, green: number, blue: number]

const pixelsOf = (colors: Color[]) => new Uint8Array(colors.flatMap((color) => [...color, 255]))

/** Reads the colors back, as the format says. */
function colorsIn(png: Uint8Array, width: number): number[][] {
  const bytes = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + size))
    at += 12 + size
  }
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  return [...rows.entries()]
    .filter(([at]) => at % (width + 1) > 0)
    .map(([, place]) => [...palette.subarray(3 * place, 3 * place + 3)])
}

test('few colors are kept as they are', async () => {
  const colors: Color[] = [
    [1, 2, 3],
    [1, 2, 3],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [1, 2, 3],
  ]
  const png = await indexedPng(pixelsOf(colors), 3, 2)
  expect(png && colorsIn(png, 3)).toEqual(colors)
})

test('of more than a palette holds, the rarest become their nearest', async () => {
  const shades = Array.from({ length: 256 }, (_, at): Color => [at, 0, 0])
  const rare: Color = [200, 0, 1]
  const png = await indexedPng(pixelsOf([...shades, ...shades, rare]), 513, 1)
  expect(png && colorsIn(png, 513).at(-1)).toEqual([200, 0, 0])
  expect(png && colorsIn(png, 513).slice(0, 256)).toEqual(shades)
})

test('rows that repeat the one above them are kept, and count', async () => {
  const shades = Array.from({ length: 256 }, (_, at): Color => [at, 0, 0])
  const rare: Color = [200, 0, 1]
  const often: Color[] = Array.from({ length: 256 }, () => [0, 9, 0])
  const rows = [shades, often, often, [...shades.slice(1), rare]].flat()
  const png = await indexedPng(pixelsOf(rows), 256, 4)
  const read = png ? colorsIn(png, 256) : []
  expect(read.slice(256, 768)).toEqual([...often, ...often])
  expect(new Set(read.map(String)).size).toBe(256)
  expect(read.at(-1)).toEqual([200, 0, 0])
})

test('a gradient is left to a format without a palette', async () => {
  const many = Array.from({ length: 1024 }, (_, at): Color => [at & 255, at >> 8, 0])
  expect(await indexedPng(pixelsOf(many), 32, 32)).toBeNull()
})
