import { maskSource } from '#compiler/mask-source.ts'
import { parseSource } from '#compiler/parse-source.ts'
import { plainText } from '#compiler/plain-text.ts'
import { childrenOf, isJsx, type JsxNode, type SyntaxNode } from '#compiler/syntax.ts'
import type { SamplePage } from '../sample-block.ts'

/** Where something stands in a page. */
interface At {
  source: string
  line: number
  column: number
}

/** A table of options and the type it documents. */
export interface OptionTable extends At {
  /** As written: `type`, else `of`. Null when the table names none. */
  type: string | null
  from: string | null
  omit: string | null
  unchecked: string | null
  rows: Array<At & { name: string; isRequired: boolean; isRemoved: boolean }>
}

/** A message of the library, quoted. */
export interface QuotedMessage extends At {
  text: string
}

/** What a page says about the package. */
export interface PageFacts {
  tables: OptionTable[]
  messages: QuotedMessage[]
  /** Every name that stands in a heading, as code in the text, or in a table of options. */
  names: Set<string>
}

/** Reads a page for what it claims. A page that cannot be parsed claims nothing: the compiler says why. */
export function readFacts({ source, text }: SamplePage): PageFacts {
  const facts: PageFacts = { tables: [], messages: [], names: new Set() }
  const { root } = parseSource(maskSource(text.replaceAll('\r\n', '\n')).text)
  if (root) walk(root)
  return facts

  function placeOf(node: SyntaxNode): At {
    const { line, column } = node.position.start
    return { source, line, column }
  }

  function mention(words: string) {
    for (const name of words.match(/[A-Za-z_$][\w$]*/g) ?? []) facts.names.add(name)
  }

  function walk(node: SyntaxNode): void {
    if (node.type === 'inlineCode') mention(node.value)
    if (node.type === 'heading') mention(plainText(node.children))
    if (node.type === 'code' && node.lang === 'error')
      facts.messages.push({ ...placeOf(node), line: node.position.start.line + 1, text: node.value })
    if (isJsx(node)) readComponent(node)
    for (const child of childrenOf(node)) walk(child)
  }

  function readComponent(node: JsxNode): void {
    if (node.name === 'Options') facts.tables.push(readTable(node))
    if (node.name === 'Option') mention(`${attribute(node, 'name')} ${attribute(node, 'type') ?? ''}`)
    if (node.name === 'Question') {
      const title = attribute(node, 'title') ?? ''
      mention(title.match(/`[^`]+`/g)?.join(' ') ?? '')
      // A question that is one piece of code with words in it is a message somebody met.
      const [, message] = /^`([^`]+ [^`]+)`$/.exec(title) ?? []
      if (message) facts.messages.push({ ...placeOf(node), text: message })
    }
  }

  function readTable(node: JsxNode): OptionTable {
    const rows = childrenOf(node)
      .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
      .filter((child): child is JsxNode => isJsx(child) && child.name === 'Option')
    return {
      ...placeOf(node),
      type: attribute(node, 'type') ?? attribute(node, 'of'),
      from: attribute(node, 'from'),
      omit: attribute(node, 'omit'),
      unchecked: attribute(node, 'unchecked'),
      rows: rows.map((row) => ({
        ...placeOf(row),
        name: attribute(row, 'name') ?? '',
        isRequired: has(row, 'required'),
        isRemoved: has(row, 'removed'),
      })),
    }
  }
}

const find = (node: JsxNode, name: string) =>
  node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)

const has = (node: JsxNode, name: string) => find(node, name) !== undefined

function attribute(node: JsxNode, name: string): string | null {
  const found = find(node, name)
  return found && typeof found.value === 'string' ? found.value : null
}
