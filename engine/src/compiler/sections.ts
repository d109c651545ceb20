import type { PageSection } from '#model/page.ts'
import { lineOfRow } from '#model/table-lines.ts'
import { codeWords } from './code-words.ts'
import { COMPONENTS } from './components/registry.ts'
import { languageOf } from './languages.ts'
import type { PageContext } from './page-context.ts'
import { plainText } from './plain-text.ts'
import { childrenOf, isJsx, isPhrasing, type JsxNode, type SyntaxNode } from './syntax.ts'

/** A section while it is read: a line of text each, a block of code each. */
interface OpenSection extends Pick<PageSection, 'id' | 'level' | 'title'> {
  lines: string[]
  blocks: string[]
}

/** A page while it is read. */
interface Reading {
  page: PageContext
  sections: OpenSection[]
  /** Where words go. */
  current: OpenSection
}

/** The page's words by heading, option and question, in reading order: what search reads. Runs after rendering gave out the ids. */
export function sectionsOf(title: string, nodes: SyntaxNode[], page: PageContext): PageSection[] {
  const first = section(null, 1, title)
  const sections = [first]
  readBlocks(nodes, false, { page, sections, current: first })
  const words = codeWords(
    sections.map(({ title, lines, blocks }) => ({ prose: [title, ...lines].join('\n'), code: blocks.join('\n') })),
  )
  return sections.map(({ id, level, title, lines }, index) => {
    return { id, level, title, text: lines.join('\n'), codeWords: words[index] ?? [] }
  })
}

function open(node: SyntaxNode, level: number, title: string, reading: Reading) {
  reading.current = section(reading.page.idOfNode.get(node) ?? null, level, title)
  reading.sections.push(reading.current)
}

function say(text: string, { current }: Reading) {
  const line = text.trim()
  if (line) current.lines.push(line)
}

function show(code: string, { current }: Reading) {
  if (code.trim()) current.blocks.push(code)
}

function readBlocks(blocks: SyntaxNode[], isInAdmonition: boolean, reading: Reading) {
  let line: SyntaxNode[] = []
  for (const node of blocks) {
    if (isPhrasing(node)) {
      line.push(node)
      continue
    }
    say(inlineWords(line, reading.page), reading)
    line = []
    readBlock(node, isInAdmonition, reading)
  }
  say(inlineWords(line, reading.page), reading)
}

function readBlock(node: SyntaxNode, isInAdmonition: boolean, reading: Reading) {
  const words = (inline: SyntaxNode[]) => inlineWords(inline, reading.page)
  switch (node.type) {
    case 'heading': {
      const text = plainText(node.children).trim()
      if (isInAdmonition) return say(text, reading)
      return open(node, node.depth, text, reading)
    }
    case 'paragraph':
    case 'tableCell':
      return say(words(node.children), reading)
    case 'table':
      for (const [index, row] of node.children.entries()) {
        const cells = childrenOf(row).map((cell) => words(childrenOf(cell)))
        const line = lineOfRow(cells, index === 0)
        if (line) reading.current.lines.push(line)
      }
      return
    case 'code':
      return isMessage(node.lang) ? say(node.value.replace(/\s+/g, ' '), reading) : show(node.value, reading)
    case 'containerDirective':
      return readBlocks(node.children, true, reading)
    case 'mdxJsxFlowElement':
      return readTag(node, isInAdmonition, reading)
    case 'yaml':
    case 'definition':
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
      return
    default:
      readBlocks(childrenOf(node), isInAdmonition, reading)
  }
}

/** A component says what its rule says, and may open a section, from which some return to the one around it. */
function readTag(node: JsxNode, isInAdmonition: boolean, reading: Reading) {
  const rule = node.name ? COMPONENTS.get(node.name) : undefined
  const attributes = reading.page.attributesOfNode.get(node) ?? {}
  const own = rule?.section?.(attributes)
  const around = reading.current
  if (own && isInAdmonition) say(own.title, reading)
  else if (own) open(node, levelOf(own, around), own.title, reading)
  if (rule?.words) say(rule.words(attributes), reading)
  if (rule?.code) show(rule.code(attributes), reading)
  if (/^h[23]$/.test(node.name ?? '')) {
    return open(node, Number(node.name?.[1]), inlineWords(node.children, reading.page).trim(), reading)
  }
  readBlocks(node.children, isInAdmonition, reading)
  if (own?.level === 'below') reading.current = around
}

function inlineWords(inline: SyntaxNode[], page: PageContext): string {
  return inline
    .map((node) => {
      if (node.type === 'text' || node.type === 'inlineCode') return node.value.replace(/\s+/g, ' ')
      if (node.type === 'break') return ' '
      if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
      const rule = isJsx(node) && node.name ? COMPONENTS.get(node.name) : undefined
      const own = rule?.words && isJsx(node) ? rule.words(page.attributesOfNode.get(node) ?? {}) : ''
      return own + inlineWords(childrenOf(node), page)
    })
    .join('')
}

function section(id: string | null, level: number, title: string): OpenSection {
  return { id, level, title, lines: [], blocks: [] }
}

/** A block of plain text holds what a program says: readers paste it, and it reads as a sentence. */
const isMessage = (lang: string | null | undefined) => !lang || ['text', 'error'].includes(languageOf(lang)?.id ?? '')

/** HTML knows six levels, and so does search. */
const levelOf = ({ level }: { level: number | 'below' }, around: OpenSection) =>
  level === 'below' ? Math.min(6, around.level + 1) : level
