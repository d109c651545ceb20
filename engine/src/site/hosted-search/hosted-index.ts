import { type HostedService, ServiceError } from './hosted-service.ts'
import type { HostedSynonym, IndexSettings } from './hosted-settings.ts'

/** A write that the service has accepted and does in its own time. */
export interface Task {
  index: string
  id: number
}

/** One index of the service. Every change is a task; it can be relied on once `waitFor` has returned. */
export interface HostedIndex {
  name: string
  addRecords(records: object[]): Promise<Task>
  setSettings(settings: IndexSettings): Promise<Task>
  setSynonyms(synonyms: HostedSynonym[]): Promise<Task>
  /** Query rules that somebody has made in the service's dashboard; an index that does not exist has none. */
  copyRulesTo(other: string): Promise<Task>
  /** Takes the other index's place in one step. Repeating it does no harm. */
  moveTo(other: string): Promise<Task>
  remove(attempts?: number): Promise<Task>
  /** Null: the service gives an estimate only. */
  countRecords(): Promise<number | null>
  waitFor(task: Task): Promise<void>
}

/** Pauses between questions whether a task is done grow up to this. */
const LONGEST_POLL_MS = 5000
const MAX_POLLS = 200

/** The index of that name. A signal ends waiting and stops what is under way. */
export function hostedIndex(service: HostedService, name: string, signal?: AbortSignal): HostedIndex {
  const path = `/1/indexes/${encodeURIComponent(name)}`
  const change = async (method: 'POST' | 'PUT' | 'DELETE', below: string, body?: unknown, attempts?: number) => {
    const answer = await service.call({ method, path: path + below, body, signal, ...(attempts && { attempts }) })
    return taskOf(answer, name)
  }
  return {
    name,
    // With an id of its own a record replaces itself, so a batch may be sent twice.
    addRecords: (records) =>
      change('POST', '/batch', { requests: records.map((body) => ({ action: 'addObject', body })) }),
    setSettings: (settings) => change('PUT', '/settings', settings),
    setSynonyms: (synonyms) => change('POST', '/synonyms/batch?replaceExistingSynonyms=true', synonyms),
    copyRulesTo: async (destination) => {
      const { id } = await change('POST', '/operation', { operation: 'copy', destination, scope: ['rules'] })
      return { index: destination, id }
    },
    moveTo: (destination) => change('POST', '/operation', { operation: 'move', destination }),
    remove: (attempts) => change('DELETE', '', undefined, attempts),
    async countRecords() {
      const body = { query: '', hitsPerPage: 0, distinct: false, analytics: false }
      const { nbHits, exhaustiveNbHits } = await service.call({ method: 'POST', path: `${path}/query`, body, signal })
      return exhaustiveNbHits === false ? null : Number(nbHits)
    },
    waitFor: (task) => waitFor(service, task, signal),
  }
}

function taskOf(answer: Record<string, unknown>, index: string): Task {
  if (typeof answer.taskID !== 'number') {
    throw new ServiceError(`The search service accepted a change to "${index}" without naming a task.`, null)
  }
  return { index, id: answer.taskID }
}

async function waitFor(service: HostedService, { index, id }: Task, signal?: AbortSignal): Promise<void> {
  const path = `/1/indexes/${encodeURIComponent(index)}/task/${id}`
  for (let poll = 1; poll <= MAX_POLLS; poll++) {
    const { status } = await service.call({ method: 'GET', path, signal })
    if (status === 'published') return
    await service.sleep(Math.min(LONGEST_POLL_MS, 200 * poll), signal)
  }
  throw new ServiceError(
    `The search service has not finished task ${id} of index "${index}".\n  It may be overloaded: run the command again later.`,
    null,
  )
}
