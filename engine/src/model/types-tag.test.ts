import { expect, test } from 'vitest'
import { withoutTypes } from './types-tag.ts'

test('types go, with line ends and colors inside them', () => {
  expect(withoutTypes('<code>a<x-ts>: <c-t>B</c-t>\n</x-ts> = 1<x-ts>\n\nC</x-ts></code>')).toBe('<code>a = 1</code>')
})
