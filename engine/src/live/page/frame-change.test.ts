import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrameChange } from './frame-change.ts'
import type { SandboxFrame } from './sandbox-frame.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const newFrame = (): SandboxFrame => ({ start: vi.fn(), tell: vi.fn(), show: vi.fn(), close: vi.fn() })

test('the old one stays until the new one is shown', () => {
  const frames = createFrameChange()
  const [old, next] = [newFrame(), newFrame()]
  frames.bring(old)
  expect(frames.isShowing()).toBe(false)
  frames.show(old)
  frames.bring(next)
  expect([frames.current(), frames.isShowing(), frames.all()]).toEqual([next, true, [old, next]])
  expect(old.close).not.toHaveBeenCalled()
  frames.show(next)
  expect(old.close).toHaveBeenCalledOnce()
  expect(frames.all()).toEqual([next])
})

test('one that is not ready in time is shown all the same, unless another has come', () => {
  const frames = createFrameChange()
  const [first, second] = [newFrame(), newFrame()]
  frames.bring(first)
  vi.advanceTimersByTime(1000)
  frames.bring(second)
  expect(first.close).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(second.show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(second.show).toHaveBeenCalledOnce()
  expect(first.show).not.toHaveBeenCalled()
})

test('closed, none is left, and none is shown later', () => {
  const frames = createFrameChange()
  const [old, next] = [newFrame(), newFrame()]
  frames.bring(old)
  frames.show(old)
  frames.bring(next)
  frames.close()
  vi.advanceTimersByTime(5000)
  expect([old, next].map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([1, 1])
  expect(next.show).not.toHaveBeenCalled()
  expect([frames.current(), frames.all()]).toEqual([null, []])
})
