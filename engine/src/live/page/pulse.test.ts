// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPulse } from './pulse.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function start() {
  const asked: string[] = []
  const onSilence = vi.fn()
  const pulse = startPulse({ onBeat: () => {}, ask: (id) => asked.push(id), onSilence })
  return { asked, onSilence, pulse }
}

test('who answers each question is left alone; no two questions are the same', () => {
  const { asked, onSilence, pulse } = start()
  for (let beat = 0; beat < 40; beat++) {
    vi.advanceTimersByTime(500)
    pulse.hear(asked.at(-1) ?? '')
  }
  expect(onSilence).not.toHaveBeenCalled()
  expect(new Set(asked).size).toBe(40)
})

test('an answer that is guessed, or that was right before, counts for nothing', () => {
  const { asked, onSilence, pulse } = start()
  pulse.ready()
  vi.advanceTimersByTime(500)
  const [first = ''] = asked
  pulse.hear(first)
  for (let beat = 0; beat < 7; beat++) {
    for (const id of [first, '', '1']) pulse.hear(id)
    vi.advanceTimersByTime(500)
  }
  expect(new Set(asked).size).toBe(2)
  expect(onSilence).toHaveBeenCalledWith('Stopped: the example did not answer for 3 seconds.')
})

test('a question that was not heard is asked again', () => {
  const { asked, onSilence, pulse } = start()
  vi.advanceTimersByTime(5000)
  expect([asked.length, new Set(asked).size]).toEqual([10, 1])
  pulse.ready()
  vi.advanceTimersByTime(1000)
  pulse.hear(asked[0] ?? '')
  vi.advanceTimersByTime(3000)
  expect(onSilence).not.toHaveBeenCalled()
  for (let beat = 0; beat < 6; beat++) {
    pulse.ready()
    vi.advanceTimersByTime(500)
  }
  expect(onSilence).toHaveBeenCalled()
})

test('while it loads it has more time', () => {
  const { onSilence } = start()
  vi.advanceTimersByTime(12_000)
  expect(onSilence).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(onSilence).toHaveBeenCalledWith('Stopped: the example did not answer for 12 seconds.')
})

test('who leaves the page no time is given up, though every question is answered', () => {
  const { asked, onSilence, pulse } = start()
  const clock = vi.spyOn(performance, 'now')
  let time = performance.now()
  for (let beat = 0; beat < 6; beat++) {
    expect(onSilence).not.toHaveBeenCalled()
    time += 1200
    clock.mockReturnValue(time)
    vi.advanceTimersByTime(500)
    pulse.hear(asked.at(-1) ?? '')
  }
  expect(onSilence).toHaveBeenCalledWith('Stopped: the example left the page no time.')
})
