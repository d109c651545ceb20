import { expect, test } from 'vitest'
import type { Explainer } from '#model/explainer.ts'
import { readExplainer } from './read-explainer.ts'

const EXPLAINER: Explainer = {
  ...{ kind: 'lamps', title: 'Lamps', question: 'Why?', answer: 'So.', telling: { scene: 0, stop: 1 } },
  scenes: [
    {
      ...{ label: 'One', length: 900 },
      stops: [
        { at: 0, title: 'Start', says: 'Off.', facts: 1 },
        { at: 700, title: 'Load', says: 'On.', facts: 2 },
      ],
      facts: [
        { at: 0, name: 'flags', value: { isOn: false } },
        { at: 700, name: 'flags', value: null },
      ],
    },
  ],
}

test('an explainer is read as it was written', () => {
  expect(readExplainer(JSON.parse(JSON.stringify({ ...EXPLAINER, more: 1 })))).toEqual(EXPLAINER)
})

const [SCENE] = EXPLAINER.scenes
const withScene = (changes: object) => ({ ...EXPLAINER, scenes: [{ ...SCENE, ...changes }] })

test.each([
  ['nothing', null],
  ['a list', [EXPLAINER]],
  ['a kind that nobody draws', { ...EXPLAINER, kind: 'constructor' }],
  ['no scenes', { ...EXPLAINER, scenes: [] }],
  ['a moment that is not there', { ...EXPLAINER, telling: { scene: 0, stop: 2 } }],
  ['half a moment', { ...EXPLAINER, telling: { scene: 0, stop: 0.5 } }],
  ['a question that is no text', { ...EXPLAINER, question: { html: 'x' } }],
  ['an answer without end', { ...EXPLAINER, answer: 'x'.repeat(1e5) }],
  ['no stops', withScene({ stops: [] })],
  ['more facts than there could be', withScene({ facts: Array(1e4).fill({ at: 0, name: 'a', value: 1 }) })],
  [
    'a fact without a value',
    withScene({
      facts: [
        { at: 0, name: 'a' },
        { at: 0, name: 'b' },
      ],
    }),
  ],
  ['time that runs backward', withScene({ stops: SCENE?.stops.toReversed() })],
  ['a stop after the end', withScene({ length: 100 })],
  ['endless time', withScene({ length: Number.POSITIVE_INFINITY })],
])('%s is none', (_, value) => {
  expect(readExplainer(value)).toBeNull()
})
