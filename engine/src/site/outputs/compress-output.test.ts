import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressOutput } from './compress-output.ts'

function tempFolder(): { dist: string; cache: string } {
  const root = mkdtempSync(join(tmpdir(), 'compress-output-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'dist'))
  return { dist: join(root, 'dist'), cache: join(root, 'cache') }
}

const LONG = 'All work and no play. '.repeat(100)

test('text files get a brotli and a gzip form with the same content', async () => {
  const { dist, cache } = tempFolder()
  writeFileSync(join(dist, 'index.html'), LONG)
  await compressOutput(dist, cache)
  expect(brotliDecompressSync(readFileSync(join(dist, 'index.html.br'))).toString()).toBe(LONG)
  expect(gunzipSync(readFileSync(join(dist, 'index.html.gz'))).toString()).toBe(LONG)
})

test('small files and images stay alone', async () => {
  const { dist, cache } = tempFolder()
  writeFileSync(join(dist, 'small.html'), 'short')
  writeFileSync(join(dist, 'picture.png'), LONG)
  await compressOutput(dist, cache)
  expect(readdirSync(dist)).toEqual(['picture.png', 'small.html'])
})

test('the same content is compressed once, in one run and in the next', async () => {
  const { dist, cache } = tempFolder()
  writeFileSync(join(dist, 'a.html'), LONG)
  writeFileSync(join(dist, 'b.html'), LONG)
  expect(await compressOutput(dist, cache)).toEqual({ compressed: 2, reused: 0 })
  expect(await compressOutput(dist, cache)).toEqual({ compressed: 0, reused: 2 })
  expect(existsSync(join(dist, 'b.html.br'))).toBe(true)
})

test('what no file has any more is forgotten', async () => {
  const { dist, cache } = tempFolder()
  writeFileSync(join(dist, 'a.html'), LONG)
  await compressOutput(dist, cache)
  writeFileSync(join(dist, 'a.html'), LONG.toUpperCase())
  await compressOutput(dist, cache)
  expect(readdirSync(cache)).toHaveLength(2)
})
