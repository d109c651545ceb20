import { expect, test, vi } from 'vitest'
import type { LiveExample } from '#model/live.ts'
import type { Problem } from '#model/problem.ts'
import type { Recording } from '#model/recording.ts'
import { liveSettings } from '../bundle/live-settings.ts'
import type { LiveSource, RecordedSite, recordSite } from '../recordings/record-site.ts'
import { openDevRecordings } from './dev-recordings.ts'

const settings = liveSettings('/site', {
  live: { packs: [], inDevelopment: [], standIns: {} },
  samples: { modules: {}, api: null },
})
const pageWith = (code: string, id = 'desk'): LiveSource => {
  const example: LiveExample = {
    ...{ id, title: 'Desk', entry: 'App.tsx', hasApi: false, latency: 0 },
    files: [{ name: 'App.tsx', code, isShown: true }],
    proof: { press: [], shows: null, logs: [] },
  }
  return { source: 'desk.mdx', text: '', examples: [example] }
}
const RECORDING: Recording = { length: 0, pictures: ['<p>1</p>'], moments: [], spans: [] }
const right: RecordedSite = {
  ...{ recordings: new Map([['desk.mdx', { desk: RECORDING }]]), problems: [], made: 1, all: 1 },
}
const wrong = (...problems: Problem[]): RecordedSite => ({ recordings: new Map(), problems, made: 1, all: 1 })

/** Recordings whose results the test gives, one after the other. */
function opened() {
  const given: Array<(result: RecordedSite | Error) => void> = []
  const record = vi.fn<typeof recordSite>(
    () => new Promise((resolve, reject) => given.push((it) => (it instanceof Error ? reject(it) : resolve(it)))),
  )
  const told: string[] = []
  const listeners = { onProblems: () => told.push('problems'), onRecordings: () => told.push('recordings') }
  const recordings = openDevRecordings(listeners, record)
  const answer = async (result: RecordedSite | Error) => {
    given.shift()?.(result)
    await new Promise(setImmediate)
  }
  return { recordings, record, told, answer }
}

test('what an example did is known until it changes, and told when it is another', async () => {
  const { recordings, told, answer } = opened()
  recordings.check(settings, [pageWith('1')])
  expect(recordings.of([pageWith('1')]).size).toBe(0)
  await answer(right)
  expect(told).toEqual(['recordings'])
  expect(recordings.of([pageWith('1')])).toEqual(right.recordings)
  expect(recordings.of([pageWith('2')]).size).toBe(0)
  recordings.check(settings, [pageWith('1')])
  await answer(right)
  expect(told).toEqual(['recordings'])
})

test('an example whose name every object has is not taken for one that was recorded', async () => {
  const { recordings, told, answer } = opened()
  recordings.check(settings, [pageWith('1', 'constructor')])
  await answer(right)
  expect(recordings.of([pageWith('1', 'constructor')]).size).toBe(0)
  expect(told).toEqual([])
})

test('edits that come while one is recorded are recorded afterwards, together', async () => {
  const { recordings, record, answer } = opened()
  for (const code of ['1', '2', '3']) recordings.check(settings, [pageWith(code)])
  expect(record).toHaveBeenCalledTimes(1)
  await answer(right)
  expect(record.mock.calls.map(([, [page]]) => page?.examples[0]?.files[0]?.code)).toEqual(['1', '3'])
})

test('an example that does something else is a problem until it is mended', async () => {
  const { recordings, told, answer } = opened()
  recordings.check(settings, [pageWith('1')])
  await answer(wrong({ message: 'It shows: 2', place: { file: 'content/desk.mdx' } }))
  expect(recordings.problems).toEqual([{ message: 'It shows: 2', place: { file: 'content/desk.mdx' } }])
  recordings.check(settings, [pageWith('2')])
  await answer(right)
  expect(recordings.problems).toEqual([])
  expect(told).toEqual(['problems', 'problems', 'recordings'])
})

test('what cannot be recorded is said, and what is known stays', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { recordings, told, answer } = opened()
  recordings.check(settings, [pageWith('1')])
  await answer(right)
  recordings.check(settings, [pageWith('1')])
  await answer(new Error('no thread'))
  expect(said).toHaveBeenCalledOnce()
  expect(recordings.of([pageWith('1')])).toEqual(right.recordings)
  recordings.check(settings, [pageWith('1')])
  recordings.close()
  await answer(new Error('ended'))
  expect(said).toHaveBeenCalledOnce()
  expect(told).toEqual(['recordings'])
  said.mockRestore()
})
