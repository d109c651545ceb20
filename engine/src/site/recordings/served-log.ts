import { escapeXml } from '#model/escape-xml.ts'
import { commonPrefix, type LogRow, logRows, rowTitle } from '#model/log-rows.ts'
import type { Moment, Recording } from '#model/recording.ts'

const MOST_ROWS = 12
/** More than this of a printed line is not its name. */
const MOST_LETTERS = 72

/**
 * The short form of a recording's log as HTML: what was pressed, printed and sent to the store, a title each, and what the types begin
 * with once. None for an example that only shows something.
 */
export function servedLog(recording: Recording): { prefix: string; rows: string } {
  const rows = logRows({ ...recording, moments: shortOf(recording.moments) })
  const prefix = commonPrefix(rows)
  // One more takes no more room than saying so.
  const shown = rows.length > MOST_ROWS + 1 ? rows.slice(0, MOST_ROWS) : rows
  const more = rows.length - shown.length
  const items = [...shown.map((row) => rowHtml(row, prefix)), ...(more > 0 ? [`<li>… ${more} more</li>`] : [])]
  return { prefix: escapeXml(prefix), rows: items.join('') }
}

/** Actions tell of the requests that they stand for; without any, requests tell for themselves. */
function shortOf(moments: Moment[]): Moment[] {
  const hasActions = moments.some(({ kind }) => kind === 'action')
  const isRequest = ({ kind }: Moment) => kind === 'request' || kind === 'answer'
  return moments.filter((moment) => moment.kind !== 'start' && !(hasActions && isRequest(moment)))
}

function rowHtml(row: LogRow, prefix: string): string {
  const title = rowTitle(row, prefix).replace(/\s+/g, ' ')
  const cut = escapeXml(title.length > MOST_LETTERS ? `${title.slice(0, MOST_LETTERS).trimEnd()}…` : title)
  const times = row.count > 1 ? ` ×${row.count}` : ''
  return `<li><small>${(row.at / 1000).toFixed(1)} s</small> ${row.kind === 'press' ? `<kbd>${cut}</kbd>` : cut}${times}</li>`
}
