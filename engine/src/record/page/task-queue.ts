/** Tasks of a page that wait for no clock, run one at a time when the recorder says so. */
export interface TaskQueue {
  add(task: () => void): void
  /** Runs what waits, and what follows from it, until nothing is left: promises first, as in a browser. */
  settle(): Promise<void>
}

/** Work of Node's own behind a promise, such as the reading of a body, takes a few turns. */
const QUIET_TURNS = 4
/** Tasks that beget tasks for ever. */
const MOST_TASKS = 20_000

/** A queue for one page. */
export function createTaskQueue(): TaskQueue {
  const waiting: Array<() => void> = []
  return {
    add: (task) => void waiting.push(task),
    async settle() {
      let quiet = 0
      for (let count = 0; quiet < QUIET_TURNS; count++) {
        if (count > MOST_TASKS) throw new Error('It never comes to rest: each task starts another one.')
        await new Promise((resolve) => setImmediate(resolve)) // all promises are through by then
        const task = waiting.shift()
        quiet = task ? 0 : quiet + 1
        task?.()
      }
    },
  }
}

/** `MessageChannel` for a page: what is posted to one port reaches the other as a task. */
export function channelClasses({ add }: TaskQueue) {
  class MessagePort {
    other: MessagePort | null = null
    onmessage: ((event: { data: unknown }) => void) | null = null
    postMessage(data: unknown): void {
      add(() => this.other?.onmessage?.({ data }))
    }
    start(): void {}
    close(): void {}
  }
  class MessageChannel {
    port1 = new MessagePort()
    port2 = new MessagePort()
    constructor() {
      this.port1.other = this.port2
      this.port2.other = this.port1
    }
  }
  return { MessagePort, MessageChannel }
}
