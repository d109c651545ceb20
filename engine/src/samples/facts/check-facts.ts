import { codeFrame, type Problem } from '#model/problem.ts'
import type { SamplePage } from '../sample-block.ts'
import { checkHomes, type ExportHomes } from './check-homes.ts'
import { type Fault, judgeTables } from './judge-tables.ts'
import type { PackageTypes } from './package-types.ts'
import type { PageFacts } from './page-facts.ts'

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
