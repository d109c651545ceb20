import { expect, test } from 'vitest'
import { createBodyCache } from './body-cache.ts'

const body = (text: string, version = '1') => ({ body: Buffer.from(text), etag: `"${text}"`, version })

test('a thousand readers of one file share one reading and one copy', async () => {
  const cache = createBodyCache()
  let readings = 0
  const read = async () => {
    readings++
    await null
    return body('page')
  }
  const answers = await Promise.all(Array.from({ length: 1000 }, () => cache.get('/page', '1', read)))
  expect([readings, new Set(answers.map((answer) => answer?.body)).size]).toEqual([1, 1])
  await cache.get('/page', '1', read)
  expect(readings).toBe(1)
})

test('another version is read anew, and so is a file that had gone or could not be read', async () => {
  const cache = createBodyCache()
  expect((await cache.get('/page', '1', async () => body('old')))?.etag).toBe('"old"')
  expect((await cache.get('/page', '2', async () => body('new', '2')))?.etag).toBe('"new"')
  expect(await cache.get('/gone', '1', async () => null)).toBeNull()
  await expect(cache.get('/gone', '1', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk')
  expect((await cache.get('/gone', '1', async () => body('back')))?.etag).toBe('"back"')
})

test('what was read longest ago goes first when the memory is full', async () => {
  const cache = createBodyCache(10)
  const read: string[] = []
  const ask = (name: string) =>
    cache.get(name, '1', async () => {
      read.push(name)
      return body('four')
    })
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name)
  expect(read).toEqual(['a', 'b', 'c', 'b'])
})

test('the tag of a large file is made once for each version', async () => {
  const cache = createBodyCache()
  let made = 0
  const make = async () => `"${++made}"`
  expect(await Promise.all(['1', '1'].map((version) => cache.tag('/film', version, make)))).toEqual(['"1"', '"1"'])
  expect(await cache.tag('/film', '1', make)).toBe('"1"')
  expect(await cache.tag('/film', '2', make)).toBe('"2"')
})
