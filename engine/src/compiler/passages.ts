import type { Passage, PassagePart } from '#model/passage.ts'
import { COMPONENTS } from './components/registry.ts'
import type { PageContext } from './page-context.ts'
import { childrenOf, isJsx, isPhrasing, type SyntaxNode } from './syntax.ts'

/** A page while it is read. */
interface Reading {
  page: PageContext
  passages: Passage[]
  /** The section that is read; null where the index does not lead to it. */
  section: string | null
}

/**
 * The text right below the headings that the index of a page leads to: the build quotes from it. What stands in sections inside of
 * them is theirs. Runs after rendering gave out the ids; code is no text.
 */
export function passagesOf(nodes: SyntaxNode[], page: PageContext): Passage[] {
  const reading: Reading = { page, passages: [], section: null }
  const hasIndex = [...page.attributesOfNode.keys()].some(({ name }) => name === 'Jobs')
  if (hasIndex) readBlocks(nodes, reading)
  return reading.passages
}

function readBlocks(nodes: SyntaxNode[], reading: Reading) {
  let line: SyntaxNode[] = []
  for (const node of nodes) {
    if (isPhrasing(node)) {
      line.push(node)
      continue
    }
    keep([textOf(line)], reading)
    line = []
    readBlock(node, reading)
  }
  keep([textOf(line)], reading)
}

function readBlock(node: SyntaxNode, reading: Reading) {
  switch (node.type) {
    case 'heading':
      reading.section = entryOf(node, reading.page)
      return
    case 'paragraph':
      return keep([textOf(node.children)], reading)
    case 'table':
      return readRows(node.children, reading)
    case 'mdxJsxFlowElement': {
      const around = reading.section
      const own = COMPONENTS.get(node.name ?? '')?.section?.(reading.page.attributesOfNode.get(node) ?? {})
      if (own) reading.section = null
      readBlocks(node.children, reading)
      if (own?.level === 'below') reading.section = around
      return
    }
    case 'code':
    case 'yaml':
      return
    default:
      readBlocks(childrenOf(node), reading)
  }
}

/** The id of a heading that says which job it does, or which message it explains. */
function entryOf(heading: SyntaxNode, page: PageContext): string | null {
  const { attributes } = page.explicitIds.get(heading.position.start.line) ?? {}
  const isEntry = attributes?.job !== undefined || attributes?.message !== undefined
  return isEntry ? (page.idOfNode.get(heading) ?? null) : null
}

/** The first cell says of what the others are; where there are several, each has its head before it. */
function readRows(rows: SyntaxNode[], reading: Reading) {
  const [heads = [], ...others] = rows.map((row) => childrenOf(row).map((cell) => textOf(childrenOf(cell))))
  for (const [subject = [], ...cells] of others) {
    const told = cells.map((cell, index) => {
      const head = cells.length > 1 ? (heads[index + 1] ?? []) : []
      return head.length > 0 && cell.length > 0 ? [...head, ': ', ...cell] : cell
    })
    keep([subject, ...told], reading)
  }
}

/** A paragraph, or what a row says of its subject. */
function keep(cells: PassagePart[][], { section, passages }: Reading) {
  if (section === null) return
  const filled = cells.filter((cell) => cell.length > 0)
  const line = filled.flatMap((cell, index) => (index === 0 ? cell : [index === 1 ? ': ' : '; ', ...cell]))
  if (line.length > 0) passages.push({ section, parts: joined(line) })
}

const textOf = (inline: SyntaxNode[]): PassagePart[] => trimmed(joined(partsOf(inline)))

function partsOf(inline: SyntaxNode[]): PassagePart[] {
  return inline.flatMap((node): PassagePart[] => {
    if (node.type === 'text') return [node.value.replace(/\s+/g, ' ')]
    if (node.type === 'inlineCode') return [{ code: node.value }]
    if (node.type === 'break') return [' ']
    // A component in a line is a mark beside the text: a version, a key.
    if (isJsx(node) && COMPONENTS.has(node.name ?? '')) return []
    return partsOf(childrenOf(node))
  })
}

/** Neighbors that are text become one. */
function joined(parts: PassagePart[]): PassagePart[] {
  const out: PassagePart[] = []
  for (const part of parts) {
    const last = out.at(-1)
    if (typeof part === 'string' && typeof last === 'string')
      out[out.length - 1] = `${last}${part}`.replace(/ {2,}/g, ' ')
    else out.push(part)
  }
  return out
}

function trimmed(parts: PassagePart[]): PassagePart[] {
  return parts
    .map((part, index) => {
      if (typeof part !== 'string') return part
      const start = index === 0 ? part.trimStart() : part
      return index === parts.length - 1 ? start.trimEnd() : start
    })
    .filter((part) => part !== '')
}
