import { expect, test } from 'vitest'
import { formatProblem } from '#model/problem.ts'
import { parseMoved } from '../sources/moved-file.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { checkMoved } from './check-moved.ts'

const site = sampleSite({}, [
  samplePage('guide/start.mdx', { ids: ['first-steps', 'install'] }),
  samplePage('api/createShelf.mdx', { ids: ['names'] }),
])
const check = (text: string) =>
  checkMoved({ ...site, moved: parseMoved(text, 'moved.txt') }, (route) => route === '/llms.txt')
    .map(formatProblem)
    .join('\n')

test('old addresses that are gone and lead to places that are there pass', () => {
  const lines = ['/guide/begin /guide/start', '/begin /guide/start#install', '/guide/start#intro #first-steps']
  expect(check([...lines, '/api/createShelf#shelves /guide/start'].join('\n'))).toBe('')
})

test('a new address that is not there is told with its line and what may have been meant', () => {
  expect(
    check('/begin /guide/strat\n/guide/start#intro #first-step\n/old /guide/start#zzzzzzzz'),
  ).toMatchInlineSnapshot(`
    "moved.txt:1  There is no page /guide/strat to lead to.
      Did you mean /guide/start?
    moved.txt:2  The page /guide/start has nothing with the id "first-step".
      Did you mean #first-steps?
    moved.txt:3  The page /guide/start has nothing with the id "zzzzzzzz".
      Correct #zzzzzzzz, or lead to where that text went."
  `)
})

test('an old address that can be opened leads there, not elsewhere', () => {
  const lines = ['/Guide/Start /api/createShelf', '/llms.txt /guide/start', '/guide/start#install #first-steps']
  expect(check(lines.join('\n'))).toMatchInlineSnapshot(`
    "moved.txt:1  /Guide/Start is there: nobody who asks for it is lost.
      Remove the line.
    moved.txt:2  /llms.txt is there: nobody who asks for it is lost.
      Remove the line.
    moved.txt:3  /guide/start#install is there: nobody who asks for it is lost.
      Remove the line."
  `)
})

test('an id must have been lost by a page that is there, as it is written', () => {
  expect(
    check('/guide/begin#a /guide/start\n/api/createshelf#a #names\n/api/createshelf#a /guide/start'),
  ).toMatchInlineSnapshot(`
    "moved.txt:1  There is no page /guide/begin that could have lost #a.
      Write the old address without its #.
    moved.txt:2  The page is /api/createShelf, not /api/createshelf.
      Write it as the page does.
    moved.txt:2  There is no page /api/createshelf to lead to.
      Did you mean /api/createShelf?
    moved.txt:3  /api/createshelf#a stands in line 2 already.
      Keep one of the two lines.
    moved.txt:3  The page is /api/createShelf, not /api/createshelf.
      Write it as the page does."
  `)
})

test('two lines for one address are one too many', () => {
  expect(check('/begin /guide/start\n/BEGIN /api/createShelf')).toMatchInlineSnapshot(`
    "moved.txt:2  /BEGIN stands in line 1 already.
      Keep one of the two lines."
  `)
})
