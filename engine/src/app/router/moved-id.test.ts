import { beforeEach, expect, test, vi } from 'vitest'
import { findMoved } from './moved-id.ts'

const TABLE = {
  addresses: {},
  ids: { '/guide/start': { intro: '/guide/start#first-steps', 'a b': '/guide/more', __proto__x: '/guide/more' } },
}
let answer: () => Response
let asked: string[]
let site: { moved: string; baseUrl: string }
let number = 0

beforeEach(() => {
  asked = []
  answer = () => Response.json(TABLE)
  site = { moved: `/docs/assets/moved.${number++}.json`, baseUrl: '/docs/' } // each test asks anew
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
})

test('an id that a page has lost leads to where its text went, in the page or in another', async () => {
  expect(await findMoved('/guide/start', '#intro', site)).toBe('/docs/guide/start#first-steps')
  expect(await findMoved('/guide/start', '#a%20b', site)).toBe('/docs/guide/more')
  expect(asked).toEqual([site.moved])
})

test('what nobody knows leads nowhere, whatever it is called', async () => {
  for (const hash of ['#other', '#', '#%E0%A4%A', '#constructor', '#__proto__'])
    expect(await findMoved('/guide/start', hash, site)).toBe(null)
  expect(await findMoved('/guide/more', '#intro', site)).toBe(null)
  expect(await findMoved('constructor', '#name', site)).toBe(null)
})

test('a table that could not be fetched is asked for again', async () => {
  answer = () => new Response('', { status: 500 })
  await expect(findMoved('/guide/start', '#intro', site)).rejects.toThrow('answered 500')
  answer = () => Response.json({ pages: {} })
  await expect(findMoved('/guide/start', '#intro', site)).rejects.toThrow('is not the table')
  answer = () => Response.json(TABLE)
  expect(await findMoved('/guide/start', '#intro', site)).toBe('/docs/guide/start#first-steps')
})
