// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isReaderActing, watchReader } from './reader-acts.ts'

/** Events that are made by code are not trusted, and say so in a property that nobody can change: this one is as a hand makes it. */
function press(name: string): void {
  const event = new Event(name)
  const trusted = new Proxy(event, { get: (of, key) => (key === 'isTrusted' ? true : Reflect.get(of, key)) })
  for (const listener of listeners.get(name) ?? []) listener(trusted)
}

const listeners = new Map<string, Array<(event: Event) => void>>()

test('a press lasts until the thread is free again; events that code has made are none', () => {
  const rested: Array<() => void> = []
  const { addEventListener } = window
  window.addEventListener = (name: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
    expect(options).toBe(true) // before any listener of the example
    listeners.set(name, [...(listeners.get(name) ?? []), listener as (event: Event) => void])
  }
  watchReader((then) => rested.push(then))
  window.addEventListener = addEventListener

  for (const listener of listeners.get('click') ?? []) listener(new Event('click'))
  expect(isReaderActing()).toBe(false)
  press('pointerup')
  press('click')
  expect(isReaderActing()).toBe(true)
  expect(rested).toHaveLength(1)
  for (const then of rested) then()
  expect(isReaderActing()).toBe(false)
  expect([...listeners.keys()]).not.toContain('submit') // code can submit a form, and the event is trusted
})
