import { lineKey } from '#model/slot.ts'
import type { MarkdownWriter } from './components/component-rule.ts'
import { COMPONENTS } from './components/registry.ts'
import { fenced } from './fenced.ts'
import { scriptLanguage } from './javascript/derive-blocks.ts'
import { INSTALL } from './languages.ts'
import type { PageContext } from './page-context.ts'
import { placeMark } from './place-mark.ts'
import { plainText } from './plain-text.ts'
import { defaultTitle, splitAdmonition } from './rules/admonitions.ts'
import { readMeta } from './rules/code-blocks.ts'
import type { LineMark } from './rules/code-meta.ts'
import { resolveLink } from './rules/links.ts'
import { slotMark } from './split-tree.ts'
import {
  type CodeNode,
  childrenOf,
  isPhrasing,
  type JsxNode,
  type ListNode,
  type SyntaxNode,
  type TableNode,
} from './syntax.ts'

/**
 * The page as plain Markdown: components become what they say, links become routes. Its description is left out: it stands in llms.txt,
 * and the page opens with a sentence that says the same.
 */
export function markdownTwin(title: string, nodes: SyntaxNode[], page: PageContext): string {
  const notes = [...page.footnotes.values()].map(
    (note) => `[^${note.identifier}]: ${indent(writeBlocks(note.children, page), 4)}`,
  )
  return `${[`# ${title}`, writeBlocks(nodes, page), ...notes].filter(Boolean).join('\n\n')}\n`
}

function writeBlocks(blocks: SyntaxNode[], page: PageContext): string {
  const parts: string[] = []
  let line: SyntaxNode[] = []
  const endLine = () => {
    parts.push(writeInline(line, page).trim())
    line = []
  }
  for (const node of blocks) {
    if (isPhrasing(node)) {
      line.push(node)
    } else {
      endLine()
      parts.push(writeBlock(node, page))
    }
  }
  endLine()
  return parts.filter(Boolean).join('\n\n')
}

