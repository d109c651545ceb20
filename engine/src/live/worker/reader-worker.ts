import type { FromReader, ToReader } from '../protocol/reader-messages.ts'
import { createMessageBudget, OverBudget } from './message-budget.ts'
import { readMessage } from './read-message.ts'

/*
 * Reads what a sandbox says, beside the page: unpacking a message alone can take seconds, and how large it is shows only then. The
 * page gets copies of what keeps to the contract and to the budget; if this thread gets stuck, the page ends it with the sandbox.
 */

const budget = createMessageBudget(() => performance.now())
let port: MessagePort | null = null

addEventListener('message', ({ data, ports: [given] }: MessageEvent<ToReader>) => {
  if (data.type === 'send') port?.postMessage(data.message)
  else if (given) open(given)
})

function open(given: MessagePort): void {
  port = given
  given.onmessage = hear
  given.onmessageerror = hear
}

function hear(event: MessageEvent<unknown>): void {
  try {
    budget.spend('messages', 1) // before its data is touched
    const message = readMessage(event.data, budget)
    if (message) tell(message)
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error
    if (port) port.onmessage = null
    port?.close()
    tell({ type: 'over' })
  }
}

const tell = (message: FromReader) => postMessage(message)
