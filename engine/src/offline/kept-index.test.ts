import { expect, onTestFinished, test } from 'vitest'
import { changeIndex, type KeptIndex, limited, MOST_PAGES, readIndex, withPage, withRoom } from './kept-index.ts'

const index = (pages: KeptIndex['pages'], isWhole = false): KeptIndex => ({ isWhole, newest: 'new', pages })
const routesOf = ({ pages }: KeptIndex) => pages.map(([route]) => route)
const two = index([
  ['/a', 'old'],
  ['/b', 'old'],
])

test('a page that was read comes last, one that was not stays where it is, or comes first', () => {
  expect(withPage(two, ['/a', 'next'], true)).toEqual({
    isWhole: false,
    newest: 'next',
    pages: [
      ['/b', 'old'],
      ['/a', 'next'],
    ],
  })
  expect(routesOf(withPage(two, ['/b', 'next'], false))).toEqual(['/a', '/b'])
  expect(routesOf(withPage(two, ['/c', 'next'], false))).toEqual(['/c', '/a', '/b'])
})

test('pages that were read are limited, the whole site is not', () => {
  const many = Array.from({ length: MOST_PAGES + 1 }, (_, n): [string, string] => [`/${n}`, 'new'])
  expect(routesOf(limited(index(many)))[0]).toBe('/1')
  expect(limited(index(many, true)).pages).toHaveLength(MOST_PAGES + 1)
})

test('room is made by the oldest deployment, then by half of the pages', () => {
  expect(
    routesOf(
      withRoom(
        index(
          [
            ['/a', 'old'],
            ['/b', 'new'],
            ['/c', 'older'],
            ['/d', 'old'],
          ],
          true,
        ),
      ),
    ),
  ).toEqual(['/b', '/c'])
  expect(
    withRoom(
      index(
        [
          ['/a', 'new'],
          ['/b', 'new'],
          ['/c', 'new'],
        ],
        true,
      ),
    ),
  ).toEqual(index([['/c', 'new']]))
})

test('an index of another shape counts as none: pages are kept anew', async () => {
  const read = (stored: unknown) => readIndex({ match: async () => Response.json(stored) }, '/')
  expect(await read(two)).toEqual(two)
  for (const pages of [null, {}, [null], ['/a'], [['/a']], [['/a', 1]], [['/a', 'old', 'x']]])
    expect(await read({ ...two, pages }), JSON.stringify(pages)).toEqual({ isWhole: false, newest: null, pages: [] })
})

test('an index is stored in browsers without Response.json, too', async () => {
  const { json } = Response
  Reflect.deleteProperty(Response, 'json')
  onTestFinished(() => void Object.assign(Response, { json }))
  let stored: Response | undefined
  const cache: Pick<Cache, 'match' | 'put'> = {
    match: async () => stored?.clone(),
    put: async (_, response) => {
      stored = response
    },
  }
  await changeIndex(cache, '/', () => two)
  expect(await readIndex(cache, '/')).toEqual(two)
})
