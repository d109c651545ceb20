import { didYouMean } from '#model/nearest.ts'
import type { DeclaredOption } from './declarations.ts'
import type { PackageTypes } from './package-types.ts'
import type { OptionTable } from './page-facts.ts'

/** What is wrong in a page, and where. */
export interface Fault {
  source: string
  line: number
  column: number
  message: string
  hint?: string
}

/** Compares the tables of options with the types that they name. */
export function judgeTables(tables: OptionTable[], types: PackageTypes): Fault[] {
  const declared = types.optionsOf(tables.map(({ type, from }) => ({ expression: type ?? '', from })))
  return tables.flatMap((table, index) => judgeTable(table, declared[index] ?? ''))
}

/** An option that the type has and the table has not, the other way round, or required in only one of them. */
function judgeTable(table: OptionTable, declared: DeclaredOption[] | string): Fault[] {
  const at = { source: table.source, line: table.line, column: table.column }
  const way = 'Name it: of="ShelfOptions", or type="…" for a type without a name. unchecked="why" if there is none.'
  if (table.type === null) return [{ ...at, message: 'The table names no type.', hint: way }]
  if (typeof declared === 'string')
    return [{ ...at, message: `The options of "${table.type}" are not known. ${declared}`, hint: way }]
  const [omitted, reason] = readOmit(table.omit)
  const faults: Fault[] = []
  if (table.omit !== null && !reason)
    faults.push({ ...at, message: '"omit" has no reason.', hint: 'Write omit="name, name: why they are not here".' })
  const names = table.rows.map(({ name }) => name)
  for (const { name } of declared.filter(({ name }) => !names.includes(name) && !omitted.includes(name)))
    faults.push({ ...at, message: `"${table.type}" has an option "${name}", which the table leaves out.` })
  for (const row of table.rows.filter(({ isRemoved }) => !isRemoved)) {
    const option = declared.find(({ name }) => name === row.name)
    const { source, line, column } = row
    if (!option) {
      const known = declared.map(({ name }) => name)
      const hint = didYouMean(row.name, known, null)
      const message = `"${table.type}" has no option "${row.name}".`
      faults.push({ source, line, column, message, ...(hint !== null && { hint }) })
    } else if (option.isRequired !== null && option.isRequired !== row.isRequired) {
      const message = `The types say that "${row.name}" is ${option.isRequired ? 'required' : 'not required'}.`
      faults.push({ source, line, column, message })
    }
  }
  return faults
}

/** `a, b: why` */
function readOmit(omit: string | null): [names: string[], reason: string] {
  const [names = '', ...reason] = (omit ?? '').split(':')
  return [names.split(',').map((name) => name.trim()), reason.join(':').trim()]
}
