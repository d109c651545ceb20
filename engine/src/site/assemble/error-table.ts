import { dataFile, type OutputFile } from '#disk/output-file.ts'
import type { ErrorCode, ErrorTable } from '#model/error-table.ts'
import type { CompiledPage } from '#model/page.ts'
import type { ErrorFile } from '../search-index/error-file.ts'

/** The file that browsers ask for the meaning of a number; its name changes with what it tells. Null: there are no errors. */
export function errorTableFile(known: ErrorFile | null, pages: Map<string, CompiledPage>): OutputFile | null {
  return known && dataFile('assets/errors', errorTable(known, pages))
}

/** The owner's file with the titles of the places that explain. A place that is not there has its address for a title, and is reported. */
function errorTable({ version, errors }: ErrorFile, pages: Map<string, CompiledPage>): ErrorTable {
  const rows = errors.map(({ code, message, cause, fix, route, change }): [number, ErrorCode] => {
    const title = titleOf(route, pages)
    return [code, { message, cause, fix, to: route, title, ...(change && { change }) }]
  })
  return { version, errors: Object.fromEntries(rows) }
}

function titleOf(place: string, pages: Map<string, CompiledPage>): string {
  const [route = '', id] = place.split('#')
  const page = pages.get(route)
  const section = id === undefined ? undefined : page?.sections.find((each) => each.id === id)
  return section?.title ?? page?.meta.title ?? place
}
