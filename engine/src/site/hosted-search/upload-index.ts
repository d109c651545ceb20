import { count } from '../report/build-report.ts'
import type { Progress } from '../report/progress.ts'
import { UsageError } from '../report/usage-error.ts'
import { type HostedIndex, hostedIndex, type Task } from './hosted-index.ts'
import { type HostedService, ServiceError } from './hosted-service.ts'
import type { HostedSynonym, IndexSettings } from './hosted-settings.ts'
import { batchesOf, type UploadRecord } from './upload-batches.ts'

/** What is uploaded, and where to. */
export interface Upload {
  service: HostedService
  /** The index that searchers ask. */
  indexName: string
  /** Of the temporary index: other uploads at the same time must not write into this one's. */
  draftName: string
  records: UploadRecord[]
  settings: IndexSettings
  synonyms: HostedSynonym[]
  progress: Progress
  /** Told after every batch. */
  onSent: (sent: number, total: number) => void
  /** Interrupts. Once the finished index is being put in place, it is too late for that. */
  signal: AbortSignal
}

/**
 * Fills a temporary index, waits until it is whole, and puts it in the place of the live one in one operation: searchers see all of
 * the old records or all of the new ones. After a failure the live index is as it was and the temporary one is gone.
 */
export async function uploadIndex(upload: Upload): Promise<void> {
  const { service, indexName, draftName, records, progress, signal } = upload
  if (records.length === 0) {
    throw new UsageError(`There is nothing to upload, and index "${indexName}" would be empty.\n  Write a page first.`)
  }
  const draft = hostedIndex(service, draftName, signal)
  try {
    await progress.run('prepare', () => prepare(draft, upload))
    await progress.run('upload', () => sendRecords(draft, upload), {
      summarize: (batches) =>
        `${count(records.length, 'record')} in ${batches === 1 ? '1 batch' : `${batches} batches`}`,
    })
    await progress.run('check', () => checkCount(draft, records.length))
    signal.throwIfAborted()
  } catch (error) {
    throw await withdraw(upload, error)
  }
  await progress.run('swap', () => swap(upload))
}

/** Settings come before records, which are then indexed once. */
async function prepare(draft: HostedIndex, { service, indexName, settings, synonyms, signal }: Upload): Promise<void> {
  const live = hostedIndex(service, indexName, signal)
  const tasks = [await live.copyRulesTo(draft.name), await draft.setSettings(settings)]
  if (synonyms.length > 0) tasks.push(await draft.setSynonyms(synonyms))
  for (const task of tasks) await draft.waitFor(task)
}

async function sendRecords(draft: HostedIndex, { records, onSent }: Upload): Promise<number> {
  const batches = batchesOf(records)
  const tasks: Task[] = []
  let sent = 0
  onSent(0, records.length)
  for (const batch of batches) {
    tasks.push(await addBatch(draft, batch))
    sent += batch.length
    onSent(sent, records.length)
  }
  for (const task of tasks) await draft.waitFor(task)
  return batches.length
}

/** The service says which record of a batch it does not like; the author knows it by its page. */
async function addBatch(draft: HostedIndex, batch: UploadRecord[]): Promise<Task> {
  try {
    return await draft.addRecords(batch)
  } catch (error) {
    const details = error instanceof ServiceError ? error.details : {}
    const record = batch.find(({ objectID }) => objectID === details.objectID) ?? batch[Number(details.position ?? -1)]
    if (!(error instanceof ServiceError) || !record) throw error
    throw new ServiceError(`${error.message}\n  The record is from ${record.url}`, error.status, error.details)
  }
}

async function checkCount(draft: HostedIndex, expected: number): Promise<void> {
  const actual = await draft.countRecords()
  if (actual === null || actual === expected) return
  throw new UsageError(
    `The service counts ${count(actual, 'record')} in the new index, and ${expected} were sent.\n  Run the command again; if it happens twice, look into the service's logs.`,
  )
}

/** Not to be interrupted: the operation is one request, and what it led to must be known. */
async function swap({ service, indexName, draftName }: Upload): Promise<void> {
  const draft = hostedIndex(service, draftName)
  try {
    await draft.waitFor(await draft.moveTo(indexName))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const removal = await remove(service, draftName)
    const state = error.isRefusal
      ? `Index "${indexName}" is as it was.`
      : `It is not known whether index "${indexName}" is the new one or still the old one; it is whole in either case.`
    throw new UsageError([error.message, state, removal].filter(Boolean).join('\n  '), { cause: error })
  }
}

/** Removes the temporary index and says what is left behind. */
async function withdraw({ service, indexName, draftName, signal }: Upload, error: unknown): Promise<unknown> {
  const told = error instanceof UsageError ? error.message : null
  const reason = signal.aborted ? 'Interrupted.' : told
  const removal = await remove(service, draftName)
  if (reason === null) return error // a bug of ours keeps its stack
  return new UsageError([reason, `Index "${indexName}" is as it was.`, removal].filter(Boolean).join('\n  '), {
    cause: error,
  })
}

/** Empty, or what the owner has to do by hand. The failure that led here is the one to tell, so this one is not thrown. */
async function remove(service: HostedService, name: string): Promise<string> {
  try {
    await hostedIndex(service, name).remove(2)
    return ''
  } catch (error) {
    // Who may not write has made nothing.
    if (error instanceof ServiceError && error.isRefusal) return ''
    return `The temporary index "${name}" may be left: delete it in the service's dashboard.`
  }
}
