import type { LogRow } from '#model/log-rows.ts'
import type { Moment } from '#model/recording.ts'

/** The sentence of a row: the author's, or what happened in plain words. */
export function sentenceOf(row: LogRow): string {
  if (row.says) return row.says
  const what = row.count > 1 ? `${row.title}, ${row.count} times` : row.title
  const end = row.changes.length > 0 ? ', and the state changes.' : '.'
  const texts: Record<Moment['kind'], string> = {
    start: 'The example starts',
    press: `“${what}” is pressed`,
    action: `The store gets ${what}`,
    request: `A request leaves: ${what}`,
    answer: `The answer is here: ${what}`,
    console: `The console says: ${what}`,
  }
  return texts[row.kind] + end
}
