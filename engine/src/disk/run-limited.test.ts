import { expect, test } from 'vitest'
import { runLimited } from './run-limited.ts'

/** Tasks that end when the test says so. */
function openTasks() {
  const running = new Map<number, { end: () => void; fail: (error: Error) => void }>()
  const started: number[] = []
  const task = (item: number) =>
    new Promise<void>((resolve, reject) => {
      started.push(item)
      running.set(item, { end: resolve, fail: reject })
    }).finally(() => running.delete(item))
  return { running, started, task }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('never more than so many tasks run at a time, and all of them do', async () => {
  const { running, started, task } = openTasks()
  const all = runLimited([1, 2, 3, 4, 5], 2, task)
  expect(started).toEqual([1, 2])
  running.get(2)?.end()
  await settle()
  expect(started).toEqual([1, 2, 3])
  while (running.size > 0) {
    expect(running.size).toBeLessThanOrEqual(2)
    running.values().next().value?.end()
    await settle()
  }
  await all
  expect(started).toEqual([1, 2, 3, 4, 5])
})

test('after a failure nothing more is begun; what runs is waited for, and the failure is told', async () => {
  const { running, started, task } = openTasks()
  let isOver = false
  const all = runLimited([1, 2, 3, 4], 2, task).finally(() => {
    isOver = true
  })
  const told = expect(all).rejects.toThrow('no room on the disk')
  running.get(1)?.fail(new Error('no room on the disk'))
  await settle()
  expect([started, isOver]).toEqual([[1, 2], false])
  running.get(2)?.end()
  await told
  expect(started).toEqual([1, 2])
})

test('nothing to do is done at once', async () => {
  await runLimited([], 8, () => Promise.reject(new Error('never')))
})
