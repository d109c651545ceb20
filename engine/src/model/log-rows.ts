import type { Moment, Recording } from './recording.ts'

/** How an action, or a request, stands: by the end of its name, or by its status. */
export type Phase = 'pending' | 'fulfilled' | 'rejected' | 'press' | 'plain'

/** A row of the log: one moment, or several equal ones that happened together. It is what one step leads to. */
export interface LogRow
  extends Pick<Moment, 'at' | 'kind' | 'title' | 'detail' | 'place' | 'changes' | 'picture' | 'says'> {
  /** How many moments it stands for. */
  count: number
  phase: Phase
}

/** Equal moments further apart than this are steps of their own. */
const TOGETHER_MS = 60

/** The rows of a recording's log. */
export function logRows({ moments }: Recording): LogRow[] {
  const rows: LogRow[] = []
  for (const moment of moments) {
    const last = rows.at(-1)
    if (last && isSame(last, moment)) {
      last.count += moment.times ?? 1
      last.changes = [...last.changes, ...moment.changes]
      last.picture = moment.picture
      last.place = moment.place ?? last.place
      last.says ||= moment.says
      if (last.detail !== moment.detail) last.detail = ''
    } else {
      rows.push({ ...moment, count: moment.times ?? 1, phase: phaseOf(moment) })
    }
  }
  return rows
}

const isSame = (row: LogRow, { kind, title, at, says }: Moment) =>
  kind !== 'start' &&
  row.kind === kind &&
  row.title === title &&
  at - row.at <= TOGETHER_MS &&
  (!says || !row.says || says === row.says)

function phaseOf({ kind, title }: Moment): Phase {
  if (kind === 'press') return 'press'
  if (kind === 'request') return 'pending'
  if (kind === 'answer') return /^[23]\d\d\b/.test(title) ? 'fulfilled' : 'rejected'
  return (kind === 'action' && ENDS.find((end) => title.endsWith(`/${end}`))) || 'plain'
}

/** What a thunk's actions end with. */
const ENDS = ['pending', 'fulfilled', 'rejected'] as const

/** What the types of all actions begin with, up to a slash, so that it need be said only once; '' if there is none. */
export function commonPrefix(rows: LogRow[]): string {
  const types = rows.filter(({ kind }) => kind === 'action').map(({ title }) => title)
  const prefix = /^[^/]+\//.exec(types[0] ?? '')?.[0] ?? ''
  return types.length > 1 && types.every((type) => type.startsWith(prefix) && type.length > prefix.length) ? prefix : ''
}

/** A row's name where the common beginning of the types is said elsewhere; never empty. */
export const rowTitle = ({ kind, title }: LogRow, prefix: string): string =>
  (kind === 'action' && prefix ? title.slice(prefix.length) : title) || kind
