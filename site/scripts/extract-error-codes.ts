/**
 * Writes the messages of the installed library's production error codes into `public/error-codes.json`.
 * Causes, fixes, sections and changes in that file are written by hand and stay; a new code is added with empty ones.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What the page for addresses without a page reads. */
export interface ErrorTable {
  version: string
  errors: Record<string, ErrorEntry | undefined>
}

interface ErrorEntry {
  message: string
  cause: string
  fix: string
  /** The section that explains it. */
  route: string
  /** What to change in the code, where that is the way out: lines that begin with `-`, `+` or a space, then a space. */
  change?: { file: string; lines: string[]; note?: string }
}

const library = new URL('.', import.meta.resolve('@reduxjs/toolkit/package.json'))
const tableFile = new URL('../public/error-codes.json', import.meta.url)

/** The builds that still hold both the code and the message: `formatProdErrorMessage(11) : "…"`. */
const BUILDS = [
  'dist/redux-toolkit.modern.mjs',
  'dist/react/redux-toolkit-react.modern.mjs',
  'dist/query/rtk-query.modern.mjs',
  'dist/query/react/rtk-query-react.modern.mjs',
]

/** Code to message, from the text of one build. What the library fills in at run time is shown as `{name}`. */
export function errorMessages(source: string): Map<number, string> {
  const messages = new Map<number, string>()
  for (const match of source.matchAll(/formatProdErrorMessage\((\d+)\) : (.+?)\)(?:;|$)/gms)) {
    messages.set(Number(match[1]), messageOf(match[2] ?? '', source))
  }
  return messages
}

/** The text of a string expression: literals and templates joined by `+`. */
function messageOf(expression: string, source: string): string {
  const parts = expression.matchAll(/"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`|\+ ([\w.]+)/g)
  return [...parts]
    .map(([, text, template, name]) =>
      name
        ? placeholder(name, source)
        : (text ?? template ?? '').replace(/\$\{(.+?)\}/g, (_, e) => placeholder(e, source)),
    )
    .join('')
    .replace(/\\n/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/\s+/g, ' ')
}

/** `result.path || ""` → `{path}`, `stringify(action)` → `{action}`; a constant of the same file is its value. */
function placeholder(expression: string, source: string): string {
  if (expression.endsWith('.length')) return '{number}'
  const bare = expression.replace(/^stringify\((.+)\)$/, '$1').replace(/\.(join|toString)\b.*$/, '')
  const name = /(\w+)(?: \|\| .*)?$/.exec(bare)?.[1] ?? bare
  const constant = new RegExp(`const ${name} = "([^"]+)"`).exec(source)?.[1]
  return constant ?? `{${name}}`
}

/** Every code of the installed library, in order, with the version it was read from. */
export function readInstalledMessages(): { version: string; messages: Map<number, string> } {
  const read = (path: string) => readFileSync(new URL(path, library), 'utf8')
  const all = BUILDS.flatMap((path) => [...errorMessages(read(path))])
  const { version }: { version: string } = JSON.parse(read('package.json'))
  return { version, messages: new Map(all.sort(([a], [b]) => a - b)) }
}

/** The table as it is on disk. */
export function readErrorTable(): ErrorTable {
  return existsSync(tableFile) ? JSON.parse(readFileSync(tableFile, 'utf8')) : { version: '', errors: {} }
}

/** The table with the library's messages, keeping what was written by hand. */
export function updateTable(table: ErrorTable, version: string, messages: Map<number, string>): ErrorTable {
  const errors: ErrorTable['errors'] = {}
  for (const [code, message] of messages) {
    const { cause = '', fix = '', route = '', change } = table.errors[code] ?? {}
    errors[code] = { message, cause, fix, route, ...(change && { change }) }
  }
  return { version, errors }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { version, messages } = readInstalledMessages()
  const table = updateTable(readErrorTable(), version, messages)
  writeFileSync(tableFile, `${JSON.stringify(table, null, 2)}\n`)
  console.log(`${messages.size} error codes of ${version} written to ${fileURLToPath(tableFile)}`)
}
