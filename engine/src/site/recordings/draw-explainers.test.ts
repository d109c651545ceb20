import { expect, test } from 'vitest'
import type { Explainer } from '#model/explainer.ts'
import type { PageRecordings, Recording } from '#model/recording.ts'
import { drawExplainers, NO_DRAWINGS } from './draw-explainers.ts'

const RECORDING: Recording = { length: 0, pictures: [''], moments: [], spans: [] }
const EXPLAINER: Explainer = {
  ...{ kind: 'lamps', title: 'Lamps', question: '?', answer: '!', telling: { scene: 0, stop: 0 } },
  scenes: [],
}
const surroundings = { version: '2.0.0', baseUrl: '/docs/', styles: { lamps: 'assets/lamps.css' } }

test('explainers are drawn with the address of their style sheet', async () => {
  const recordings = new Map<string, PageRecordings>([
    ['a.mdx', { plain: RECORDING }],
    ['b.mdx', { plain: RECORDING, board: { ...RECORDING, explainer: EXPLAINER } }],
  ])
  const drawings = await drawExplainers(recordings, {
    ...surroundings,
    load: async () => (explainer, dress) => `${explainer.title} ${JSON.stringify(dress)}`,
  })
  expect([...drawings].map(([source, drawn]) => [source, [...drawn]])).toEqual([
    ['b.mdx', [['board', 'Lamps {"version":"2.0.0","styleSheet":"/docs/assets/lamps.css"}']]],
  ])
})

test('nothing that draws is loaded for a site without explainers', async () => {
  const load = () => Promise.reject(new Error('It was loaded.'))
  expect(await drawExplainers(new Map([['a.mdx', { plain: RECORDING }]]), { ...surroundings, load })).toBe(NO_DRAWINGS)
})
