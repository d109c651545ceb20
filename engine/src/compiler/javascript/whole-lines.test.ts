import { expect, test } from 'vitest'
import { withoutTypes } from '#model/types-tag.ts'
import { wholeLines } from './whole-lines.ts'

const javascript = (html: string) => wholeLines(withoutTypes(html))

test('a line of nothing but types goes, one that types tore apart is one line, others stay as they are', () => {
  const line = (inner: string, mark = '') => `<span class="line"${mark}>${inner}</span>`
  expect(
    javascript(
      line('<x-ts>type A = 1\n</x-ts>', ' data-line="added"') +
        line('f<x-ts>&lt;\n</x-ts>', ' data-js-line="marked"') +
        line('<x-ts>  A\n</x-ts>') +
        line('<x-ts>&gt;</x-ts><c-p>()</c-p>\n') +
        line('\n') +
        line('<c-k>new</c-k> A'),
    ),
  ).toBe(line('f<c-p>()</c-p>\n', ' data-line="marked"') + line('\n') + line('<c-k>new</c-k> A'))
})
