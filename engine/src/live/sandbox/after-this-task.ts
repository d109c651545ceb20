import { post } from './natives.ts'

interface Waiting {
  then: () => void
  before: Waiting | null
}

/**
 * Runs what it is given when the thread is free. Promises do not wait for messages; timers would be slowed down where nobody looks.
 * What waits hangs together by fields of its own: a list would go through methods and setters that an example can replace, and who
 * gets hold of what waits can call it himself, as often as he likes.
 */
export function afterThisTask(): (then: () => void) => void {
  const { port1, port2 } = new MessageChannel()
  let last: Waiting | null = null
  port1.onmessage = () => {
    let due = last
    last = null
    for (; due; due = due.before) due.then()
  }
  return (then) => {
    last = { then, before: last }
    post(port2, null)
  }
}
