import type { RunAnswer, RunRequest, RunSetting } from './run-messages.ts'
import { createRunThread, type RunThread } from './run-thread.ts'

/** Threads of one kind. A sample that waits for a timer does not keep the others waiting. */
export function createRunPool(size: number, setting: RunSetting): RunThread {
  const threads: RunThread[] = []
  const idle: RunThread[] = []
  const open: Array<(thread: RunThread) => void> = []

  async function take(): Promise<RunThread> {
    const thread = idle.pop()
    if (thread) return thread
    if (threads.length === size) return new Promise((resolve) => open.push(resolve))
    const another = createRunThread(setting)
    threads.push(another)
    return another
  }

  function giveBack(thread: RunThread): void {
    const next = open.shift()
    if (next) next(thread)
    else idle.push(thread)
  }

  return {
    async run(request: RunRequest): Promise<RunAnswer> {
      const thread = await take()
      try {
        return await thread.run(request)
      } finally {
        giveBack(thread)
      }
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
