import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

/** A body that arrives in the given pieces of bytes. */
const arriving = (pieces: Iterable<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

test.each([1, 2, 3, 1000])('lines are whole however they are cut on their way: %i bytes at a time', async (size) => {
  const bytes = new TextEncoder().encode('a…\n\nsecond 🚢\nlast')
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.slice(at * size, (at + 1) * size),
  )
  const readLine = readLines(arriving(pieces))
  const lines = []
  for (let at = 0; at < 5; at++) lines.push(await readLine())
  expect(lines).toEqual(['a…', '', 'second 🚢', 'last', ''])
})

test('a line is there before the next one has come', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const readLine = readLines(readable)
  const writer = writable.getWriter()
  writer.write(new TextEncoder().encode('first\nsec'))
  expect(await readLine()).toBe('first')
  const second = readLine()
  writer.abort(new Error('the line broke'))
  await expect(second).rejects.toThrow('the line broke')
})
