import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import vm from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import type { LiveExample } from '#model/live.ts'
import { bundlePacks } from '#site/bundle/bundle-packs.ts'
import { liveSettings } from '#site/bundle/live-settings.ts'
import { type RecordResult, recordExample } from './record-example.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'record-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A pack with an API that answers after its latency, and a list of actions that it tells. */
const PACK = `
import { tools } from ${JSON.stringify(`${ENGINE_ROOT}src/live/sandbox/pack.ts`)}
const api = tools.watchMockApi({
  latency: 0,
  failNext() {},
  async fetch(request) {
    await new Promise((resolve) => setTimeout(resolve, api.latency))
    return Response.json({ path: new URL(request.url).pathname, at: Date.now(), chance: Math.random() })
  },
})
tools.answerFetch(api)
let state = { said: 'nothing' }
let index = 0
tools.offer({
  told: {
    tell(actionType, said) {
      const next = { said }
      const changes = tools.stateDiff(state, next)
      state = next
      const action = tools.showValue({ type: actionType, payload: said })
      tools.report({ type: 'action', store: 0, index: ++index, at: tools.now(), actionType, action, thunk: null, changes })
    },
  },
})
`

const APP = `import { useState } from 'react'
import { tell } from 'told'

export default function App() {
  const [text, setText] = useState('idle')
  const [name, setName] = useState('')
  async function load() {
    setText('loading')
    tell('books/loading', name)
    const response = await fetch('/books')
    const { path } = await response.json()
    tell('books/loaded', path)
    setText(\`\${path} for \${name}\`)
  }
  return (
    <section className="x" style={{ color: 'red' }}>
      <label>Name <input value={name} onChange={(event) => setName(event.target.value)} /></label>
      <button onClick={load} disabled={name === ''}>Load</button>
      <p id="p" onClick={() => {}}>{text}</p>
    </section>
  )
}
`

let packs: vm.Script[]
beforeAll(async () => {
  const file = join(root, 'live/told.ts')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, PACK)
  const live = { packs: [{ entry: 'live/told.ts', packages: ['told'] }], inDevelopment: [], standIns: {} }
  const settings = liveSettings(root, { live, samples: { modules: {}, api: null } })
  packs = (await bundlePacks(settings)).map((code) => new vm.Script(code))
})

const example = (code: string, proof: Partial<LiveExample['proof']> = {}): LiveExample => ({
  id: 'a',
  title: 'A',
  files: [{ name: 'App.tsx', code, isShown: true }],
  entry: 'App.tsx',
  hasApi: true,
  latency: 600,
  proof: { press: [], shows: null, logs: [], ...proof },
})
const record = (code: string, proof?: Partial<LiveExample['proof']>) => recordExample(example(code, proof), packs)
const recorded = (result: RecordResult) => {
  if ('fault' in result) throw new Error(`${result.fault.message} ${result.fault.hint}`)
  return result.recording
}

const PROOF = { press: ['Name = Ada', 'Load'], shows: '/books for Ada', logs: ['books/loading', 'books/loaded'] }

test('a run is told moment by moment, on a clock of its own, with the lines that led there', async () => {
  const { moments, pictures, spans, length } = recorded(await record(APP, PROOF))
  expect(moments.map(({ at, kind, title, detail, place }) => [at, kind, title, detail, place?.line])).toEqual([
    [0, 'start', 'Start', '', undefined],
    [700, 'press', 'Name = Ada', '', 17],
    [1400, 'press', 'Load', '', 7],
    [1400, 'action', 'books/loading', "'Ada'", 9],
    [1400, 'request', 'GET /books', '', 10],
    [2000, 'answer', '200 /books', '', 10],
    [2000, 'action', 'books/loaded', "'/books'", 12],
  ])
  expect(length).toBe(2000)
  expect(spans).toEqual([{ lane: 'GET /books', kind: 'request', from: 1400, to: 2000, state: 'data' }])
  expect(moments[3]?.changes).toMatchObject([{ path: 'said', before: { text: "'nothing'" }, after: { text: "'Ada'" } }])
  expect(moments.map(({ picture }) => /<p>(.*)<\/p>/.exec(pictures[picture] ?? '')?.[1])).toEqual([
    ...['idle', 'idle', 'idle', 'loading', 'loading'],
    ...['loading', '/books for Ada'],
  ])
})

test('pictures keep what is typed and what is disabled, and nothing that could run, lead away or be mistaken for the page', async () => {
  const { pictures } = recorded(await record(APP, PROOF))
  expect(pictures[0]).toBe(
    '<div style="color:red"><label>Name <input></label><button disabled>Load</button><p>idle</p></div>',
  )
  expect(pictures.at(-1)).toBe(
    '<div style="color:red"><label>Name <input value="Ada"></label><button>Load</button><p>/books for Ada</p></div>',
  )
})

test('the same example is the same recording to the letter, chance and time of day included', async () => {
  const code = `export default function App() {
    const [id] = [crypto.randomUUID()]
    return <p>{Math.random()} {new Date().toLocaleString()} {Date.now()} {performance.now()} {id}</p>
  }`
  const [first, second] = [await record(code), await record(code)]
  expect(JSON.stringify(recorded(first))).toBe(JSON.stringify(recorded(second)))
  expect(recorded(first).pictures[0]).toContain('1/5/2026, 9:00:00 AM')
})

test('what an example does not do is a fault', async () => {
  expect(await record(APP, { ...PROOF, shows: 'something else' })).toMatchObject({
    fault: { message: 'It shows: Name Load /books for Ada', hint: 'The example says: something else' },
  })
  expect(await record(APP, { ...PROOF, logs: ['books/loaded', 'books/loading'] })).toMatchObject({
    fault: { message: 'The action "books/loading" does not occur where it should.' },
  })
  expect(await record(APP, { press: ['Lend'] })).toMatchObject({
    fault: { message: 'There is nothing called "Lend" to press.', hint: 'The example shows: Name Load idle' },
  })
  expect(await record(APP, { press: ['Load'] })).toMatchObject({ fault: {} }) // it is disabled
})

