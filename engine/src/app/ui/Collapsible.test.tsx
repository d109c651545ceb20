// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { collapseDurationMs } from '#model/constants.ts'
import { Collapsible } from './Collapsible.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const folds: Array<{ frames: { height: string[] }; duration: number; onfinish?: () => void; cancel: () => void }> = []
let prefersReducedMotion = false

beforeEach(() => {
  folds.length = 0
  prefersReducedMotion = false
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }))
  Element.prototype.animate = ((frames: unknown, { duration }: { duration: number }) => {
    const fold = { frames: frames as { height: string[] }, duration, cancel: vi.fn() }
    folds.push(fold)
    return fold as unknown as Animation
  }) as typeof Element.prototype.animate
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => 360 })
})

function render(isOpen: boolean) {
  const container = document.createElement('div')
  const root = createRoot(container)
  const show = (open: boolean) =>
    act(() =>
      root.render(
        <Collapsible isOpen={open}>
          <a href="/x">Quick start</a>
        </Collapsible>,
      ),
    )
  show(isOpen)
  return { container, show, box: () => container.firstElementChild as HTMLElement }
}

test('the duration grows with the height, ever more slowly', () => {
  const heights = [36, 100, 200, 360, 720, 1000, 2000]
  expect(heights.map(collapseDurationMs)).toEqual([192, 239, 281, 327, 397, 440, 561])
})

test('the first render is never animated', () => {
  const { container } = render(true)
  expect(container.querySelector('a')).not.toBeNull()
  expect(folds).toEqual([])
})

test('content is not in the DOM before it first opens', () => {
  const { container, show } = render(false)
  expect(container.innerHTML).toBe('')
  show(true)
  expect(container.querySelector('a')).not.toBeNull()
  expect(folds[0]).toMatchObject({ frames: { height: ['0px', '360px'] }, duration: 327 })
})

test('folded content is not displayed once the fold has ended', () => {
  const { show, box } = render(true)
  show(false)
  expect(box().hidden).toBe(false)
  folds[0]?.onfinish?.()
  expect(box().hidden).toBe(true)
  show(true)
  expect(box().hidden).toBe(false)
})

test('reversing midway starts from the height the fold has reached', () => {
  const { show, box } = render(true)
  show(false)
  Object.defineProperty(box(), 'offsetHeight', { value: 120 })
  show(true)
  expect(folds[0]?.cancel).toHaveBeenCalled()
  expect(folds[1]?.frames.height).toEqual(['120px', '360px'])
})

test('takes a millisecond when reduced motion is asked for', () => {
  prefersReducedMotion = true
  const { show } = render(true)
  show(false)
  expect(folds[0]?.duration).toBe(1)
})
