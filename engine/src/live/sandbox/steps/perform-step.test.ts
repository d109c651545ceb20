// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readStep } from '#model/example-step.ts'
import { findControl } from './find-control.ts'
import { createHand, handlerOf } from './perform-step.ts'

// jsdom has none.
window.PointerEvent ??= MouseEvent as typeof PointerEvent

/** What the two buttons hear, in order. */
let heard: string[]
const KINDS = ['pointerover', 'pointerout', 'pointerdown', 'pointerup', 'focus', 'blur', 'click']

beforeEach(() => {
  document.body.innerHTML = '<button>Emma</button><button>Dune</button><label>Title <input></label>'
  heard = []
  for (const button of document.querySelectorAll('button'))
    for (const kind of KINDS) button.addEventListener(kind, () => heard.push(`${kind} ${button.textContent}`))
})

const control = (step: string) => {
  const found = findControl(document.body, readStep(step))
  if (!found) throw new Error(`There is no ${step}.`)
  return found
}

/** Makes the steps with one hand, and returns what was heard. */
function make(...script: string[]): string[] {
  const hand = createHand(window)
  for (const step of script) hand(control(step), readStep(step), () => heard.push('aim'))
  return heard
}

test('a hand that points does no more, and the pointer leaves where it was', () => {
  expect(make('point at Emma', 'point at Emma', 'point at Dune')).toEqual([
    ...['aim', 'pointerover Emma'],
    'aim',
    ...['aim', 'pointerout Emma', 'pointerover Dune'],
  ])
})

test('a press comes with the pointer and the focus, and after pointing not a second time', () => {
  expect(make('point at Emma', 'Emma').slice(2)).toEqual([
    ...['pointerdown Emma', 'focus Emma', 'pointerup Emma', 'aim', 'click Emma'],
  ])
})

test('the focus comes without the pointer, to fields too', () => {
  expect(make('focus Dune', 'focus Title')).toEqual(['aim', 'focus Dune', 'aim', 'blur Dune'])
  expect(document.activeElement).toBe(control('Title = Emma'))
})

test('what a step calls is what React has for it', () => {
  const props = { onClick: () => {}, onPointerEnter: () => {}, onFocus: () => {} }
  const button = Object.assign(control('Emma'), { __reactProps$1: props })
  for (const [step, name] of [
    ['Emma', 'onClick'],
    ['point at Emma', 'onPointerEnter'],
    ['focus Emma', 'onFocus'],
  ] as const)
    expect(handlerOf(button, readStep(step))).toBe(props[name])
})
