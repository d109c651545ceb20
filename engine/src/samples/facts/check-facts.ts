import { nearest } from '#model/nearest.ts'
import { codeFrame, type Problem } from '#model/problem.ts'
import type { SamplePage } from '../sample-block.ts'
import { checkHomes, type ExportHomes } from './check-homes.ts'
import type { DeclaredOption, PackageTypes } from './package-types.ts'
import type { OptionTable, PageFacts } from './page-facts.ts'

/** What the pages' claims about the package were compared with, and what is wrong. */
export interface FactReport {
  tables: number
  /** Tables that name no type, and why. */
  uncheckedTables: Array<{ source: string; line: number; reason: string }>
  messages: number
  /** Public names of the package that no page mentions, by entry point. */
  undocumented: Map<string, string[]>
  exports: number
  problems: Problem[]
}

/** What facts are compared with, and how pages are read. */
export interface FactTools {
  read: (page: SamplePage) => PageFacts
  types: PackageTypes
  isKnown: (message: string) => boolean
  /** Where an author finds the messages. */
  messagesAt: string
  /** What is wrong with the settings that say what pages are compared with. */
  mistakes: Problem[]
  /** Which page documents which exports, if that is laid down. */
  homes: ExportHomes | null
}

/** Compares option tables, quoted messages and exports with the installed package. */
export function checkFacts(
  pages: SamplePage[],
  { read, types, isKnown, messagesAt, mistakes, homes }: FactTools,
): FactReport {
  const facts = pages.map(read)
  const tables = facts.flatMap((page) => page.tables)
  const quoted = facts.flatMap((page) => page.messages)
  const faults = [
    ...judgeTables(
      tables.filter(({ unchecked }) => unchecked === null),
      types,
    ),
    ...quoted
      .filter(({ text }) => !isKnown(text))
      .map((message) => ({
        ...message,
        message: `The package has no such message: ${message.text.split('\n', 1)[0]}`,
        hint: `Copy it from ${messagesAt}; write … where it goes on. Other output goes into a \`\`\`text block.`,
      })),
  ]
  const exported = new Set([...types.exports.values()].flat())
  const misplaced = homes ? checkHomes(homes, pages, facts, exported) : []
  return {
    tables: tables.length,
    uncheckedTables: tables.flatMap(({ source, line, unchecked }) =>
      unchecked === null ? [] : [{ source, line, reason: unchecked }],
    ),
    messages: quoted.length,
    exports: exported.size,
    undocumented: undocumentedIn(facts, types),
    problems: [...mistakes, ...faults.map((fault) => problemOf(fault, pages)), ...misplaced],
  }
}

interface Fault {
  source: string
  line: number
  column: number
  message: string
  hint?: string
}

function problemOf({ source, line, column, message, hint }: Fault, pages: SamplePage[]): Problem {
  const text = pages.find((page) => page.source === source)?.text.replaceAll('\r\n', '\n') ?? ''
  const place = { file: `content/${source}`, line, column }
  return { message, place, ...(hint !== undefined && { hint }), frame: codeFrame(text, line, column) }
}

function undocumentedIn(facts: PageFacts[], types: PackageTypes): Map<string, string[]> {
  const mentioned = new Set(facts.flatMap(({ names }) => [...names]))
  const missing = [...types.exports].map(
    ([path, names]) => [path, names.filter((name) => !mentioned.has(name))] as const,
  )
  return new Map(missing.filter(([, names]) => names.length > 0))
}

function judgeTables(tables: OptionTable[], types: PackageTypes): Fault[] {
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
      const guess = nearest(
        row.name,
        declared.map(({ name }) => name),
      )
      const hint = guess ? `Did you mean "${guess}"?` : undefined
      const message = `"${table.type}" has no option "${row.name}".`
      faults.push({ source, line, column, message, ...(hint !== undefined && { hint }) })
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
