import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipSize, gzipSizeAside } from './gzip-size.ts'

test('a file is compressed once, whoever asks', async () => {
  const file = { path: 'a.json', body: 'text '.repeat(100) }
  const size = gzipSync(file.body).byteLength
  expect(gzipSize(file)).toBe(size)
  file.body = 'other'
  expect([gzipSize(file), await gzipSizeAside(file)]).toEqual([size, size])
  const aside = { path: 'b.json', body: 'text' }
  expect(await gzipSizeAside(aside)).toBe(gzipSync('text').byteLength)
})
