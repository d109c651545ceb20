// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { codeLines, servedPieces } from './code-lines.ts'

const servedAs = (html: string) => {
  const code = document.createElement('code')
  code.className = 'p'
  code.innerHTML = html
  return servedPieces(code)
}
const textOf = (lines: ReturnType<typeof codeLines>) =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n')

test('a file that the page shows has its colors, line by line', () => {
  const lines = codeLines('const a = 1\n\na()', [servedAs('<c-k>const</c-k> <c-v>a</c-v> = 1\n\n<c-f>a</c-f>()')])
  expect(lines).toEqual([
    [
      { text: 'const', kind: 'k' },
      { text: ' ', kind: 'p' },
      { text: 'a', kind: 'v' },
      { text: ' = 1', kind: 'p' },
    ],
    [],
    [
      { text: 'a', kind: 'f' },
      { text: '()', kind: 'p' },
    ],
  ])
})

test('a line that the page marks is pieces like any other, not a line in a line', () => {
  const marked = servedAs('<span class="line" data-line="marked"><c-k>const</c-k> a = 1\n</span>b')
  expect(codeLines('const a = 1\nb', [marked])).toEqual([
    [
      { text: 'const', kind: 'k' },
      { text: ' a = 1', kind: 'p' },
    ],
    [{ text: 'b', kind: 'p' }],
  ])
})

test('what the page does not show of a file is plain, and lines keep their numbers', () => {
  const code = 'first\nsecond\nthird\nfourth'
  const lines = codeLines(code, [servedAs('other'), servedAs('second'), servedAs('fourth')])
  expect(textOf(lines)).toBe(code)
  expect(lines.map(([piece]) => piece?.kind)).toEqual([undefined, 'p', undefined, 'p'])
})

test('an empty block colors nothing', () => {
  expect(textOf(codeLines('a\nb', [servedAs(''), servedAs('\n')]))).toBe('a\nb')
})
