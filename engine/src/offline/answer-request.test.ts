import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnswerSources, answerAsset, answerDocument, answerLoose, isOurs } from './answer-request.ts'
import { INDEX_NAME } from './kept-index.ts'

const ORIGIN = 'https://docs.example'
const LIST = '/docs/assets/offline.aaaaaaaa.json'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A device on which these texts are kept, and the index names these pages. */
function device(kept: Record<string, string>, routes: string[] = []): AnswerSources {
  const index = { isWhole: false, newest: LIST, pages: routes.map((route) => [route, LIST]) }
  const stored: Record<string, string> = { ...kept, [`/docs/${INDEX_NAME}`]: JSON.stringify(index) }
  return {
    base: '/docs/',
    match: async (request, how) => {
      const { pathname, search } = new URL(String(request), ORIGIN)
      const found = stored[pathname + search] ?? (how?.ignoreSearch ? stored[pathname] : undefined)
      return found === undefined ? undefined : new Response(found)
    },
    offlinePage: async () => new Response('nothing is kept of it'),
  }
}

const BLOCKED: AnswerSources = {
  ...device({}),
  match: () => Promise.reject(new DOMException('', 'SecurityError')),
}

const at = (path: string, init?: RequestInit) => new Request(ORIGIN + path, init)
const served = (text: string, status = 200) => Promise.resolve(new Response(text, { status }))
const noNetwork = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
/** A line that answers after so long. */
const slow = (text: string, milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(text)), milliseconds))
const textOf = async (answer: Promise<Response>) => (await answer).text()

test('the worker answers for what the site itself serves, and for nothing else', () => {
  const isAnswered = (request: Partial<Request>) =>
    isOurs(
      {
        method: 'GET',
        url: `${ORIGIN}/docs/a`,
        headers: new Headers(),
        cache: 'default',
        mode: 'cors',
        destination: '',
        ...request,
      } as Request,
      ORIGIN,
      '/docs/',
    )
  expect(isAnswered({})).toBe(true)
  expect(isAnswered({ mode: 'navigate', destination: 'document' })).toBe(true)
  expect(isAnswered({ mode: 'no-cors', destination: 'image' })).toBe(true)
  expect(isAnswered({ cache: 'only-if-cached', mode: 'same-origin' })).toBe(true)
  for (const other of [
    { method: 'POST' },
    { url: `${ORIGIN}/shop/a` },
    { url: 'https://other.example/docs/a' },
    { url: 'https://docs.example.evil.example/docs/a' },
    { cache: 'only-if-cached' },
    { mode: 'no-cors' }, // a prefetch
    { headers: new Headers({ range: 'bytes=0-99' }) },
  ] as const) {
    expect(isAnswered(other), JSON.stringify(other)).toBe(false)
  }
})

test('with a network a reader gets what is served now, errors of an address included', async () => {
  const sources = device({ '/docs/a': 'kept' }, ['/a'])
  expect(await textOf(answerDocument(at('/docs/a'), served('new'), sources))).toBe('new')
  const gone = await answerDocument(at('/docs/a'), served('no such page', 404), sources)
  expect([gone.status, await gone.text()]).toEqual([404, 'no such page'])
})

test('without a network the kept page comes, whatever the spelling of its address; of another the offline page', async () => {
  const sources = device({ '/docs/guide/a': 'kept' }, ['/guide/a'])
  for (const path of [
    '/docs/guide/a',
    '/docs/guide/a/',
    '/docs/guide/a.html',
    '/docs/Guide/A',
    '/docs/guide/a?from=mail',
  ]) {
    expect(await textOf(answerDocument(at(path), noNetwork(), sources)), path).toBe('kept')
  }
  expect(await textOf(answerDocument(at('/docs/b'), noNetwork(), sources))).toBe('nothing is kept of it')
})

test('a document that the index does not name is a public file: it is found without its query', async () => {
  const sources = device({ '/docs/paper.pdf': 'paper' })
  expect(await textOf(answerDocument(at('/docs/paper.pdf?page=3'), noNetwork(), sources))).toBe('paper')
})

test('a host in trouble is answered for; with nothing kept its own error is shown', async () => {
  const trouble = () => served('bad gateway', 502)
  const sources = device({ '/docs/a': 'kept' }, ['/a'])
  expect(await textOf(answerDocument(at('/docs/a'), trouble(), sources))).toBe('kept')
  expect(await textOf(answerDocument(at('/docs/b'), trouble(), sources))).toBe('bad gateway')
  expect(await textOf(answerDocument(at('/docs/a'), trouble(), BLOCKED))).toBe('bad gateway')
})

test('a line that does not answer within 4 seconds is not waited for, unless the reader has asked for news', async () => {
  const sources = device({ '/docs/a': 'kept' }, ['/a'])
  const answers = [
    textOf(answerDocument(at('/docs/a'), slow('new', 3900), sources)),
    textOf(answerDocument(at('/docs/a'), slow('new', 4100), sources)),
    textOf(answerDocument(at('/docs/a', { cache: 'reload' }), slow('new', 60_000), sources)),
    textOf(answerDocument(at('/docs/b'), slow('new', 60_000), sources)), // nothing is kept: it is waited for
  ]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await Promise.all(answers)).toEqual(['new', 'kept', 'new', 'new'])
})

test('a file that is named by its content comes from the device, and the network is not asked', async () => {
  const sources = device({ '/docs/assets/app.1.js': 'kept' })
  const network = vi.fn(() => served('new'))
  expect(await textOf(answerAsset(at('/docs/assets/app.1.js'), network, sources))).toBe('kept')
  expect(network).not.toHaveBeenCalled()
  expect(await textOf(answerAsset(at('/docs/assets/app.2.js'), network, sources))).toBe('new')
  expect(await textOf(answerAsset(at('/docs/assets/app.1.js'), network, BLOCKED))).toBe('new')
  expect((await answerAsset(at('/docs/assets/app.2.js'), noNetwork, sources)).type).toBe('error')
})

test('any other file is asked of the network first; what is kept of it stands in, whatever its query', async () => {
  const sources = device({ '/docs/a.md': 'kept' })
  expect(await textOf(answerLoose(at('/docs/a.md?1'), () => served('new'), sources))).toBe('new')
  expect(await textOf(answerLoose(at('/docs/a.md?2'), noNetwork, sources))).toBe('kept')
  for (const nothing of [sources, BLOCKED]) {
    expect((await answerLoose(at('/docs/b.md'), noNetwork, nothing)).type).toBe('error')
  }
})
