import { languageOf } from './languages.ts'
import { plainText } from './plain-text.ts'
import { readCodeMeta } from './rules/code-meta.ts'
import { type CodeNode, childrenOf, isJsx, type JsxNode, type SyntaxNode } from './syntax.ts'

/** What a fold is said to hold, in the singular. */
type Unit = 'line' | 'row' | 'option' | 'item' | 'step' | 'question' | 'live example'

interface Part {
  unit: Unit
  count: number
  /** Lines of the page that it takes, roughly. */
  bulk: number
}

/** A fold while it is read. */
interface Tally {
  parts: Map<Unit, Part>
  /** By block of code; null for one that is no file. */
  files: Array<string | null>
  headings: number
  /** Messages that are quoted in blocks of their own. */
  messages: number
  /** Lines of text that are part of nothing that is counted. */
  prose: number
}

const WORDS_A_LINE = 12
/** About a screen: it is worth naming beside any code. */
const LIVE_BULK = 24
/** What is counted must be most of the fold, or the amount would promise too little. */
const MOST = 0.6
/** The second largest part is named where it is at least this much of the largest. */
const WORTH_NAMING = 1 / 3

/** How much a fold holds: `4 files, 118 lines`, `5 rows`, `3 changes`. Null where it is mere text, or a mixture without a name. */
export function amountOf(nodes: SyntaxNode[], title: string): string | null {
  const tally: Tally = { parts: new Map(), files: [], headings: 0, messages: 0, prose: 0 }
  readBlocks(nodes, tally)
  const parts = [...tally.parts.values()].sort((a, b) => b.bulk - a.bulk)
  const named = parts.slice(0, 2).filter(({ bulk }) => bulk >= (parts[0]?.bulk ?? 0) * WORTH_NAMING)
  if (bulkOf(named) > 0 && bulkOf(named) >= (bulkOf(parts) + tally.prose) * MOST) {
    const files = named.length === 1 && named[0]?.unit === 'line' ? fileCount(tally) : null
    return [...(files ? [files] : []), ...named.map((part) => amount(part.count, unitIn(title, part)))].join(', ')
  }
  if (tally.headings < 2) return null
  return amount(
    tally.headings,
    /\bmessages\b/i.test(title) || tally.messages === tally.headings ? 'message' : 'section',
  )
}

/** A number with its unit: `1 row`, `5 rows`. */
export const amount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const bulkOf = (parts: Part[]) => parts.reduce((sum, { bulk }) => sum + bulk, 0)

/** The points of a list of changes are changes. */
const unitIn = (title: string, { unit }: Part) => (unit === 'item' && /^chang/i.test(title.trim()) ? 'change' : unit)

/** How many files the code is, where each block is one: a name that comes twice is another version, or a file that goes on. */
function fileCount({ files }: Tally): string | null {
  const isEachOne = !files.includes(null) && new Set(files).size === files.length
  return isEachOne && files.length > 1 ? amount(files.length, 'file') : null
}

function readBlocks(nodes: SyntaxNode[], tally: Tally) {
  for (const node of nodes) readBlock(node, tally)
}

function readBlock(node: SyntaxNode, tally: Tally) {
  switch (node.type) {
    case 'code':
      return readCode(node, tally)
    case 'table':
      return add(tally, 'row', node.children.slice(1).map(textLines))
    case 'list': {
      add(tally, 'item', node.children.map(textLines))
      for (const item of node.children) readBlocks(childrenOf(item).filter(hasBlockOfItsOwn), tally)
      return
    }
    case 'heading':
      tally.headings++
      return
    case 'paragraph':
      tally.prose += textLines(node)
      return
    default:
      if (isJsx(node)) readTag(node, tally)
      else readBlocks(childrenOf(node), tally)
  }
}

/** An item's own text is counted with its list; what it holds besides is not. */
const hasBlockOfItsOwn = ({ type }: SyntaxNode) => type === 'code' || type === 'table' || type === 'mdxJsxFlowElement'

function readCode({ lang, meta, value }: CodeNode, tally: Tally) {
  if (languageOf(lang ?? '')?.id === 'error') {
    tally.messages++
    tally.prose++
    return
  }
  tally.files.push(readCodeMeta(meta ?? '', Infinity, () => {}).title) // mistakes are reported elsewhere
  add(
    tally,
    'line',
    value.split('\n').map(() => 1),
  )
}

function readTag(node: JsxNode, tally: Tally) {
  const inner = (name: string) => node.children.filter((child) => isJsx(child) && child.name === name)
  switch (node.name) {
    case 'Live':
      return add(tally, 'live example', [LIVE_BULK])
    case 'Question':
      return add(tally, 'question', [1 + textLines(node)])
    case 'Options':
      return add(
        tally,
        'option',
        inner('Option').map((option) => 1 + textLines(option)),
      )
    case 'Steps':
      return add(tally, 'step', inner('Step').map(textLines))
    case 'h2':
    case 'h3':
      tally.headings++
      return
    default:
      readBlocks(node.children, tally)
  }
}

function add({ parts }: Tally, unit: Unit, bulks: number[]): void {
  const { count, bulk } = parts.get(unit) ?? { count: 0, bulk: 0 }
  if (bulks.length > 0)
    parts.set(unit, { unit, count: count + bulks.length, bulk: bulks.reduce((sum, lines) => sum + lines, bulk) })
}

/** Lines that the text of a node takes, code in it included. */
function textLines(node: SyntaxNode): number {
  const words = plainText([node]).split(/\s+/).filter(Boolean).length
  return Math.max(1, words / WORDS_A_LINE)
}
