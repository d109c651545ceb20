// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SearchAnswer, SearchHit, SearchKind, SearchRequest } from '#model/search.ts'
import type { SearchProvider } from '../providers/search-provider.ts'
import { type Answers, useAnswers } from './use-answers.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

interface Question {
  request: SearchRequest
  signal: AbortSignal
  answer: (hits: string[], isComplete?: boolean) => Promise<void>
  fail: () => Promise<void>
}

let questions: Question[]
let improve: () => void
let isCompact: boolean

beforeEach(() => {
  questions = []
  isCompact = false
  vi.useRealTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isCompact }))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const provider: SearchProvider = {
  label: 'Fake',
  href: '/search',
  search: (request, signal) =>
    new Promise((resolve, reject) => {
      questions.push({
        request,
        signal,
        answer: (hits, isComplete = true) => act(async () => resolve(answerOf(hits, isComplete))),
        fail: () => act(async () => reject(new Error('offline'))),
      })
    }),
  onImproved: (listener) => {
    improve = () => act(listener)
    return () => {}
  },
}

const answerOf = (hits: string[], isComplete: boolean): SearchAnswer => ({
  hits: hits.map((objectID) => ({ objectID }) as SearchHit),
  total: hits.length,
  pages: 1,
  counts: {},
  isComplete,
  nearest: [],
})

let latest: Answers

function Probe({ text, kind }: { text: string; kind: SearchKind | null }) {
  latest = useAnswers(provider, text, kind)
  return null
}

function search() {
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(() => root.unmount())) // or its timers would ring when the window is gone
  const type = (text: string, kind: SearchKind | null = null) =>
    act(() => root.render(<Probe text={text} kind={kind} />))
  const screen = () => {
    const { shown } = latest
    if (shown.type !== 'answer') return shown.type
    return `${shown.query}: ${shown.answer.hits.map(({ objectID }) => objectID)}`
  }
  return { type, screen, isStalled: () => latest.isStalled, close: () => act(() => root.unmount()) }
}
const last = () => questions.at(-1) as Question

test('one search for each change of the query; spaces alone are none, and make no difference', () => {
  const { type, screen } = search()
  type('')
  type('   ')
  expect(questions).toHaveLength(0)
  type(' slice')
  type(' slice ')
  expect(questions.map(({ request }) => request)).toEqual([
    { query: 'slice', kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 },
  ])
  expect(screen()).toBe('start')
})

test('in a narrow window excerpts are half as long', () => {
  isCompact = true
  search().type('slice')
  expect(last().request.excerptWords).toBe(5)
})

test('the previous screen stays until the answer is there', async () => {
  const { type, screen } = search()
  type('')
  type('a')
  expect(screen()).toBe('start')
  await last().answer(['1'])
  type('ab')
  expect(screen()).toBe('a: 1')
  await last().answer(['2'])
  expect(screen()).toBe('ab: 2')
  type('')
  expect(screen()).toBe('start')
})

test('opened with a query, there is nothing to see before its answer', async () => {
  const { type, screen } = search()
  type('a')
  expect(screen()).toBe('nothing')
  await last().answer(['1'])
  expect(screen()).toBe('a: 1')
})

test('a late answer to an older query never replaces a newer one', async () => {
  const { type, screen } = search()
  type('a')
  const first = last()
  type('ab')
  expect(first.signal.aborted).toBe(true)
  await last().answer(['2'])
  await first.answer(['1'])
  expect(screen()).toBe('ab: 2')
  type('abc')
  const third = last()
  type('')
  await third.answer(['3'])
  expect(screen()).toBe('start')
})

test('a failure stays until the text changes, and then any change is another try', async () => {
  const { type, screen } = search()
  type('a')
  await last().fail()
  expect(screen()).toBe('failure')
  type('a ')
  expect(questions).toHaveLength(2)
  expect(screen()).toBe('failure')
  await last().answer(['1'])
  expect(screen()).toBe('a: 1')
  type('a')
  expect(questions).toHaveLength(2)
})

test('the failure of a query that was given up is not shown', async () => {
  const { type, screen } = search()
  type('a')
  const first = last()
  type('ab')
  await first.fail()
  await last().answer(['2'])
  expect(screen()).toBe('ab: 2')
})

test('nothing found in half of the index is no answer; a better one is asked for when it can be had', async () => {
  const { type, screen } = search()
  type('a')
  await last().answer([], false)
  expect(screen()).toBe('nothing')
  improve()
  await last().answer([])
  expect(screen()).toBe('a: ')
  improve()
  expect(questions).toHaveLength(2)
})

test('an answer from half of the index is shown, and replaced by a better one', async () => {
  const { type, screen } = search()
  type('a')
  await last().answer(['1'], false)
  expect(screen()).toBe('a: 1')
  improve()
  expect(screen()).toBe('a: 1')
  await last().answer(['1', '2'])
  expect(screen()).toBe('a: 1,2')
})

test('another kind is another question', async () => {
  const { type, screen } = search()
  type('a')
  await last().answer(['1'])
  type('a', 'api')
  expect(last().request.kind).toBe('api')
  await last().answer(['2'])
  expect(screen()).toBe('a: 2')
})

test('the reader is told of waiting after 300 ms, and no longer when the answer is there', async () => {
  vi.useFakeTimers()
  const { type, isStalled } = search()
  type('a')
  act(() => vi.advanceTimersByTime(299))
  expect(isStalled()).toBe(false)
  act(() => vi.advanceTimersByTime(1))
  expect(isStalled()).toBe(true)
  await last().answer(['1'])
  expect(isStalled()).toBe(false)
})

test('closing gives up what is asked', () => {
  const { type, close } = search()
  type('a')
  close()
  expect(last().signal.aborted).toBe(true)
})