function writeBlock(node: SyntaxNode, page: PageContext): string {
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(node.depth)} ${writeInline(node.children, page).trim()}${placeMark(node, page)}`
    case 'paragraph':
      return writeInline(node.children, page)
    case 'code':
      return writeCode(node, page)
    case 'list':
      return writeList(node, page)
    case 'table':
      return writeTable(node, page)
    case 'blockquote':
      return quote(writeBlocks(node.children, page))
    case 'containerDirective': {
      const { title: own, body } = splitAdmonition(node)
      const name = defaultTitle(node.name)
      return quote(`**${own ? `${name}: ${writeInline(own, page)}` : name}**\n\n${writeBlocks(body, page)}`)
    }
    case 'thematicBreak':
      return '---'
    case 'mdxJsxFlowElement':
      return writeJsx(node, page)
    default:
      return ''
  }
}

function writeInline(inline: SyntaxNode[], page: PageContext): string {
  return inline.map((node) => writeInlineNode(node, page)).join('')
}

function writeInlineNode(node: SyntaxNode, page: PageContext): string {
  switch (node.type) {
    case 'emphasis':
      return `*${writeInline(node.children, page)}*`
    case 'strong':
      return `**${writeInline(node.children, page)}**`
    case 'delete':
      return `~~${writeInline(node.children, page)}~~`
    case 'break':
      return '\\\n'
    case 'link':
      return writeLink(node.url, writeInline(node.children, page), page)
    case 'linkReference':
      return writeLink(page.definitions.get(node.identifier)?.url ?? '', writeInline(node.children, page), page)
    case 'image':
      return `![${node.alt ?? ''}](${node.url})`
    case 'imageReference':
      return `![${node.alt ?? ''}](${page.definitions.get(node.identifier)?.url ?? ''})`
    case 'footnoteReference':
      return `[^${node.identifier}]`
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return writeJsx(node, page)
    case 'text':
    case 'inlineCode':
      return page.sourceOf(node) // as the author escaped it
    default:
      return writeInline(childrenOf(node), page)
  }
}

function writeLink(url: string, text: string, page: PageContext): string {
  const target = resolveLink(url, { source: page.source, route: page.route, baseUrl: '/' })
  if (target.type === 'error' || text === url) return text
  return `[${text}](${target.href})`
}

function writeJsx(node: JsxNode, page: PageContext): string {
  if (attribute(node, 'aria-hidden') === 'true') return '' // an ornament: it is read to nobody
  const rule = node.name ? COMPONENTS.get(node.name) : undefined
  const write: MarkdownWriter = {
    blocks: (nodes) => writeBlocks(nodes, page),
    inline: (nodes) => writeInline(nodes, page),
  }
  if (rule) return rule.markdown(node, page.attributesOfNode.get(node) ?? {}, write, page)
  if (node.name === 'br') return '\\\n'
  if (node.name === 'summary') {
    const note = attribute(node, 'note')
    return `**${plainText(node.children).trim()}**${note ? `\n\n${note}` : ''}`
  }
  if (node.name === 'h2' || node.name === 'h3')
    return `${'#'.repeat(Number(node.name[1]))} ${plainText(node.children).trim()}${placeMark(node, page)}`
  const href = attribute(node, 'href')
  if (node.name === 'a' && href !== null) return writeLink(href, writeInline(node.children, page).trim(), page)
  if (node.name === 'img') return `![${attribute(node, 'alt') ?? ''}](${attribute(node, 'src') ?? ''})`
  return node.type === 'mdxJsxTextElement' ? writeInline(node.children, page) : writeBlocks(node.children, page)
}

function writeList(node: ListNode, page: PageContext): string {
  let number = node.start ?? 1
  const items = node.children.map((item) => {
    const mark = node.ordered ? `${number++}.` : '-'
    const box = item.type === 'listItem' && item.checked !== null ? `[${item.checked ? 'x' : ' '}] ` : ''
    return `${mark} ${box}${indent(writeBlocks(childrenOf(item), page), mark.length + 1)}`
  })
  return items.join(node.spread ? '\n\n' : '\n')
}

function writeTable(node: TableNode, page: PageContext): string {
  const rows = node.children.map(
    (row) =>
      `| ${childrenOf(row)
        .map((cell) => writeInline(childrenOf(cell), page))
        .join(' | ')} |`,
  )
  const rule = node.align.map((align) => (align ? ALIGNMENT[align] : '---'))
  return [rows[0], `| ${rule.join(' | ')} |`, ...rows.slice(1)].join('\n')
}

/** Lines that follow a block because it would end in the middle of something; of more than these it is said that they are left out. */
const MOST_REST_LINES = 50

/**
 * What color tells on the page, signs and comments tell here: lines that come and go as a diff, errors below their line. Whoever copies
 * a block of the page gets the hidden code that it continues: here it stands above the block.
 */
function writeCode(node: CodeNode, page: PageContext): string {
  const { lang, value } = node
  const { title, marks, sample } = readMeta(node, value.split('\n').length, page)
  const isChange = [...marks.values()].some((mark) => mark in SIGNS)
  const lines = value.split('\n').map((line, index) => {
    const mark = marks.get(index + 1)
    if (isChange) return ((mark && SIGNS[mark]) ?? ' ') + line
    const fails = mark === 'failing' && sample.errors.length > 0
    return fails ? line + slotMark({ kind: 'type-error', key: lineKey(node.position.start.line, index + 1) }) : line
  })
  const around = (text: string | null | undefined) =>
    text === null || text === undefined ? [] : text.split('\n').map((line) => (isChange ? ` ${line}` : line))
  const name = isChange ? 'diff' : lang === INSTALL ? 'sh' : (lang ?? '')
  const info = title === null ? name : `${name} title="${title}${page.continued.has(node) ? ' (continued)' : ''}"`
  const code = [...around(page.setUpOfCode.get(node)), ...lines, ...around(restOfCode(node, page))]
  return fenced(info, code.join('\n'))
}

/** What comes after a block that ends in the middle of something: the hidden code, or that it is left out. Null: nothing is missing. */
function restOfCode(node: CodeNode, page: PageContext): string | null {
  const found = page.restOfCode.get(node)
  const lang = scriptLanguage(node.lang ?? '')
  if (!found || !lang || page.isWholeCode(found.soFar, lang)) return null
  const count = found.rest.split('\n').length
  return count > MOST_REST_LINES ? `// … ${count} more lines of this file are left out here` : found.rest
}

const SIGNS: Partial<Record<LineMark, string>> = { added: '+', removed: '-' }

function attribute(node: JsxNode, name: string): string | null {
  const found = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)
  return found && 'name' in found && typeof found.value === 'string' ? found.value : null
}

const ALIGNMENT = { left: ':--', right: '--:', center: ':-:' }
const indent = (text: string, width: number) => text.replace(/\n(?=.)/g, `\n${' '.repeat(width)}`)
const quote = (text: string) => text.replace(/^/gm, '> ').replace(/[ \t]+$/gm, '')
