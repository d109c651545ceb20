// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { codeText, foldUp, wrapLines } from './code-actions.ts'

function code(html: string): HTMLElement {
  document.body.innerHTML = `<pre><code>${html}</code></pre>`
  return document.querySelector('code') as HTMLElement
}

test('prompts and removed lines are not copied', () => {
  expect(codeText(code('<span class="prompt">$ </span>npm i\n<span class="prompt">$ </span>npm test\n'))).toBe(
    'npm i\nnpm test',
  )
  expect(codeText(code('<span class="line" data-line="removed">a\n</span><span class="line">b\n</span>'))).toBe('b')
})

test('hidden set-up before a block is copied with it', () => {
  document.body.innerHTML = '<template>const a = [] &lt; 1</template><pre><code>a.length\n</code></pre>'
  expect(codeText(document.querySelector('code') as HTMLElement)).toBe('const a = [] < 1\na.length')
})

test('of a change that leaves lines out the whole file is copied, or without one what is there', () => {
  const figure = (name: string, code: string) =>
    `<figure class="code"><figcaption><span class="code-title">${name}</span></figcaption><pre><code>${code}</code></pre></figure>`
  const change =
    '<span data-line="left-out">…\n</span><span data-line="removed">a\n</span><span data-line="added">b\n</span>'
  const wholes = figure('other.ts', 'o') + figure('store.ts', 'const top = 1\nb')
  document.body.innerHTML = `<div class="admonition">${figure('store.ts', change)}${wholes}</div>${figure('store.ts', change)}`
  const [first, , , alone] = document.querySelectorAll('code')
  expect([first, alone].map((code) => codeText(code as HTMLElement))).toEqual(['const top = 1\nb', 'b'])
})

test('every line gets an element, also where a token runs over several, and the text stays the same', () => {
  const element = code('<c-k>const</c-k> a\n\n<c-c>/* one\ntwo */</c-c> b\n')
  const text = element.textContent
  wrapLines(element)
  expect(element.textContent).toBe(text)
  expect([...element.children].map((line) => line.innerHTML)).toEqual([
    '<c-k>const</c-k> a\n',
    '\n',
    '<c-c>/* one</c-c>\n',
    '<c-c>two */</c-c> b\n',
  ])
})

test('lines that the compiler has made stay as they are', () => {
  const html = '<span class="line" data-line="marked">a\n</span>'
  const element = code(html)
  wrapLines(element)
  expect(element.innerHTML).toBe(html)
})

test('what stands between lines of the compiler gets elements, line by line', () => {
  const marked = '<span class="line" data-line="marked">b\n</span>'
  const element = code(`<c-k>const</c-k> a\n\n${marked}${marked}c\nd`)
  const text = element.textContent
  wrapLines(element)
  expect(element.textContent).toBe(text)
  expect([...element.children].map((line) => [line.className, line.textContent])).toEqual(
    ['const a\n', '\n', 'b\n', 'b\n', 'c\n', 'd'].map((line) => ['line', line]),
  )
})

test('a fold is closed from its end, with the focus on its title and what follows where it was', () => {
  document.body.innerHTML = '<details open><summary>More</summary><p>a</p><div><button>Fold up</button></div></details>'
  const fold = document.querySelector('details') as HTMLDetailsElement
  const summary = document.querySelector('summary') as HTMLElement
  fold.getBoundingClientRect = () => ({ bottom: fold.open ? 500 : -1400 }) as DOMRect
  const moved = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  summary.scrollIntoView = vi.fn()
  foldUp(document.querySelector('button') as HTMLElement)
  expect(fold.open).toBe(false)
  expect(document.activeElement).toBe(summary)
  expect(moved).toHaveBeenCalledWith({ top: -1900, behavior: 'instant' })
  expect(summary.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' })
})

test('colors inside of what runs over several lines stay', () => {
  const element = code('a<x-ts><c-k>type</c-k> B = {\n\n  c: <c-t>D</c-t>\n}</x-ts> e')
  const text = element.textContent
  wrapLines(element)
  expect(element.textContent).toBe(text)
  expect([...element.children].map((line) => line.innerHTML)).toEqual([
    'a<x-ts><c-k>type</c-k> B = {</x-ts>\n',
    '\n',
    '<x-ts>  c: <c-t>D</c-t></x-ts>\n',
    '<x-ts>}</x-ts> e',
  ])
})
