import { expect, test } from 'vitest'
import { splitRun } from './split-run.ts'

const LONG = 'x'.repeat(1500)

test('a run is cut between its top elements, and its pieces are the run', () => {
  const top = [`<p>${LONG}</p>\n`, `<ul><li><p>${LONG}</p><p>${LONG}</p></li></ul>`, '<p>short</p><h2 id="a">A</h2>']
  expect(splitRun(top.join(''))).toEqual(top)
})

test('elements without an end and brackets in attributes do not hide where one begins', () => {
  const top = [`<p>${LONG}<br><img src="a" alt="1 > 0"><wbr></p>`, `<svg><path d="M0"/></svg>${LONG}`, '<p>end</p>']
  expect(splitRun(top.join(''))).toEqual(top)
})

test('folds stay with their neighbors, and short elements together', () => {
  const folds = `<p>${LONG}</p><details>${LONG}</details><details>${LONG}</details><p>after</p>`
  expect(splitRun(`${folds}<p>${LONG}</p>`)).toEqual([folds, `<p>${LONG}</p>`])
  expect(splitRun('<p>a</p><p>b</p>')).toEqual(['<p>a</p><p>b</p>'])
  expect(splitRun('')).toEqual([''])
})
