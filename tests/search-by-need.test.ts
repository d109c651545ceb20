/** What a reader who searches a site of 10,000 pages downloads, and finds. */
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createSearchByNeed } from '#engine/app/search/providers/local/by-need.ts'
import { createSearchHost } from '#engine/app/search/providers/local/search-host.ts'
import type { FromWorker } from '#engine/app/search/providers/local/search-messages.ts'
import { indexSite } from '#engine/site/search-index/index-site.ts'
import { manySearchPages } from '#engine/site/testing/many-search-pages.ts'

/** Beside the code, which is 27.3 KB and 1.2 for such a site. */
const BUDGET = 15_000
const SLOW = { timeout: 20_000 }

const SITE = 'https://a.b/docs/'
const { names, texts } = indexSite(manySearchPages(10_000), { site: SITE, errors: [], list: '', synonyms: [] })
const files = new Map(texts.map((file) => [SITE + file.path, file]))

/** Asks, and waits for the second answer; `loaded` is what came before the first. */
async function asked(query: string) {
  const said: FromWorker[] = []
  let loaded = gzipSync(names.body).byteLength
  const handle = createSearchHost({
    post: (message) => said.push(message),
    fetchData: async (href) => {
      const body = String(files.get(href)?.body)
      if (said.length === 0) loaded += gzipSync(body).byteLength
      return JSON.parse(body)
    },
  })
  const search = (id: number) =>
    handle({ type: 'search', id, request: { query, kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 } })
  const answer = async (id: number) =>
    vi.waitUntil(() => said.find((message) => message.type === 'answer' && message.id === id), SLOW)
  handle({ type: 'start', names: new TextEncoder().encode(String(names.body)).buffer, base: SITE })
  search(1)
  const first = await answer(1)
  await vi.waitUntil(() => said.some(({ type }) => type === 'improved'), SLOW)
  search(2)
  return { loaded, first, second: await answer(2) }
}

const titleOf = (message: FromWorker | undefined) =>
  message?.type === 'answer' ? message.answer.hits[0]?.hierarchy.lvl1 : undefined

test.each([
  ['derive the thunk 9886', 'derive the thunk 9886'],
  ['useDesk777Lamp', 'reset the query 777'],
  ['hydrate entity 53', 'hydrate the entity 53'],
  ['memoize the slic', 'memoize the slice 11'],
  ['mem', 'memoize the store 1'],
  ['desk5012', 'dispatch the slice 5012'],
  ['lamp4321', 'memoize the reducer 4321'],
  ['hydarte the entity', 'hydrate the entity 53'],
])('"%s" finds its page, and the first results wait for little', async (query, title) => {
  const { loaded, first, second } = await asked(query)
  expect(loaded).toBeLessThan(BUDGET)
  expect(first).toMatchObject({ answer: { isComplete: false } })
  expect(titleOf(first)).toBe(title)
  expect(second).toMatchObject({ answer: { isComplete: true } })
  expect(titleOf(second)).toBe(title)
})

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** The search itself, with a reader who types until `stop` is called, and files that come when `arrive` lets them. */
function typing(arrive: (path: string) => Promise<void> = async () => {}) {
  const first = JSON.parse(String(names.body))
  const fetched: string[] = []
  const stopped = gate()
  const onMore = vi.fn()
  const ask = createSearchByNeed({
    names: first,
    byNeed: first.byNeed,
    onMore,
    pause: () => stopped.opened,
    async fetchPart(path) {
      fetched.push(path)
      await arrive(path)
      return JSON.parse(String(files.get(SITE + path)?.body))
    },
  })
  const search = (query: string) => ask({ query, kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 })
  const texts = () => fetched.filter((path) => /\/text-\d+\.json$/.test(path))
  return { search, stop: stopped.open, texts, onMore }
}

test('texts are fetched for a reader who has stopped typing, not for every letter', async () => {
  const { search, stop, texts, onMore } = typing()
  for (const query of ['des', 'desk', 'desk5', 'desk50', 'desk501', 'desk5012']) await search(query)
  expect(texts()).toEqual([])
  stop()
  await vi.waitUntil(() => onMore.mock.calls.length > 0, SLOW)
  const { isComplete, hits } = await search('desk5012')
  expect(isComplete).toBe(true)
  expect(hits[0]?.hierarchy.lvl1).toBe('dispatch the slice 5012')
  expect(texts().length).toBeLessThanOrEqual(12)
  expect(onMore).toHaveBeenCalledOnce()
})

test('an older query whose files come later does not take the place of the newest', async () => {
  const late = gate()
  let isFirst = true
  const { search, stop, onMore } = typing(() => {
    const comes = isFirst ? late.opened : Promise.resolve()
    isFirst = false
    return comes
  })
  const older = search('merge')
  await search('desk5012')
  late.open()
  await older
  stop()
  await vi.waitUntil(() => onMore.mock.calls.length > 0, SLOW)
  const { isComplete, hits } = await search('desk5012')
  expect(isComplete).toBe(true)
  expect(hits[0]?.hierarchy.lvl1).toBe('dispatch the slice 5012')
})
