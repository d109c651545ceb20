import { BuildError, type Problem } from '#model/problem.ts'
import { size } from '../report/build-report.ts'

/** What uploading needs to know of a record; the rest is passed on. */
export interface UploadRecord {
  objectID: string
  url: string
}

/** What the service takes in one request: up to 10 MB, of which we leave some. */
const BATCH_RECORDS = 1000
const BATCH_BYTES = 8_000_000

/** No plan of the service takes a larger record. */
const LARGEST_RECORD_BYTES = 100_000
/** Its smallest plan takes none larger than this. */
const SMALL_PLAN_RECORD_BYTES = 10_000

/** Records in order, in runs that the service takes at once. */
export function batchesOf<Rec extends UploadRecord>(records: Rec[]): Rec[][] {
  const batches: Rec[][] = []
  let bytes = 0
  for (const record of records) {
    const weight = bytesOf(record)
    const batch = batches.at(-1)
    if (batch && batch.length < BATCH_RECORDS && bytes + weight <= BATCH_BYTES) {
      batch.push(record)
      bytes += weight
    } else {
      batches.push([record])
      bytes = weight
    }
  }
  return batches
}

/** Stops at records that cannot be uploaded, each named by its page; returns what may go wrong with others. */
export function checkRecords(records: UploadRecord[]): string[] {
  const seen = new Set<string>()
  const problems: Problem[] = []
  const large: UploadRecord[] = []
  for (const record of records) {
    const bytes = bytesOf(record)
    if (seen.has(record.objectID)) problems.push(repeated(record))
    if (bytes > LARGEST_RECORD_BYTES) problems.push(tooLarge(record, bytes))
    else if (bytes > SMALL_PLAN_RECORD_BYTES) large.push(record)
    seen.add(record.objectID)
  }
  if (problems.length > 0) throw new BuildError(problems)
  if (large.length === 0) return []
  const pages = [...new Set(large.map(({ url }) => `\n  ${url}`))]
  return [`Records above ${size(SMALL_PLAN_RECORD_BYTES)}, which the service's smallest plan refuses:${pages.join('')}`]
}

const tooLarge = ({ url }: UploadRecord, bytes: number): Problem => ({
  message: `A record has ${size(bytes)}; the service takes ${size(LARGEST_RECORD_BYTES)} at most.`,
  place: { file: url },
  hint: 'Divide the text with a heading: each section is a record of its own.',
})

const repeated = ({ url, objectID }: UploadRecord): Problem => ({
  message: `Two records have the id "${objectID}"; the second would replace the first.`,
  place: { file: url },
  hint: 'Give one of the headings an id of its own: ## Title {#id}',
})

/** As it travels: in UTF-8. */
const bytesOf = (record: UploadRecord) => Buffer.byteLength(JSON.stringify(record))
