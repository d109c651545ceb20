// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Heading } from '#model/page.ts'
import { readServedHeadings } from './served-headings.ts'

test('headings get their text from the served contents list, by their ids', () => {
  document.body.innerHTML =
    '<nav class="contents"><a href="#b-ü">B <code>b</code></a><a href="#a">A</a><a href="#x">X</a></nav>'
  const toc: Heading[] = ['a', 'b-ü', 'deep'].map((id) => ({ id, level: 2, html: '' }))
  readServedHeadings(toc)
  expect(toc.map(({ html }) => html)).toEqual(['A', 'B <code>b</code>', ''])
})

test('a page without a contents list is left as it is', () => {
  document.body.innerHTML = ''
  const toc: Heading[] = [{ id: 'a', level: 2, html: '' }]
  readServedHeadings(toc)
  expect(toc).toEqual([{ id: 'a', level: 2, html: '' }])
})
