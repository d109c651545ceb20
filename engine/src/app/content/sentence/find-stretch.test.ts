// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { comparedText, findStretch, findWords } from './find-stretch.ts'

function nodesOf(html: string): Text[] {
  document.body.innerHTML = html
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) nodes.push(node)
  return nodes
}
const find = (html: string, from: string, to = '') => {
  const range = findStretch(comparedText(nodesOf(html)), from, to)
  return range && String(range)
}

test('a sentence is found across inline markup, line breaks and other quotes, with what closes it', () => {
  const html = '<p>Before. <code>abort()</code> on the\n  “promise” ends <b>it</b><i>.</i> After.</p>'
  expect(find(html, 'abort() on the "promise" ends it.')).toBe('abort() on the\n  “promise” ends it.')
})

test('what closes it does not reach into what comes after', () => {
  expect(find('<p>It ends</p><p>(really) now</p>', 'It ends')).toBe('It ends')
  expect(find('<p>It ends (really).</p>', 'It ends')).toBe('It ends')
})

test('beginning and end are found with what lies between, however it has changed', () => {
  expect(find('<p>One two <b>new</b> three four. Five.</p>', 'One two', 'three four.')).toBe('One two new three four.')
})

test('with an end that is gone, or too far away, the beginning is found', () => {
  expect(find('<p>One two three.</p>', 'One two', 'gone')).toBe('One two')
  expect(find(`<p>One two ${'x'.repeat(2000)} end</p>`, 'One two', 'end')).toBe('One two')
})

test('what is not there is not found, nor is what has no letters', () => {
  expect(find('<p>One two.</p>', 'three')).toBeNull()
  expect(find('<p>One two.</p>', '… !')).toBeNull()
  expect(find('', 'one')).toBeNull()
})

test('case does not count, and letters whose other case is longer do no harm', () => {
  expect(find('<p>İstanbul İS one</p>', 'stanbul is')).toBeNull()
  expect(find('<p>ÄRGER İ one two</p>', 'Ärger one TWO')).toBe('ÄRGER İ one two')
})

test('markup in a sentence is text', () => {
  expect(find('<p>a &lt;img src=x&gt; b</p>', '<img src=x>')).toBe('img src=x>')
})

test('words are found where they begin, the longer before the shorter, whatever characters they have', () => {
  const ranges = findWords(nodesOf('<p>Abort, aborted; reabort. a.b(c) axb</p>'), ['abort', 'aborted', 'a.b(', '(', ''])
  expect(ranges.map(String)).toEqual(['Abort', 'aborted', 'a.b('])
  expect(findWords(nodesOf('<p>x</p>'), [])).toEqual([])
})
