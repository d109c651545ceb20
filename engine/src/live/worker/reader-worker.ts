import type { FromReader, ToReader } from '../protocol/reader-messages.ts'
import { createMessageBudget, OverBudget } from './message-budget.ts'
import { readMessage } from './read-message.ts'

/*
 * Reads what a sandbox says, beside the page: unpacking a message alone can take seconds, and how large it is shows only then. The
 * page gets copies of what keeps to the contract and to the budget; if this thread gets stuck, the page ends it with the sandbox.
 */

const budget = createMessageBudget(() => performance.now())

addEventListener('message', ({ ports: [port] }: MessageEvent<ToReader>) => port && open(port), { once: true })

function open(port: MessagePort): void {
  port.onmessage = hear
  port.onmessageerror = hear
  addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
    if (data.type === 'send') port.postMessage(data.message)
  })

  function hear(event: MessageEvent<unknown>): void {
    try {
      budget.spend('messages', 1) // before its data is touched
      const message = readMessage(event.data, budget)
      if (message) tell(message)
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error
      port.onmessage = null
      port.close()
      tell({ type: 'over' })
    }
  }
}

const tell = (message: FromReader) => postMessage(message)
