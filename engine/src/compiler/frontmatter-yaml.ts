import { type Alias, type Document, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { SourcePlace } from './page-context.ts'

/** Tells the author of a mistake. */
export type Report = (place: SourcePlace, message: string, hint?: string | null) => void

/** What the front matter says, and where its keys stand in the page. */
export interface FrontmatterYaml {
  value: unknown
  placeOf(key: PropertyKey | undefined): SourcePlace
}

/** The text between the hyphens as YAML; null when it cannot be read, with every reason reported at its place. */
export function readYaml(text: string, report: Report): FrontmatterYaml | null {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const placeAt = (offset: number): SourcePlace => {
    const { line, col } = counter.linePos(offset)
    return { line: line + 1, column: col } // the block starts on the file's second line
  }

  for (const error of document.errors) {
    const reason = error.message.replace(/\.$/, '')
    report(placeAt(error.pos[0]), `The front matter is not valid YAML: ${lowerFirst(reason)}.`, yamlHint(reason))
  }
  if (document.errors.length > 0) return null

  const alias = aliasIn(document)
  if (alias) {
    report(
      placeAt(alias.range?.[0] ?? 0),
      `"*${alias.source}" is a YAML alias, which front matter does not take.`,
      'Write the value itself.',
    )
    return null
  }

  return {
    value: document.toJS() ?? {},
    placeOf(key) {
      const pairs = isMap(document.contents) ? document.contents.items : []
      const pair = pairs.find((item) => isScalar(item.key) && item.key.value === key)
      const range = pair && isScalar(pair.key) ? pair.key.range : null
      return range ? placeAt(range[0]) : { line: 1, column: 1 }
    },
  }
}

/** The first alias: a few lines of them can stand for more than fits into memory. */
function aliasIn(document: Document.Parsed): Alias | null {
  let found: Alias | null = null
  visit(document, {
    Alias(_, node) {
      found = node
      return visit.BREAK
    },
  })
  return found
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const yamlHint = (reason: string) =>
  /compact mapping|implicit (map )?key/i.test(reason) ? 'Put a value that holds ": " in quotes.' : null
