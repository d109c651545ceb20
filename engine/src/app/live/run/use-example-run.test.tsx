// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { LiveExample, LiveRuntime } from '#model/live.ts'
import { logRows } from '#model/log-rows.ts'
import type { Moment } from '#model/recording.ts'
import { leftAt } from '../left-at.ts'
import { type ExampleRun, useExampleRun } from './use-example-run.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** A run in which nothing happens but what a test says. */
const session = vi.hoisted(() => ({ run: (..._: unknown[]) => {}, show: (_: unknown) => {} }))
vi.mock('./use-live-run.ts', async () => {
  const { useState } = await import('react')
  return {
    useLiveRun() {
      const [replayed, show] = useState<unknown>(null)
      session.show = show
      return { record: { replayed }, run: session.run }
    },
  }
})

const files = [{ name: 'App.tsx', code: 'export default () => null', isShown: true }]
const example: LiveExample = {
  id: 'desk',
  title: 'Desk',
  files,
  entry: 'App.tsx',
  hasApi: false,
  latency: 300,
  proof: { press: ['Lend', 'Return'], shows: null, logs: [] },
}
const press: Moment = {
  at: 500,
  kind: 'press',
  title: 'Lend',
  detail: '',
  place: null,
  changes: [],
  picture: 0,
  says: '',
}
const rows = logRows({ length: 900, pictures: [''], spans: [], moments: [press] })

/** An example that is run once: from its start, or from where a recording was left. */
async function runOnce({ fromRecording }: { fromRecording: boolean }) {
  let latest = {} as ExampleRun
  const run = vi.fn()
  session.run = run
  const frame = { current: null }
  const options = { example, files, runtime: {} as LiveRuntime, isEdited: false, since: 0, preview: frame, frame }
  function Probe({ presses }: { presses: number }) {
    latest = useExampleRun({ ...options, presses })
    return null
  }
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(() => root.unmount()))
  if (fromRecording) leftAt.set(frame, [rows, 0])
  await act(async () => root.render(<Probe presses={1} />))
  /** What it tells of its presses; null is what every run begins with. */
  const says = (replayed: { missing: string | null } | null) => act(async () => session.show(replayed))
  return { run, says, notice: () => latest.notice, begin: () => latest.begin }
}

test('where a press is missing it runs from its start, once, and says so', async () => {
  const { run, says, notice } = await runOnce({ fromRecording: true })
  expect(run.mock.calls).toEqual([[files, ['Lend']]])
  await says({ missing: 'Lend' })
  expect(run.mock.calls.slice(1)).toEqual([[files, []]])
  expect(notice()).toContain('There is no “Lend” to press')
  await says(null)
  await says({ missing: 'Win a prize' })
  expect(run).toHaveBeenCalledTimes(2)
  expect(notice()).toContain('There is no “Lend” to press')
})

test('an example of which no press was asked for is believed nothing about any', async () => {
  const { run, says, notice, begin } = await runOnce({ fromRecording: false })
  expect(run.mock.calls).toEqual([[files, []]])
  await says(null)
  await says({ missing: 'Win a prize' })
  await says({ missing: 'Win a prize' })
  await says({ missing: null })
  expect(run).toHaveBeenCalledTimes(1)
  expect([notice(), begin()]).toEqual([null, null])
})

test('a run that has come to where the recording was says so', async () => {
  const { run, says, notice, begin } = await runOnce({ fromRecording: true })
  await says({ missing: null })
  expect(run).toHaveBeenCalledTimes(1)
  expect(notice()).toBeNull()
  expect(begin()).toContain('It goes on where the recording was, at 0.5 s.')
})
