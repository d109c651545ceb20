import { expect, test } from 'vitest'
import { readStep, stepsToPress } from './example-step.ts'

test('a step presses, fills, comes near, comes at once, or waits', () => {
  expect(readStep('Lend')).toMatchObject({ name: 'Lend', text: null, isAtOnce: false, wait: null })
  expect(readStep('Title = Emma')).toMatchObject({ name: 'Title', text: 'Emma', wait: null })
  expect(readStep('at once Cancel')).toMatchObject({ name: 'Cancel', isAtOnce: true, title: 'Cancel' })
  expect(readStep('point at Dune')).toMatchObject({ name: 'Dune', act: 'point', title: 'point at Dune' })
  expect(readStep('at once focus Dune')).toMatchObject({ name: 'Dune', act: 'focus', isAtOnce: true })
  expect(readStep('focus = on')).toMatchObject({ name: 'focus', act: 'press', text: 'on' })
  expect(readStep('wait 61 s')).toMatchObject({ wait: 61_000 })
  expect(readStep('wait for it')).toMatchObject({ name: 'wait for it', wait: null })
})

test('what leads to a press has the waits before it, which are no presses, and none after it', () => {
  const script = ['wait 1 s', 'Load', 'wait 61 s', 'Load again', 'wait 2 s']
  expect(stepsToPress(script, 0)).toEqual([])
  expect(stepsToPress(script, 1)).toEqual(['wait 1 s', 'Load'])
  expect(stepsToPress(script, 2)).toEqual(['wait 1 s', 'Load', 'wait 61 s', 'Load again'])
  expect(stepsToPress(script, 9)).toEqual(script)
})
