import type { LiveEvent } from '#model/live.ts'
import type { FromSandbox } from '../protocol/sandbox-messages.ts'
import { type MessageBudget, OverBudget } from './message-budget.ts'
import { readEvent } from './read-event.ts'
import { createFieldReader, type FieldReader, isCount, record } from './read-fields.ts'

/** Longer than the id of any question, and than any key. */
const LONGEST_ID = 100

/**
 * A message of a sandbox, copied part by part; null if it is none. Code of an example can send whatever it likes, so nothing
 * else than what the contract names gets into the page, and no more of it than the budget has: past it `OverBudget` is thrown.
 */
export function readMessage(data: unknown, budget: MessageBudget): FromSandbox | null {
  const message = record(data)
  if (message?.type === 'hello') return isId(message.key) ? { type: 'hello', key: message.key } : null
  if (message?.type === 'pong') return isId(message.id) ? { type: 'pong', id: message.id } : null
  if (message?.type === 'height') return isCount(message.height) ? { type: 'height', height: message.height } : null
  if (message?.type === 'escape') return { type: 'escape' }
  if (message?.type !== 'events' || !Array.isArray(message.events)) return null
  budget.spend('events', message.events.length)
  const from = createFieldReader(budget)
  const events: LiveEvent[] = []
  for (const item of message.events) {
    const event = eventOrNull(item, from)
    if (!event) continue
    budget.event(event.type)
    events.push(event)
  }
  return { type: 'events', events }
}

const isId = (data: unknown): data is string => typeof data === 'string' && data.length <= LONGEST_ID

function eventOrNull(data: unknown, from: FieldReader): LiveEvent | null {
  try {
    return readEvent(from.fields(data), from)
  } catch (error) {
    if (error instanceof OverBudget) throw error
    return null // something in it has the wrong shape
  }
}
