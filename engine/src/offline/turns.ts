/** Does one thing at a time, in the order of asking. */
export interface Turns {
  /** Ends with the task, however it ends. */
  take(task: () => Promise<unknown>): Promise<unknown>
  /** Whether nobody waits for a turn. */
  isFree(): boolean
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    take(task) {
      waiting++
      last = last.then(() => {
        waiting--
        return task().catch(() => {}) // nothing was kept, and everything works as without
      })
      return last
    },
    isFree: () => waiting === 0,
  }
}
