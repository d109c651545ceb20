import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LIVE_SITE, openBench } from './support/live-runner.ts'
import { expect } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

const DESK = {
  'deskSlice.ts': `
    import { createSlice } from '@reduxjs/toolkit'
    const deskSlice = createSlice({
      name: 'desk',
      initialState: { lent: 0, waiting: ['Emma'] },
      reducers: { lent(state) { state.lent++ } },
    })
    export const { lent } = deskSlice.actions
    export default deskSlice.reducer`,
  'App.tsx': `
    import { configureStore } from '@reduxjs/toolkit'
    import { Provider, useDispatch, useSelector } from 'react-redux'
    import desk, { lent } from './deskSlice'
    const store = configureStore({ reducer: { desk } })
    function Desk() {
      const count = useSelector((state: ReturnType<typeof store.getState>) => state.desk.lent)
      const dispatch = useDispatch()
      return <><output>{count} lent</output> <button onClick={() => dispatch(lent())}>Lend</button></>
    }
    export default function App() {
      return <Provider store={store}><Desk /></Provider>
    }`,
}

test.describe('what an example can reach', () => {
  let server: Server
  const hits: string[] = []
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      hits.push(request.url ?? '')
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }).end('1')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  test.afterAll(() => new Promise((resolve) => server.close(resolve)))

  /** Each gets `target`, an address that notes whoever asks for it, and must throw, reject, or say that it failed. */
  const ATTEMPTS: Record<string, string> = {
    fetch: `await fetch(target)`,
    XMLHttpRequest: `await new Promise((ok, no) => { const x = new XMLHttpRequest(); x.onload = ok; x.onerror = no; x.open('GET', target); x.send() })`,
    WebSocket: `await new Promise((ok, no) => { const s = new WebSocket(target.replace('http', 'ws')); s.onopen = ok; s.onerror = no })`,
    EventSource: `await new Promise((ok, no) => { const s = new EventSource(target); s.onopen = ok; s.onerror = no })`,
    sendBeacon: `if (!navigator.sendBeacon(target)) throw 1; await pause(); throw 1`,
    image: `await new Promise((ok, no) => { const i = new Image(); i.onload = ok; i.onerror = no; i.src = target })`,
    script: `await new Promise((ok, no) => { const s = document.createElement('script'); s.onload = ok; s.onerror = no; s.src = target; document.body.append(s) })`,
    stylesheet: `await new Promise((ok, no) => { const l = document.createElement('link'); l.rel = 'stylesheet'; l.onload = ok; l.onerror = no; l.href = target; document.head.append(l) })`,
    'image of a style': `document.body.style.backgroundImage = 'url(' + target + ')'; await pause(); throw 1`,
    font: `await new FontFace('x', 'url(' + target + ')').load()`,
    'import()': `await new Promise((ok, no) => { Object.assign(window, { ok, no }); const s = document.createElement('script'); s.textContent = 'import("' + target + '").then(ok, no)'; document.body.append(s); setTimeout(no, 500) })`,
    'script of a text': `Object.assign(window, { hasRun: false }); const s = document.createElement('script'); s.textContent = 'window.hasRun = true'; document.body.append(s); if (!(window as any).hasRun) throw 1`,
    worker: `await new Promise((ok, no) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = ok; w.onerror = no })`,
    'frame of an address': `const f = document.createElement('iframe'); f.src = target; document.body.append(f); await pause(); throw 1`,
    video: `await new Promise((ok, no) => { const v = document.createElement('video'); v.onloadeddata = ok; v.onerror = no; v.src = target })`,
    eval: `(0, eval)('1')`,
    'new window': `if (!window.open(target)) throw 1`,
    'link that is pressed': `const a = document.createElement('a'); a.href = target; a.target = '_blank'; a.click(); await pause(); throw 1`,
    'top of the page': `window.top!.location.href = target`,
    'parent of the page': `if (!parent.document.title) throw 1`,
    localStorage: `localStorage.setItem('a', 'b')`,
    sessionStorage: `sessionStorage.setItem('a', 'b')`,
    indexedDB: `await new Promise((ok, no) => { const r = indexedDB.open('x'); r.onsuccess = ok; r.onerror = no })`,
    cookie: `document.cookie = 'a=b'; if (!document.cookie) throw 1`,
    caches: `await caches.open('x')`,
    RTCPeerConnection: `new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:9' }] })`,
    'frame of a text': `await new Promise((ok, no) => { Object.assign(window, { ok }); addEventListener('message', ok); const f = document.createElement('iframe'); f.srcdoc = '<script>parent.postMessage(1, "*")<' + '/script>'; document.body.append(f); setTimeout(no, 500) })`,
    'frame of a text in a shadow': `await new Promise((ok, no) => { addEventListener('message', ok); const d = document.createElement('div'); document.body.append(d); d.attachShadow({ mode: 'closed' }).innerHTML = '<p><iframe srcdoc="<script>parent.postMessage(1, \`*\`)</' + 'script>"></iframe></p>'; setTimeout(no, 500) })`,
    'frame that nothing finds or removes': `
      Object.assign(Array.prototype, { flatMap: () => [] })
      Object.assign(Element.prototype, { remove() {}, matches: () => false, querySelectorAll: () => [] })
      Object.assign(Document.prototype, { querySelectorAll: () => [] })
      Object.defineProperty(Element, Symbol.hasInstance, { value: () => false })
      document.body.innerHTML = '<iframe srcdoc="text"></iframe>'
      await pause()
      if (!window.length) throw 1`,
    'frame in a shadow that nobody observes': `
      Object.assign(MutationObserver.prototype, { observe() {} })
      Object.assign(window, { MutationObserver: class { observe() {} } })
      Object.assign(Object.prototype, { attributeFilter: 1 })
      const d = document.createElement('div')
      document.body.append(d)
      try { d.attachShadow({ mode: 'open' }) } catch {}
      d.shadowRoot!.innerHTML = '<iframe srcdoc="text"></iframe>'
      await pause()
      if (!d.shadowRoot!.querySelector('iframe')) throw 1`,
    'frame in a copy of a shadow': `
      const d = document.createElement('div')
      d.attachShadow({ mode: 'open', clonable: true } as any).innerHTML = '<iframe srcdoc="text"></iframe>'
      document.body.append(d.cloneNode(true))
      await pause()
      if (!document.body.lastElementChild!.shadowRoot!.querySelector('iframe')) throw 1`,
    'frame in a shadow made from text': `
      const d = document.createElement('div') as any
      document.body.append(d)
      d.setHTML('<p><template shadowrootmode="open"></template></p>', { sanitizer: {} })
      d.firstElementChild.shadowRoot.innerHTML = '<iframe srcdoc="text"></iframe>'
      await pause()
      if (!d.firstElementChild.shadowRoot.querySelector('iframe')) throw 1`,
    'port of the page': `
      const found = [window.event]
      await null
      found.push(window.event)
      if (!found.some((event: any) => event?.target instanceof MessagePort || event?.data)) throw 1`,
    'empty frame': `const f = document.createElement('iframe'); document.body.append(f); if (!(f.contentWindow as any).RTCPeerConnection) throw 1`,
    'service worker': `await navigator.serviceWorker.register('/sw.js')`,
    broadcast: `const c = new BroadcastChannel('live'); c.postMessage(1); await pause(); throw 1`,
  }

  test('no address, window, storage or connection', async ({ page, serveSite }) => {
    test.slow() // thirty runs
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    const before = page.url()
    const { port } = server.address() as AddressInfo
    for (const [name, code] of Object.entries(ATTEMPTS)) {
      await test.step(name, async () => {
        await bench.run(`
          export {}
          const target = ${JSON.stringify(`http://127.0.0.1:${port}/${encodeURIComponent(name)}`)}
          const pause = () => new Promise((resolve) => setTimeout(resolve, 300))
          const attempt = async () => { ${code} }
          attempt().then(() => console.log('reached'), () => console.log('refused'))`)
        // A press on a link is told in a line of its own.
        await bench.event('log', ({ values }) => /refused|reached/.test(JSON.stringify(values)))
        expect(await bench.lines(), name).toContain('refused')
        expect(page.url()).toBe(before)
        expect(page.context().pages()).toHaveLength(1)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
    expect(hits).toEqual([])
  })

  test('a frame that leaves its document is stopped, and what it wanted to open is not asked', async ({
    page,
    serveSite,
  }) => {
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    const { port } = server.address() as AddressInfo
    const target = `'http://127.0.0.1:${port}/left'`
    const ways = [
      `location.href = ${target}`,
      `const f = document.createElement('form'); f.action = ${target}; document.body.append(f); f.submit()`,
      `location.href = '/'`,
    ]
    for (const way of ways) {
      await bench.run(way)
      expect((await bench.event('stopped')).message).toContain('Stopped')
      await expect(page.locator('#bench iframe')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(hits).toEqual([])
  })

  test('not by what packs are written against: it is gone when the example begins', async ({ page, serveSite }) => {
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    await bench.run(`
      import * as toolkit from '@reduxjs/toolkit'
      import * as data from 'harbour-library'
      const left = Object.getOwnPropertyNames(window).filter((name) => /live/i.test(name))
      const given = [...Object.keys(toolkit), ...Object.keys(data)].filter((name) => /tools|offer|report|shared/.test(name))
      console.log('left:', left.concat(given).join())`)
    await bench.event('log')
    expect(await bench.lines()).toEqual(['left: '])
  })

  test('not by messages: what is no event is left out, and the page goes on', async ({ page, serveSite }) => {
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    await bench.run(`
      const post = MessagePort.prototype.postMessage
      let isSent = false
      MessagePort.prototype.postMessage = function (message: any) {
        if (!isSent && message.type === 'events') {
          isSent = true
          post.call(this, { type: 'events', events: [{ type: 'log', level: 'log', values: [{ kind: 'html' }], at: 0, place: null }] })
          post.call(this, { type: 'events', events: 'all' })
          post.call(this, { type: 'height', height: 1e9 })
          post.call(this, '<img src=x onerror=alert(1)>')
        }
        post.call(this, message)
      }
      parent.postMessage({ type: 'events', events: [{ type: 'ready' }] }, '*')
      console.log('done')`)
    await bench.event('log')
    expect(await bench.lines()).toEqual(['done'])
    const box = await page.locator('#bench iframe').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(560)
  })

  test('not even its own origin: the document opened by itself does nothing', async ({ page, serveSite }) => {
    const site = await serveSite(LIVE_SITE)
    await openBench(page, site)
    const href = await page.evaluate(async () => {
      const seed = JSON.parse(document.querySelector('#page-seed')?.textContent ?? '')
      return (await (await fetch(seed.payload.page.live)).json()).runtime.sandbox
    })
    const response = await page.goto(site.origin + href)
    expect(response?.headers()['content-security-policy']).toContain('sandbox allow-scripts')
    expect(await page.evaluate(() => window.origin)).toBe('null')
  })
})

test.describe('examples that would freeze the page', () => {
  const ENDLESS: Record<string, string> = {
    while: 'while (true) {}',
    'while that catches': 'while (true) { try { while (true); } catch {} }',
    for: 'for (;;) ;',
    'do while': 'let n = 0\ndo n++\nwhile (n >= 0)',
    'for of': 'function* all() { for (let n = 0; ; n++) yield n }\nfor (const n of all()) n + 1',
    'promises without a pause': 'async function turn() { while (true) await null }\nturn()',
  }
  test('a loop without an end is stopped', async ({ page, serveSite }) => {
    test.slow() // each is stopped after a second and a half
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    for (const [name, code] of Object.entries(ENDLESS)) {
      await test.step(name, async () => {
        await bench.run(`export {}\n${code}`)
        const { reason, message } = await bench.event('stopped')
        expect(reason).toBe('loop')
        expect(message).toContain('Stopped: the code ran for more than 1.5 seconds')
        await expect(page.locator('#bench iframe')).toHaveCount(0)
      })
    }
  })

  test('a native function that never ends is stopped by its silence, and the next run works', async ({
    page,
    serveSite,
  }) => {
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    await bench.run(`setTimeout(() => /^(a+)+$/.test('a'.repeat(40) + '!'), 100)`)
    const { reason, message } = await bench.event('stopped')
    expect(reason).toBe('loop')
    expect(message).toContain('did not answer')
    await page.evaluate(() => window.liveRun.run([{ name: 'main.ts', code: `console.log('again')`, isShown: true }]))
    await expect(async () => expect(await bench.lines()).toContain('again')).toPass()
  })

  test('recursion without an end is an error like any other', async ({ page, serveSite }) => {
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    await bench.run('const deep = (n: number): number => deep(n + 1) + 1\ndeep(0)')
    const error = await bench.event('error')
    expect(error.message).toContain('RangeError')
    expect(error.place?.file).toBe('main.ts')
  })

  test('a flood of messages, actions or timers is stopped', async ({ page, serveSite }) => {
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    await bench.run('for (let n = 0; n < 1e6; n++) console.log(n)')
    expect((await bench.event('stopped')).reason).toBe('flood')
    expect((await bench.events('log')).length).toBeLessThan(1000)
    await bench.run('setInterval(() => { for (let n = 0; n < 50; n++) console.log(n) }, 5)')
    expect((await bench.event('stopped')).message).toContain('too many console messages')
    await bench.run(`
      import { configureStore, createSlice } from '@reduxjs/toolkit'
      const slice = createSlice({ name: 'n', initialState: 0, reducers: { more: (state) => state + 1 } })
      const store = configureStore({ reducer: slice.reducer })
      store.subscribe(() => store.dispatch(slice.actions.more()))
      store.dispatch(slice.actions.more())`)
    expect((await bench.event('stopped')).message).toContain('too many actions')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('loops that pause are no endless loops', async ({ page, serveSite }) => {
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    await bench.run(`
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      for (let n = 0; n < 20; n++) await wait(100)
      console.log('through')`)
    await bench.event('log')
    expect(await bench.events('stopped')).toEqual([])
    expect(await bench.lines()).toEqual(['through'])
  })
})

test('actions come with what they changed, and the past can be shown and gone on from', async ({ page, serveSite }) => {
  const bench = await openBench(page, await serveSite(LIVE_SITE))
  await bench.run(DESK)
  await bench.event('ready')
  const lend = bench.frame.getByRole('button', { name: 'Lend' })
  for (let n = 0; n < 3; n++) await lend.click()
  const third = await bench.event('action', ({ index }) => index === 3)
  expect(third).toMatchObject({
    actionType: 'desk/lent',
    changes: [{ path: 'desk.lent', before: { text: '2' }, after: { text: '3' } }],
  })
  await bench.act((run) => run.jump(0, 1))
  await expect(bench.frame.getByText('1 lent')).toBeVisible()
  await bench.act((run) => run.showState(0, 2))
  expect(JSON.stringify((await bench.event('state')).tree)).toContain('"2"')
  await bench.act((run) => run.jump(0, 3))
  await expect(bench.frame.getByText('3 lent')).toBeVisible()
  await bench.act((run) => run.jump(0, 0))
  await expect(bench.frame.getByText('0 lent')).toBeVisible()
  await lend.click()
  expect((await bench.event('cut')).index).toBe(1)
  await expect(bench.frame.getByText('1 lent')).toBeVisible()
})

test('the actions of one thunk belong together', async ({ page, serveSite }) => {
  const bench = await openBench(page, await serveSite(LIVE_SITE))
  await bench.run(`
    import { configureStore, createAsyncThunk } from '@reduxjs/toolkit'
    const store = configureStore({ reducer: (state: number = 0) => state + 1 })
    const load = createAsyncThunk('books/load', async (id: string) => id)
    await store.dispatch(load('bk-014'))
    console.log('done')`)
  await bench.event('log')
  const [, pending, fulfilled] = await bench.events('action')
  expect(pending?.thunk).toMatchObject({ name: 'books/load', phase: 'pending' })
  expect(fulfilled?.thunk).toEqual({ ...pending?.thunk, phase: 'fulfilled' })
})

const BOOK = {
  'api.ts': `
    import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
    export const api = createApi({
      baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
      tagTypes: ['Book'],
      endpoints: (build) => ({
        getBook: build.query<{ title: string }, string>({
          query: (id) => 'books/' + id,
          providesTags: (_book, _error, id) => [{ type: 'Book', id }],
          keepUnusedDataFor: 5,
        }),
      }),
    })
    export const { useGetBookQuery } = api`,
  'App.tsx': `
    import { useState } from 'react'
    import { ApiProvider } from '@reduxjs/toolkit/query/react'
    import { api, useGetBookQuery } from './api'
    function Book() {
      const { data, isError, refetch } = useGetBookQuery('bk-014')
      return <><p>{isError ? 'Went wrong' : (data?.title ?? 'Loading')}</p><button onClick={refetch}>Refetch</button></>
    }
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return <>{isOpen && <Book />}<button onClick={() => setOpen(false)}>Close</button></>
    }
    export default () => <ApiProvider api={api}><Page /></ApiProvider>`,
}

test('requests, cache and failures of an example with an API', async ({ page, serveSite }) => {
  const bench = await openBench(page, await serveSite(LIVE_SITE))
  await bench.run(BOOK, { hasApi: true, latency: 30 })
  await expect(bench.frame.getByText('The Left Hand of Darkness')).toBeVisible()
  const answered = await bench.event('request', ({ status }) => status !== null)
  expect(answered).toMatchObject({ method: 'GET', path: '/books/bk-014', status: 200 })
  const used = await bench.event('cache', ({ entries }) => entries[0]?.status === 'fulfilled')
  expect(used.entries).toEqual([
    {
      key: 'getBook("bk-014")',
      reducerPath: 'api',
      endpoint: 'getBook',
      kind: 'query',
      status: 'fulfilled',
      subscribers: 1,
      removedIn: null,
      tags: ['Book bk-014'],
    },
  ])
  const [pending] = (await bench.events('action')).filter(({ thunk }) => thunk?.phase === 'pending')
  expect(pending?.thunk?.name).toBe('api/getBook')
  expect((await bench.events('action')).map(({ actionType }) => actionType)).toEqual([
    '@@INIT',
    'api/executeQuery/pending',
    'api/executeQuery/fulfilled',
  ])

  await bench.act((run) => run.failNext(500))
  await bench.frame.getByRole('button', { name: 'Refetch' }).click()
  await expect(bench.frame.getByText('Went wrong')).toBeVisible()
  await bench.event('request', ({ status }) => status === 500)
  await bench.frame.getByRole('button', { name: 'Refetch' }).click()
  await expect(bench.frame.getByText('The Left Hand of Darkness')).toBeVisible()

  await bench.act((run) => run.failNext('offline'))
  await bench.act((run) => run.failNext(null))
  await bench.act((run) => run.setLatency(120))
  await bench.frame.getByRole('button', { name: 'Refetch' }).click()
  const slow = await bench.event('request', ({ id, status }) => id === 4 && status !== null)
  expect(slow.status).toBe(200)
  expect(slow.duration).toBeGreaterThanOrEqual(110)

  await bench.frame.getByRole('button', { name: 'Close' }).click()
  const unused = await bench.event('cache', ({ entries }) => entries[0]?.subscribers === 0)
  // Counted down from five seconds, of which a slow machine has lost some.
  expect(unused.entries[0]?.removedIn).toBeGreaterThan(0)
  expect(unused.entries[0]?.removedIn).toBeLessThanOrEqual(5000)
  await bench.event('cache', ({ entries }) => entries.length === 0)

  await bench.act((run) => run.reset())
  await expect(bench.frame.getByText('The Left Hand of Darkness')).toBeVisible()
})

test('mistakes are told with their place', async ({ page, serveSite }) => {
  const bench = await openBench(page, await serveSite(LIVE_SITE))
  await bench.run({ 'other.ts': 'export const a = 1', 'main.ts': 'const a = 1\nconst b = {\n  c: (1,\n}' })
  expect(await bench.event('error')).toEqual({
    type: 'error',
    kind: 'syntax',
    message: 'Unexpected `}`',
    place: { file: 'main.ts', line: 4, column: 1 },
  })
  // One that the transpiler lets through.
  await bench.run('const a = 1\nlet a = 2')
  expect(await bench.event('error')).toMatchObject({
    kind: 'syntax',
    message: "Identifier 'a' has already been declared",
    place: { file: 'main.ts', line: 2 },
  })
  await bench.run({
    'other.ts': 'export function fail() {\n  throw new Error("Broken")\n}',
    'main.ts': 'import { fail } from "./other"\nconsole.log("here")\nfail()',
  })
  expect(await bench.event('error')).toMatchObject({
    kind: 'runtime',
    message: 'Error: Broken',
    place: { file: 'other.ts', line: 2 },
  })
  expect((await bench.event('log')).place).toEqual({ file: 'main.ts', line: 2, column: null })
  await bench.run({ 'App.tsx': 'export default function App() {\n  const a = null as any\n  return <p>{a.b}</p>\n}' })
  expect(await bench.event('error')).toMatchObject({ kind: 'runtime', place: { file: 'App.tsx', line: 3 } })
  await bench.run('import a from "lodash"\na()')
  expect((await bench.event('error')).message).toContain('There is no package "lodash" here. There are: react,')
  await bench.run('fetch("https://example.com/")')
  expect((await bench.event('error')).message).toContain('This example has no network')
})

test('files are imported with and without their ending, and at need', async ({ page, serveSite }) => {
  const bench = await openBench(page, await serveSite(LIVE_SITE))
  await bench.run({
    'a/one.ts': 'export const one = 1',
    'two.tsx': 'import { one } from "./a/one.ts"\nexport const two = one + 1',
    'main.ts': 'const { two } = await import("./two")\nconsole.log(two, import.meta.env.DEV, process.env.NODE_ENV)',
  })
  await bench.event('log')
  expect(await bench.lines()).toEqual(['2 true development'])
})

test('a site below a path runs examples, too', async ({ page, serveSite }) => {
  const bench = await openBench(
    page,
    await serveSite({ ...LIVE_SITE, config: { ...LIVE_SITE.config, baseUrl: '/docs/' } }),
  )
  await bench.run(BOOK, { hasApi: true })
  await expect(bench.frame.getByText('The Left Hand of Darkness')).toBeVisible()
})
