import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { LiveExample } from '#model/live.ts'
import { formatProblem } from '#model/problem.ts'
import { liveSettings } from '../bundle/live-settings.ts'
import { recordSite } from './record-site.ts'
import { recordingsFile } from './site-recordings.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'record-site-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const settings = liveSettings(root, {
  live: { packs: [], inDevelopment: [], standIns: {} },
  samples: { modules: {}, api: null },
})

const TEXT = '# Desk\n\n<Live title="Desk" press="Lend" shows="1 lent">\n\n</Live>\n'
const CODE = `import { useState } from 'react'
export default function App() {
  const [lent, setLent] = useState(0)
  return <button onClick={() => setLent(lent + 1)}>{lent === 0 ? 'Lend' : lent + ' lent'}</button>
}`
const example = (changes: Partial<LiveExample> = {}): LiveExample => ({
  ...{ id: 'desk', title: 'Desk', entry: 'App.tsx', hasApi: false, latency: 0 },
  files: [{ name: 'App.tsx', code: CODE, isShown: true }],
  proof: { press: ['Lend'], shows: '1 lent', logs: [] },
  ...changes,
})
const record = (changes?: Partial<LiveExample>, skip = false) =>
  recordSite(settings, [{ source: 'desk.mdx', text: TEXT, examples: [example(changes)] }], { skip })

test('an example is run when it or what it is run with has changed, and twice the same', async () => {
  expect((await record({}, true)).recordings.size).toBe(0)
  const first = await record()
  expect(first).toMatchObject({ made: 1, all: 1, problems: [] })
  expect(await record()).toEqual({ ...first, made: 0 })
  expect(await record({}, true)).toEqual({ ...first, made: 0 })

  rmSync(join(root, '.cache/recordings'), { recursive: true })
  const again = await record()
  expect(again.made).toBe(1)
  const fileOf = ({ recordings }: typeof first) => recordingsFile('guide/desk', recordings.get('desk.mdx'))
  expect(fileOf(again)).toEqual(fileOf(first))
  expect(fileOf(first)?.path).toMatch(/^assets\/recordings\/guide-desk\.[0-9a-f]{8}\.json$/)

  expect((await record({ latency: 1 })).made).toBe(1)
})

test('an example that does something else than its page says is a problem at its tag', async () => {
  const { recordings, problems } = await record({ proof: { press: ['Lend'], shows: '2 lent', logs: [] } })
  expect(recordings.size).toBe(0)
  expect(problems.map(formatProblem)).toMatchInlineSnapshot(`
    [
      "content/desk.mdx:3:1  The live example "Desk" does not do what its page says. It shows: 1 lent
      The example says: 2 lent
        1 | # Desk
        2 |
      > 3 | <Live title="Desk" press="Lend" shows="1 lent">
          | ^
        4 |",
    ]
  `)
  const unsaid = await record({ says: [{ title: 'Return', sentence: 'It comes back.' }] })
  expect(unsaid.problems[0]?.message).toContain('There is a sentence about "Return", and no such moment follows.')
})
