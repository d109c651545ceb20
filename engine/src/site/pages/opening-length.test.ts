import { expect, test } from 'vitest'
import { openingLength } from './opening-length.ts'

const opening = (html: string) => html.slice(0, openingLength(html))

test('text and plain code belong to an opening', () => {
  const html =
    '<p>One <code>a</code> <a href="#x">b</a><br>c</p>' +
    '<figure class="code"><figcaption class="code-bar"></figcaption><pre><code class="p"><span class="k">if</span></code></pre></figure>'
  expect(opening(html)).toBe(html)
})

test.each([
  ['a heading', '<h2 id="x">Two</h2>'],
  ['a list', '<ul><li>x</li></ul>'],
  ['a table', '<div class="table-scroll"><table><tr><td>x</td></tr></table></div>'],
  ['a block of a component', '<div class="admonition"><p>x</p></div>'],
  ['a fold', '<details><summary>x</summary></details>'],
  ['a picture', '<p><img src="x.png" alt=""></p>'],
  [
    'a marked line',
    '<figure class="code"><pre><code><span class="line" data-line="added">x</span></code></pre></figure>',
  ],
  ['numbered lines', '<figure class="code" data-numbered=""><pre><code>x</code></pre></figure>'],
  ['an element that nobody knows yet', '<p><x-new>x</x-new></p>'],
])('%s ends it, with the whole block', (_name, block) => {
  expect(opening(`<p>One</p>${block}<p>Three</p>`)).toBe('<p>One</p>')
})

test('a greater-than sign in an attribute ends no tag', () => {
  const html = '<p><a href="#x" title="a > b">c</a></p>'
  expect(opening(`${html}<h2>x</h2>`)).toBe(html)
})

test('what is between blocks stays with the block before it', () => {
  expect(opening('<p>One</p>\n<h2>Two</h2>')).toBe('<p>One</p>\n')
})

test('nothing is an opening of nothing, and may be all of it', () => {
  expect(openingLength('')).toBe(0)
  expect(openingLength('<h2>x</h2>')).toBe(0)
})
