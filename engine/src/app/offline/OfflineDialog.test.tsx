// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromOfflineWorker, OfflineStatus } from '#model/offline.ts'

/** jsdom has no constructed style sheets. */
class FakeSheet {
  replaceSync(): void {}
}

const status = (keptPages: number): OfflineStatus => ({
  keptPages,
  allPages: 3,
  keptBytes: keptPages,
  allBytes: 3,
  isWhole: keptPages === 3,
})

let root: Root
/** What the worker is asked, and how it answers the question that is open. */
let asked: string[]
let answer: (message: FromOfflineWorker) => Promise<void>

beforeEach(() => {
  vi.resetModules() // a visit begins
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('CSSStyleSheet', FakeSheet)
  Object.assign(document, { adoptedStyleSheets: [] })
  asked = []
  const controller = {
    postMessage({ type }: { type: string }, [port]: [MessagePort]) {
      asked.push(type)
      answer = (message) =>
        act(async () => {
          port.postMessage(message)
          await new Promise((resolve) => setTimeout(resolve, 5)) // messages through ports have a turn of their own
        })
    },
  }
  Object.assign(navigator, { serviceWorker: { controller } })
  HTMLDialogElement.prototype.showModal = () => {}
})
afterEach(() => {
  act(() => root.unmount())
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  vi.unstubAllGlobals()
})

async function open() {
  const { OfflineDialog } = await import('./OfflineDialog.tsx')
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () => root.render(<OfflineDialog onClose={() => {}} />))
  const button = (name: RegExp) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))
  /** As a reader presses: what is disabled takes neither focus nor press. */
  const press = (name: RegExp) =>
    act(async () => {
      button(name)?.focus()
      button(name)?.click()
    })
  return { button, press, focused: () => document.activeElement?.textContent }
}

test('the button that keeps the site has the focus while it works, and does nothing then', async () => {
  const { button, press, focused } = await open()
  await answer({ type: 'done', status: status(1) })
  await press(/^Keep/)
  expect(focused()).toMatch(/^Keep/)
  expect(button(/^Keep/)?.disabled).toBe(false)
  for (const name of [/^Keep/, /^Remove/]) {
    expect(button(name)?.ariaDisabled).toBe('true')
    await press(name)
  }
  expect(asked).toEqual(['status', 'keep-all'])
})

test('the focus goes on to Close when the button that had it goes', async () => {
  const { button, press, focused } = await open()
  await answer({ type: 'done', status: status(1) })
  await press(/^Keep/)
  await answer({ type: 'done', status: status(3) })
  expect(button(/^Keep/)).toBeUndefined()
  expect(focused()).toBe('Close')
  await press(/^Remove/)
  await answer({ type: 'done', status: null })
  expect(button(/^Remove/)).toBeUndefined()
  expect(focused()).toBe('Close')
})

test('the focus of other buttons stays where it is', async () => {
  const { press, focused } = await open()
  await answer({ type: 'done', status: status(1) })
  await press(/^Keep/)
  await press(/^Remove/)
  await answer({ type: 'done', status: status(3) })
  expect(focused()).toMatch(/^Remove/)
})
