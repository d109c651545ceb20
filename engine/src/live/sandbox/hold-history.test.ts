// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { holdHistory } from './hold-history.ts'
import { MOVED } from './moved-message.ts'

/** What is held is held for all of the document: put back when these tests are over. */
const owners = [History.prototype, EventTarget.prototype, HTMLElement.prototype]
const before = owners.map((owner) => Object.entries(Object.getOwnPropertyDescriptors(owner)))
const added = vi.spyOn(window, 'addEventListener')
const onMoved = vi.fn()
/** As a browser dispatches a reader's press: by what was there before. */
const { dispatchEvent } = EventTarget.prototype

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  holdHistory(onMoved)
})
afterAll(() => {
  owners.forEach((owner, index) => {
    for (const [name, was] of before[index] ?? []) if (was.configurable) Object.defineProperty(owner, name, was)
  })
  for (const call of added.mock.calls) window.removeEventListener(...(call as Parameters<typeof removeEventListener>))
  Reflect.deleteProperty(window, 'navigation')
})
beforeEach(() => {
  document.body.innerHTML = `
    <a id="link" href="#away"><b id="inside">text</b></a>
    <map><area id="area" href="#away"></map>
    <svg><a id="drawn" href="#away"><text>text</text></a></svg>
    <math><mi id="formula" href="#away">x</mi></math>
    <button id="button">Lend</button>`
})

const byId = (id: string) => document.getElementById(id) as HTMLElement
const press = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init })
/** Whether the browser would follow a link that code has pressed so. */
const isFollowed = (target: EventTarget, event: Event) => {
  target.dispatchEvent(event)
  return !event.defaultPrevented
}
/** The same for a reader's press. */
const isFollowedByHand = (target: EventTarget) => {
  const event = press()
  dispatchEvent.call(target, event)
  return !event.defaultPrevented
}

test('there is no way to add to the history, or to go through it', () => {
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward'] as const) {
    expect(history[name], name).toBeUndefined()
  }
  expect('navigation' in window && window.navigation).toBeFalsy()
})

test('a press on a link of any kind, or on something in it, leads nowhere', () => {
  for (const id of ['link', 'inside', 'area', 'drawn', 'formula']) {
    expect([isFollowed(byId(id), press()), isFollowedByHand(byId(id))], id).toEqual([false, false])
  }
  expect(isFollowedByHand(byId('button'))).toBe(true)
  byId('link').click()
  expect(location.hash).toBe('')
})

test('all else is pressed as ever, and hears of it', () => {
  const heard = vi.fn()
  byId('button').addEventListener('click', heard)
  byId('link').addEventListener('click', heard)
  byId('button').click()
  expect(isFollowed(byId('button'), press())).toBe(true)
  expect(heard).toHaveBeenCalledTimes(2)
  byId('link').click()
  expect(heard).toHaveBeenCalledTimes(3) // the handler of a link of the example runs
  expect(isFollowed(byId('link'), new Event('note', { cancelable: true }))).toBe(true)
})

test('a link that is in no document, in a shadow or in a slot is no way out', () => {
  const loose = document.createElement('a')
  loose.href = '#away'
  loose.append(document.createElement('b'))
  expect(isFollowed(loose.firstElementChild as Element, press())).toBe(false)
  const heard = vi.fn()
  loose.addEventListener('click', ({ defaultPrevented }) => heard(defaultPrevented))
  loose.click()
  expect(heard.mock.calls).toEqual([[true]])

  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = '<i>slotted</i>'
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.innerHTML = '<a href="#away"><slot></slot></a>'
  expect(isFollowed(host.querySelector('i') as Element, press())).toBe(false)
  const outer = document.createElement('a')
  outer.href = '#away'
  document.body.append(outer)
  outer.append(host)
  shadow.innerHTML = '<b></b>'
  expect(isFollowed(shadow.querySelector('b') as Element, press())).toBe(false)
  expect(location.hash).toBe('')
})

test('a press that cannot be cancelled does not reach a link at all', () => {
  const heard = vi.fn()
  byId('link').addEventListener('click', heard)
  expect(byId('link').dispatchEvent(press({ cancelable: false }))).toBe(true)
  expect(heard).not.toHaveBeenCalled()
})

test('an example that has replaced what a press is looked up by is held all the same', () => {
  const { preventDefault, composedPath } = Event.prototype
  const { matches } = Element.prototype
  try {
    Object.assign(Event.prototype, { preventDefault: () => {}, composedPath: () => [] })
    Object.assign(Element.prototype, { matches: () => false })
    expect(isFollowed(byId('inside'), press())).toBe(false)
    expect(isFollowedByHand(byId('inside'))).toBe(false)
  } finally {
    Object.assign(Event.prototype, { preventDefault, composedPath })
    Object.assign(Element.prototype, { matches })
  }
})

test('an address that was changed by location is told, with what it would do', () => {
  window.dispatchEvent(new Event('hashchange'))
  expect(onMoved.mock.calls).toEqual([[MOVED]])
})
