/*
 * What the sandbox itself needs of the browser, taken before any code of an example runs: an example may replace what it finds on
 * the window and on prototypes, to blind what watches it or to get hold of the port. What it sends all the same is judged by the
 * page (`page/read-message.ts`).
 */

const { apply } = Reflect
const { postMessage } = MessagePort.prototype
const readData = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get

/** `setTimeout` */
export const later = window.setTimeout.bind(window)
/** `performance.now` */
export const clock = performance.now.bind(performance)

/** Sends through a port. */
export function post(port: MessagePort, message: unknown): void {
  apply(postMessage, port, [message])
}

/** What came through a port. */
export const dataOf = (event: MessageEvent): unknown => (readData ? apply(readData, event, []) : event.data)
