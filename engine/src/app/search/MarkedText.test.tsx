import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedText } from './MarkedText.tsx'

test('matches are marked, and text that looks like markup stays text', () => {
  const parts = [
    { text: '<b>', isMatch: false },
    { text: '<img src=x>', isMatch: true },
    { text: ' &amp; `code`', isMatch: false },
  ]
  expect(renderToStaticMarkup(<MarkedText parts={parts} />)).toBe(
    '<span>&lt;b&gt;</span><mark class="match">&lt;img src=x&gt;</mark><span> &amp;amp; `code`</span>',
  )
})
