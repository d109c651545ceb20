import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchAnswer, SearchHit, SearchRequest } from '#model/search.ts'
import type { SearchProvider } from '../providers/search-provider.ts'
import { createResultList } from './result-list.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Call extends SearchRequest {
  signal: AbortSignal
  answer: (answer: Partial<SearchAnswer>) => Promise<unknown>
  fail: () => Promise<unknown>
}

/** A list on an engine that answers when the test says so. */
function start() {
  const calls: Call[] = []
  let improve = () => {}
  const provider: SearchProvider = {
    label: 'Fake',
    href: '/search',
    search: (request, signal) =>
      new Promise((resolve, reject) => {
        const settled = () => vi.advanceTimersByTimeAsync(0)
        calls.push({
          ...request,
          signal,
          answer: (answer) => {
            const hits = answer.hits ?? []
            const whole = { total: hits.length, pages: 1, counts: {}, isComplete: true, nearest: [] }
            resolve({ ...whole, ...answer, hits })
            return settled()
          },
          fail: () => {
            reject(new Error('offline'))
            return settled()
          },
        })
      }),
    onImproved: (listener) => {
      improve = listener
      return () => {}
    },
  }
  const load = vi.fn(async () => provider)
  const list = createResultList(load, 2)
  /** Asks at once, and gives the request that follows. */
  const ask = async (query: string, kind: SearchRequest['kind'] = null): Promise<Call> => {
    list.ask(query, kind, 0)
    await vi.advanceTimersByTimeAsync(0)
    return last()
  }
  const last = () => calls.at(-1) as Call
  const improved = async () => {
    improve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { list, load, calls, ask, last, improved }
}

const hits = (...ids: string[]) => ids.map((objectID) => ({ objectID }) as SearchHit)
const idsOf = (list: ReturnType<typeof start>['list']) => list.get().hits.map(({ objectID }) => objectID)

test('asks once after the last of several changes', async () => {
  const { list, calls } = start()
  list.ask('s', null, 300)
  await vi.advanceTimersByTimeAsync(299)
  list.ask('sl', null, 300)
  await vi.advanceTimersByTimeAsync(299)
  expect(calls).toHaveLength(0)
  expect(list.get().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toMatchObject([{ query: 'sl', kind: null, page: 0, hitsPerPage: 2 }])
})

test('a question that is overtaken is given up, and its late answer changes nothing', async () => {
  const { list, ask } = start()
  const first = await ask('slice')
  const second = await ask('store')
  expect(first.signal.aborted).toBe(true)
  await second.answer({ hits: hits('store') })
  await first.answer({ hits: hits('slice') })
  expect(idsOf(list)).toEqual(['store'])
})

test('old results go as soon as something else is asked, the counts by kind when there are new ones', async () => {
  const { list, ask } = start()
  await (await ask('slice')).answer({ hits: hits('a'), counts: { api: 1 } })
  const next = await ask('slice', 'guide')
  expect(list.get()).toMatchObject({ status: 'loading', hits: [], total: 0, counts: { api: 1 } })
  await next.answer({ counts: { api: 2 } })
  expect(list.get()).toMatchObject({ status: 'answered', hits: [], counts: { api: 2 } })
})

test('a query of spaces asks nothing, and spaces round a query change nothing', async () => {
  const { list, calls, ask } = start()
  list.ask('  ', null, 0)
  expect(list.get().status).toBe('idle')
  await (await ask('slice')).answer({ hits: hits('a') })
  await ask(' slice ')
  expect(calls).toHaveLength(1)
  list.ask('', null, 0)
  expect(list.get()).toMatchObject({ status: 'idle', hits: [], counts: {} })
})

test('further pages are added, each asked for once, until there are no more', async () => {
  const { list, calls, ask, last } = start()
  await (await ask('slice')).answer({ hits: hits('a', 'b'), total: 3, pages: 2 })
  expect(list.get()).toMatchObject({ total: 3, hasMore: true })
  list.loadMore()
  list.loadMore()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(2)
  expect(last().page).toBe(1)
  await last().answer({ hits: hits('c'), total: 3, pages: 2 })
  expect(idsOf(list)).toEqual(['a', 'b', 'c'])
  expect(list.get().hasMore).toBe(false)
  list.loadMore()
  expect(calls).toHaveLength(2)
})

test('a failure is told, and the next change asks again', async () => {
  const { list, ask } = start()
  await (await ask('slice')).fail()
  expect(list.get()).toMatchObject({ status: 'failed', hits: [] })
  await (await ask('slice ')).answer({ hits: hits('a') })
  expect(list.get().status).toBe('answered')
})

test('an engine that could not be loaded is loaded again with the next question', async () => {
  const { list, load, ask } = start()
  load.mockRejectedValueOnce(new Error('offline'))
  list.ask('slice', null, 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(list.get().status).toBe('failed')
  await (await ask('slices')).answer({ hits: hits('a') })
  expect(idsOf(list)).toEqual(['a'])
  expect(list.get().provider).toEqual({ label: 'Fake', href: '/search' })
})

test('a page that fails leaves the ones before it, and is not asked for again by itself', async () => {
  const { list, calls, ask, last } = start()
  await (await ask('slice')).answer({ hits: hits('a', 'b'), total: 3, pages: 2 })
  list.loadMore()
  await vi.advanceTimersByTimeAsync(0)
  await last().fail()
  expect(list.get()).toMatchObject({ status: 'failed', hasMore: false })
  expect(idsOf(list)).toEqual(['a', 'b'])
  list.loadMore()
  expect(calls).toHaveLength(2)
})

test('nothing found in part of the index is no answer yet', async () => {
  const { list, ask, last, improved } = start()
  await (await ask('slice')).answer({ isComplete: false })
  expect(list.get().status).toBe('loading')
  await improved()
  await last().answer({ isComplete: true, nearest: ['createSlice'] })
  expect(list.get()).toMatchObject({ status: 'answered', nearest: ['createSlice'] })
})

test('better results replace all pages shown at once, and the old ones stay until then', async () => {
  const { list, calls, ask, last, improved } = start()
  await (await ask('slice')).answer({ hits: hits('a', 'b'), pages: 2, isComplete: false })
  list.loadMore()
  await vi.advanceTimersByTimeAsync(0)
  await last().answer({ hits: hits('c'), pages: 2, isComplete: false })
  await improved()
  const [first, second] = calls.slice(2)
  expect([first?.page, second?.page]).toEqual([0, 1])
  await first?.answer({ hits: hits('b', 'a'), pages: 3 })
  expect(idsOf(list)).toEqual(['a', 'b', 'c'])
  await second?.answer({ hits: hits('d', 'c'), pages: 3 })
  expect(idsOf(list)).toEqual(['b', 'a', 'd', 'c'])
  expect(list.get().hasMore).toBe(true)
  await improved()
  expect(calls).toHaveLength(4)
})

test('an improvement during a request is used after it', async () => {
  const { calls, ask, last, improved } = start()
  const first = await ask('slice')
  await improved()
  expect(calls).toHaveLength(1)
  await first.answer({ hits: hits('a'), isComplete: false })
  expect(calls).toHaveLength(2)
  await last().answer({ hits: hits('a') })
  expect(calls).toHaveLength(2)
})

test('who waits for more while better results are on their way is told of them as of something new, found or not', async () => {
  const { list, calls, ask, last, improved } = start()
  const page = { hits: hits('a', 'b'), pages: 2, isComplete: false }
  await (await ask('slice')).answer(page)
  for (const end of [() => last().answer(page), () => last().fail()]) {
    const { hits: before } = list.get()
    await improved()
    const asked = calls.length
    list.loadMore()
    expect(calls).toHaveLength(asked)
    await end()
    expect(list.get().hits).not.toBe(before)
    expect(list.get().hits).toEqual(before)
  }
})

test('a failed try at better results leaves the ones there are, and is told where there are none', async () => {
  const { list, ask, last, improved } = start()
  await (await ask('slice')).answer({ hits: hits('a'), isComplete: false })
  await improved()
  await last().fail()
  expect(list.get()).toMatchObject({ status: 'answered' })
  await (await ask('store')).answer({ isComplete: false })
  await improved()
  await last().fail()
  expect(list.get()).toMatchObject({ status: 'failed' })
})

test('left while loading, it asks again on return; left with results, it keeps them', async () => {
  const { list, calls, ask } = start()
  const first = await ask('slice')
  list.leave()
  expect(first.signal.aborted).toBe(true)
  await (await ask('slice')).answer({ hits: hits('a') })
  list.leave()
  await ask('slice')
  expect(calls).toHaveLength(2)
  expect(idsOf(list)).toEqual(['a'])
})
