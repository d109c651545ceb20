// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isSearchShortcut } from './shortcuts.ts'

/** Whether a key pressed on an element opens search. */
function opens(key: string, init: KeyboardEventInit = {}, target: Element = document.body): boolean {
  let answer = false
  const listen = (event: KeyboardEvent) => {
    answer = isSearchShortcut(event)
  }
  document.addEventListener('keydown', listen)
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...init }))
  document.removeEventListener('keydown', listen)
  return answer
}

function added<T extends Element>(element: T): T {
  document.body.append(element)
  return element
}

test('Ctrl+K and ⌘K open search, also with Shift or Caps Lock and in a text field', () => {
  const input = added(document.createElement('input'))
  expect(opens('k', { ctrlKey: true })).toBe(true)
  expect(opens('K', { metaKey: true })).toBe(true)
  expect(opens('K', { ctrlKey: true, shiftKey: true })).toBe(true)
  expect(opens('k', { ctrlKey: true }, input)).toBe(true)
  expect(opens('k')).toBe(false)
  expect(opens('k', { ctrlKey: true, altKey: true })).toBe(false)
})

test('/ opens search', () => {
  expect(opens('/')).toBe(true)
})

test('/ with Ctrl, Alt or Meta is not ours', () => {
  expect(opens('/', { ctrlKey: true })).toBe(false)
  expect(opens('/', { altKey: true })).toBe(false)
  expect(opens('/', { metaKey: true })).toBe(false)
})

test.each(['input', 'select', 'textarea'])('/ in a %s is an ordinary character', (tag) => {
  expect(opens('/', {}, added(document.createElement(tag)))).toBe(false)
})

test('/ in editable content is an ordinary character', () => {
  const editable = added(document.createElement('div'))
  Object.defineProperty(editable, 'isContentEditable', { value: true }) // jsdom has no such property
  expect(opens('/', {}, editable)).toBe(false)
})

test('/ in a field inside a shadow root is an ordinary character', () => {
  const host = added(document.createElement('div'))
  const input = document.createElement('input')
  host.attachShadow({ mode: 'open' }).append(input)
  expect(opens('/', {}, input)).toBe(false)
})
