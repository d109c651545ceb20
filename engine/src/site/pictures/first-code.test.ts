import { expect, test } from 'vitest'
import { firstCode } from './first-code.ts'

const pre = (inner: string) => `<figure class="code"><pre tabindex="0"><code>${inner}</code></pre></figure>`
const html = (...parts: string[]) => [{ type: 'html' as const, html: parts.join('') }]

test('tokens keep their kinds and lines, and text is read as text', () => {
  const code = '<c-k>if</c-k> a <c-p>&lt; b &amp;&amp;\n  </c-p><c-s>"&lt;b&gt;"</c-s>'
  expect(firstCode(html('<p>Text</p>', pre(code)))).toEqual([
    [
      ['k', 'if'],
      ['', ' a '],
      ['p', '< b &&'],
    ],
    [
      ['p', '  '],
      ['s', '"<b>"'],
    ],
  ])
})

test('marked lines and tabs are no tokens, and empty lines at both ends are left out', () => {
  const line = '<span class="line" data-line="marked">\t<c-f>go</c-f>\n</span>'
  expect(firstCode(html(pre(`\n${line}\n`)))).toEqual([
    [
      ['', '  '],
      ['f', 'go'],
    ],
  ])
})

test('what is written comes before what is typed into a terminal, wherever they stand', () => {
  const terminal = pre('<span class="prompt" aria-hidden="true">$ </span><c-f>npm</c-f> install')
  const program = pre('<c-k>let</c-k> x')
  const inside = { type: 'element' as const, tag: 'figure', attributes: {}, children: html(program) }
  expect(firstCode([...html(terminal), inside])).toEqual([
    [
      ['k', 'let'],
      ['', ' x'],
    ],
  ])
  expect(firstCode(html(terminal))).toEqual([
    [
      ['c', '$ '],
      ['f', 'npm'],
      ['', ' install'],
    ],
  ])
  expect(firstCode(html(pre('plain'), program))).toEqual([
    [
      ['k', 'let'],
      ['', ' x'],
    ],
  ])
})

test('a page without code has no lines', () => {
  expect(firstCode(html('<p><code>inline</code></p>'))).toEqual([])
  expect(firstCode(html(pre(' \n')))).toEqual([])
})
