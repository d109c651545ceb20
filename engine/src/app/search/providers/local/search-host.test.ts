import { expect, test, vi } from 'vitest'
import type { FirstTier, SearchRequest, TextTier } from '#model/search.ts'
import { createSearchHost } from './search-host.ts'
import type { FromWorker } from './search-messages.ts'

const PAGES = ['Slices', 'Thunks'].map((title) => ({
  route: `/${title.toLowerCase()}`,
  title,
  kind: 'guide' as const,
  trail: [],
  description: '',
  keywords: [],
  sections: [],
}))
const NAMES: FirstTier = { site: 'https://a.b/', pages: PAGES, errors: [], synonyms: [], texts: ['0.json', '1.json'] }
const TEXTS: Record<string, TextTier> = {
  'https://a.b/0.json': { from: 0, texts: [['Penguins are birds.']] },
  'https://a.b/1.json': { from: 1, texts: [['Herons are birds.']] },
}
const request = (query: string): SearchRequest => ({ query, kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 })

function start(fetchTexts = async (href: string) => TEXTS[href] as TextTier) {
  const said: FromWorker[] = []
  const handle = createSearchHost({ fetchData: fetchTexts, post: (message) => said.push(message) })
  const names = new TextEncoder().encode(JSON.stringify(NAMES)).buffer as ArrayBuffer
  handle({ type: 'start', names, base: 'https://a.b/' })
  const answerTo = async (id: number) =>
    vi.waitFor(
      () => {
        const message = said.find((each) => each.type !== 'improved' && each.id === id)
        if (!message) throw new Error(`no answer to ${id}`)
        return message
      },
      { timeout: 20_000 },
    )
  const improved = (times = 1) =>
    vi.waitFor(() => expect(said.filter(({ type }) => type === 'improved')).toHaveLength(times), { timeout: 20_000 })
  return { said, handle, answerTo, improved }
}

test('the first search is answered from names, and says that more is to come', async () => {
  const { handle, answerTo } = start(() => new Promise(() => {}))
  handle({ type: 'search', id: 1, request: request('slices') })
  const message = await answerTo(1)
  expect(message).toMatchObject({ type: 'answer', answer: { isComplete: false } })
})

test('texts come with the first search, or when the reader is about to, and better answers are announced', async () => {
  const { handle, answerTo, improved } = start()
  handle({ type: 'load-texts' })
  await improved()
  handle({ type: 'search', id: 1, request: request('heron') })
  const message = await answerTo(1)
  expect(message).toMatchObject({ type: 'answer', answer: { isComplete: true, total: 1 } })
})

test('of searches in quick succession those that are given up are not answered', async () => {
  const { said, handle, answerTo } = start()
  handle({ type: 'search', id: 1, request: request('s') })
  handle({ type: 'cancel', id: 1 })
  handle({ type: 'search', id: 2, request: request('sl') })
  await answerTo(2)
  expect(said.some((message) => message.type === 'answer' && message.id === 1)).toBe(false)
})

test('without the texts a query that names nothing fails, one that does is answered, and another query tries again', async () => {
  let isOnline = false
  const { handle, answerTo, improved } = start(async (href) => {
    if (!isOnline) throw new Error('offline')
    return TEXTS[href] as TextTier
  })
  handle({ type: 'search', id: 1, request: request('heron') })
  expect(await answerTo(1)).toMatchObject({ answer: { isComplete: false, total: 0 } })
  await improved(1)
  handle({ type: 'search', id: 2, request: request('heron') })
  expect(await answerTo(2)).toMatchObject({ type: 'failure' })
  handle({ type: 'search', id: 3, request: request('slices') })
  expect(await answerTo(3)).toMatchObject({ type: 'answer' })
  await improved(2)
  isOnline = true
  handle({ type: 'search', id: 4, request: request('heron ') })
  await improved(3)
  handle({ type: 'search', id: 5, request: request('heron') })
  expect(await answerTo(5)).toMatchObject({ answer: { isComplete: true, total: 1 } })
})
