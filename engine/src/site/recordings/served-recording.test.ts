import { expect, test } from 'vitest'
import type { LiveExample } from '#model/live.ts'
import type { Moment, Recording } from '#model/recording.ts'
import { servedRecording, servedRecordings } from './served-recording.ts'

const moment = (kind: Moment['kind'], title: string, more: Partial<Moment> = {}): Moment => ({
  ...{ at: 0, kind, title, detail: '', place: null, changes: [], picture: 0, says: '' },
  ...more,
})
const recordingOf = (moments: Moment[], pictures = ['<p>1 lent</p>']): Recording => ({
  ...{ length: 0, pictures, moments, spans: [] },
})
const EXAMPLE: LiveExample = {
  ...{ id: 'desk', title: 'Desk', entry: 'App.tsx', hasApi: false, latency: 0, files: [] },
  proof: { press: [], shows: '1 "lent"', logs: [] },
}
const served = (recording: Recording, isFolded = false) =>
  servedRecording(EXAMPLE, recording, { version: '1.2.3', isFolded })

test('the last picture and the short log, in a fold that says what they were recorded with', () => {
  const moments = [
    moment('start', 'Start'),
    moment('press', 'Lend', { at: 700 }),
    moment('action', 'desk/lent/pending', { at: 700 }),
    moment('request', 'GET /books', { at: 700 }),
    moment('action', 'desk/lent/pending', { at: 710 }),
    moment('answer', '200 /books', { at: 1300 }),
    moment('action', 'desk/lent/fulfilled', { at: 1300, picture: 1 }),
  ]
  expect(
    served(recordingOf(moments, ['<p>0</p>', '<h1>1</h1>'])).replaceAll(/(?=<(?:div|p|li|ol)\b)/g, '\n'),
  ).toMatchInlineSnapshot(`
    "<details><summary><span>Result and what happened</span><span class="fold-amount">recorded with 1.2.3</span></summary>
    <div class="live-end">
    <div>
    <p><small>at the end</small> <b>Result</b></p>
    <div role="img" aria-label="Picture of the result: 1 &quot;lent&quot;">
    <div inert>
    <div><b>1</b></div></div></div></div>
    <div>
    <p><small>desk/…</small> <b>What happened</b></p>
    <ol>
    <li><small>0.7 s</small> <kbd>Lend</kbd></li>
    <li><small>0.7 s</small> lent/pending ×2</li>
    <li><small>1.3 s</small> lent/fulfilled</li></ol></div></div></details>"
  `)
})

test('it lies open where the reader unfolds it with the example', () => {
  const recording = recordingOf([moment('console', 'a <b>')])
  expect(served(recording, true)).toMatch(/^<details open>/)
  expect(served(recording)).toMatch(/^<details>.*<li><small>0\.0 s<\/small> a &lt;b&gt;<\/li>/)
})

test('a long log is cut off, and so are its long lines', () => {
  const many = (count: number) =>
    served(recordingOf(Array.from({ length: count }, (_, index) => moment('console', `line ${index}`))))
  expect(many(13)).not.toContain('more')
  expect(many(14)).toContain('line 11</li><li>… 2 more</li></ol>')
  expect(served(recordingOf([moment('console', 'long '.repeat(100))]))).toMatch(/ (?:long ){14}lo…<\/li>/)
})

test('requests tell what happened where no action does', () => {
  expect(served(recordingOf([moment('request', 'GET /books')]))).toContain('GET /books')
})

test('nothing is served where there is nothing to tell', () => {
  expect(served(recordingOf([moment('start', 'Start')], ['']))).toBe('')
  const of = servedRecordings([EXAMPLE], { desk: recordingOf([moment('start', 'Start')]) }, '1.2.3')
  expect(of('desk', false)).toContain('1 lent')
  expect(of('desk', false)).not.toContain('What happened')
  expect(of('toString', false)).toBe('')
  expect(servedRecordings([EXAMPLE], undefined, '1.2.3')('desk', false)).toBe('')
})

test('a picture that no recorder has written ends the build, and says how to get another', () => {
  expect(() => served(recordingOf([moment('start', 'Start')], ['<img src="x">']))).toThrowErrorMatchingInlineSnapshot(
    `[Error: The recording of the live example "Desk" has a picture that no recorder has written. Delete .cache/recordings.]`,
  )
})
