import { afterEach, expect, test, vi } from 'vitest'
import { loadBytes } from './load-bytes.ts'
import { loadText } from './load-text.ts'

afterEach(() => void vi.unstubAllGlobals())

const answers = (...responses: Array<() => Response>) => {
  const fetch = vi.fn(async () => (responses.shift() ?? (() => new Response('none left', { status: 500 })))())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const noSignal = new AbortController().signal

test('a file is fetched once a visit, however many ask; one that could not be had is asked for again', async () => {
  const fetch = answers(
    () => new Response('gone', { status: 404 }),
    () => new Response('code'),
  )
  await expect(loadText('/assets/pack.1.js')).rejects.toThrow('/assets/pack.1.js answered 404')
  expect(await Promise.all([loadText('/assets/pack.1.js'), loadText('/assets/pack.1.js')])).toEqual(['code', 'code'])
  expect(fetch).toHaveBeenCalledTimes(2)
})

/** A body that comes in these chunks. */
const inParts = (...sizes: number[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const size of sizes) controller.enqueue(new Uint8Array(size))
        controller.close()
      },
    }),
  )

test('a reader sees how much has come, and all of it only at the end, whatever the size was said to be', async () => {
  const load = async (whole: number | null, ...sizes: number[]) => {
    answers(() => inParts(...sizes))
    const seen: number[] = []
    const file = { href: '/a', size: whole === null ? null : { whole, sent: 1 } }
    const bytes = await loadBytes(file, noSignal, (part) => seen.push(part))
    return [bytes.byteLength, seen]
  }
  expect(await load(100, 25, 50, 25)).toEqual([100, [0.25, 0.75, 1, 1]])
  expect(await load(50, 40, 40)).toEqual([80, [0.8, 1, 1]])
  expect(await load(null, 10, 10)).toEqual([20, [1]])
})

test('an error of the host is no file', async () => {
  answers(() => new Response('bad gateway', { status: 502 }))
  const onPart = vi.fn()
  await expect(loadBytes({ href: '/a', size: null }, noSignal, onPart)).rejects.toThrow('/a answered 502')
  expect(onPart).not.toHaveBeenCalled()
})
