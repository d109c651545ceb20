// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { codeLines, servedPieces } from './code-lines.ts'

test('a block whose lines are marked has the colors of its words, and no line inside a line', () => {
  const block = document.createElement('code')
  block.innerHTML =
    '<span class="line"><span class="k">const</span> a = 1\n</span><span class="line" data-line="marked"><x-ts>: b</x-ts>\n</span>'
  const pieces = servedPieces(block)
  expect(pieces.map(({ text, kind }) => [text, kind])).toEqual([
    ['const', 'k'],
    [' a = 1\n', ''],
    [': b', ''],
    ['\n', ''],
  ])
  expect(codeLines('const a = 1\n: b\n', [pieces])).toHaveLength(3)
})