test('an example that fails has no recording', async () => {
  const thrown = `export default function App() {
    return <button onClick={() => { throw new Error('No book') }}>Go</button>
  }`
  expect(await record(thrown, { press: ['Go'] })).toMatchObject({
    fault: { message: 'It fails when it runs: Error: No book (App.tsx, line 2)' },
  })
  const rejected = `export default function App() {
    return <button onClick={async () => { await null; throw new Error('No shelf') }}>Go</button>
  }`
  expect(await record(rejected, { press: ['Go'] })).toMatchObject({
    fault: { message: 'It fails when it runs: No shelf' },
  })
  expect(await record('export default function App() { while (true) {} }')).toMatchObject({
    fault: { message: expect.stringContaining('no end') },
  })
})

test('a control that is there for a moment only is pressed at once', async () => {
  const code = `import { useState } from 'react'
export default function App() {
  const [state, setState] = useState('idle')
  const start = () => {
    setState('running')
    setTimeout(() => setState((now) => now === 'running' ? 'done' : now), 600)
  }
  return state === 'running' ? <button onClick={() => setState('stopped')}>Stop</button> : <button onClick={start}>{state}</button>
}`
  const { moments } = recorded(await record(code, { press: ['idle', 'at once Stop'], shows: 'stopped' }))
  expect(moments.map(({ at, title }) => [at, title])).toEqual([
    [0, 'Start'],
    [700, 'idle'],
    [700, 'Stop'],
  ])
})

test('polling is recorded for a while', async () => {
  const code = `import { useEffect, useState } from 'react'
export default function App() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => fetch('/poll').then(() => setCount((n) => n + 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return <p>{count} answers</p>
}`
  const { moments } = recorded(await record(code, { shows: '3 answers' }))
  const answers = moments.filter(({ kind }) => kind === 'answer').map(({ at }) => at)
  expect(answers.slice(0, 3)).toEqual([1600, 2600, 3600])
  expect(answers.length).toBeLessThan(10)
})

test('what is drawn with the next frame came of the last action, also where nothing rests after it; a clock did not', async () => {
  const code = `import { useEffect, useState } from 'react'
import { tell } from 'told'
export default function App() {
  const [count, setCount] = useState(0)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const poll = async () => {
      await fetch('/poll')
      tell('polled', '')
      requestAnimationFrame(() => setCount((n) => n + 1))
    }
    const timers = [setInterval(poll, 1000), setInterval(() => setSeconds((n) => n + 1), 650)]
    return () => timers.forEach(clearInterval)
  }, [])
  return <><p>{count}</p><i>{seconds}</i></>
}`
  const { moments, pictures } = recorded(await record(code, { shows: '3' }))
  const polled = moments.filter(({ title }) => title === 'polled').slice(0, 2)
  expect(polled.map(({ picture }) => pictures[picture])).toEqual(['<p>1</p><i>2</i>', '<p>2</p><i>4</i>'])
})

test('an example that explains something tells facts, scenario by scenario, and is silent in the console', async () => {
  const code = `import { useEffect, useState } from 'react'
export default function App() {
  const [count, setCount] = useState(0)
  console.debug('count', { count, none: undefined, list: [count] })
  useEffect(() => {
    if (count === 1) setTimeout(() => console.debug('late'), 30_000)
  }, [count])
  return <button onClick={() => setCount(count + 1)}>More</button>
}`
  const scenario = (label: string, press: string[], titles: string[]) => ({
    ...{ label, press },
    says: titles.map((title) => ({ title, sentence: `About ${title}.` })),
  })
  const explain = {
    ...({ kind: 'lamps', telling: { scene: 0, stop: 0 }, question: 'Why?', answer: 'So.' } as const),
    scenarios: [
      scenario('Twice', ['More', 'at once More'], ['More', 'More', 'count']),
      scenario('Long', ['More', 'wait 31 s'], ['Start', 'late', 'wait 31 s']),
    ],
  }
  const result = recorded(await recordExample({ ...example(code), explain }, packs))
  expect(result.moments.map(({ kind }) => kind)).toEqual(['start'])
  const [twice, long] = result.explainer?.scenes ?? []
  expect(twice).toEqual({
    label: 'Twice',
    length: 1400,
    stops: [
      { at: 700, title: 'More', says: 'About More.', facts: 3 },
      { at: 700, title: 'More', says: 'About More.', facts: 4 },
      { at: 700, title: 'count', says: 'About count.', facts: 5 },
    ],
    facts: [
      { at: 0, name: 'count', value: { count: 0, list: [0] } },
      { at: 700, name: 'press', value: 'More' },
      { at: 700, name: 'count', value: { count: 1, list: [1] } },
      { at: 700, name: 'press', value: 'More' },
      { at: 700, name: 'count', value: { count: 2, list: [2] } },
    ],
  })
  expect(long?.stops.map(({ at, facts }) => [at, facts])).toEqual([
    [0, 1],
    [30_700, 4],
    [31_700, 4],
  ])
  expect(long?.facts.at(-1)).toEqual({ at: 30_700, name: 'late', value: null })
  expect(long?.length).toBe(31_700)

  const unsaid = { ...explain, scenarios: [scenario('Once', ['More'], ['Less'])] }
  expect(await recordExample({ ...example(code), explain: unsaid }, packs)).toMatchObject({
    fault: {
      message: '"Once": There is a sentence about "Less", and no such moment follows.',
      hint: 'In order: Start, count, More',
    },
  })
})
