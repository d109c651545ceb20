import { expect, test } from 'vitest'
import { placesIn } from './places-in.ts'

test('tells the line and the column of every character, and of the end', () => {
  const text = 'one\n\n  two\nthree\n'
  const place = placesIn(text)
  for (let offset = 0; offset <= text.length; offset++) {
    const lines = text.slice(0, offset).split('\n')
    expect(place(offset)).toEqual({ line: lines.length, column: (lines.at(-1) ?? '').length + 1 })
  }
  expect(placesIn('')(0)).toEqual({ line: 1, column: 1 })
})
