import type { PageSection } from '#model/page.ts'
import { codeWords } from './code-words.ts'
import { COMPONENTS } from './components/registry.ts'
import { LANGUAGES } from './languages.ts'
import type { PageContext } from './page-context.ts'
import { plainText } from './plain-text.ts'
import { childrenOf, isJsx, isPhrasing, type SyntaxNode } from './syntax.ts'

/** A section while it is read: a line of text each, a block of code each. */
interface OpenSection extends Pick<PageSection, 'id' | 'level' | 'title'> {
  lines: string[]
  blocks: string[]
}

/** The page's words by heading, option and question, in reading order: what search reads. Runs after rendering gave out the ids. */
export function sectionsOf(title: string, nodes: SyntaxNode[], page: PageContext): PageSection[] {
  const first: OpenSection = section(null, 1, title)
  const sections = [first]
  let current = first
  walkBlocks(nodes, false)
  const words = codeWords(
    sections.map(({ title, lines, blocks }) => ({ prose: [title, ...lines].join('\n'), code: blocks.join('\n') })),
  )
  return sections.map(({ id, level, title, lines }, index) => {
    return { id, level, title, text: lines.join('\n'), codeWords: words[index] ?? [] }
  })

  function open(id: string | null, level: number, title: string) {
    current = section(id, level, title)
    sections.push(current)
  }

  function say(text: string) {
    const line = text.trim()
    if (line) current.lines.push(line)
  }

  function show(code: string) {
    if (code.trim()) current.blocks.push(code)
  }

  function walkBlocks(blocks: SyntaxNode[], isInAdmonition: boolean) {
    let line: SyntaxNode[] = []
    for (const node of blocks) {
      if (isPhrasing(node) && !isJsx(node)) {
        line.push(node)
        continue
      }
      if (node.type === 'mdxJsxTextElement') {
        line.push(node)
        continue
      }
      say(inlineWords(line))
      line = []
      walkBlock(node, isInAdmonition)
    }
    say(inlineWords(line))
  }

  function walkBlock(node: SyntaxNode, isInAdmonition: boolean) {
    switch (node.type) {
      case 'heading': {
        const text = plainText(node.children).trim()
        if (isInAdmonition) say(text)
        else open(page.idOfNode.get(node) ?? null, node.depth, text)
        return
      }
      case 'paragraph':
      case 'tableCell':
        return say(inlineWords(node.children))
      case 'tableRow':
        return say(node.children.map((cell) => inlineWords(childrenOf(cell))).join(' '))
      case 'code':
        return isMessage(node.lang) ? say(node.value.replace(/\s+/g, ' ')) : show(node.value)
      case 'containerDirective':
        return walkBlocks(node.children, true)
      case 'mdxJsxFlowElement': {
        const rule = node.name ? COMPONENTS.get(node.name) : undefined
        const attributes = page.attributesOfNode.get(node) ?? {}
        const own = rule?.section?.(attributes)
        const around = current
        if (own && isInAdmonition) say(own.title)
        else if (own) open(page.idOfNode.get(node) ?? null, levelOf(own, around), own.title)
        if (rule?.words) say(rule.words(attributes))
        if (rule?.code) show(rule.code(attributes))
        if (/^h[23]$/.test(node.name ?? '')) {
          return open(page.idOfNode.get(node) ?? null, Number(node.name?.[1]), inlineWords(node.children).trim())
        }
        walkBlocks(node.children, isInAdmonition)
        if (own?.level === 'below') current = around
        return
      }
      case 'yaml':
      case 'definition':
      case 'mdxFlowExpression':
      case 'mdxjsEsm':
        return
      default:
        walkBlocks(childrenOf(node), isInAdmonition)
    }
  }

  function inlineWords(inline: SyntaxNode[]): string {
    return inline
      .map((node) => {
        if (node.type === 'text' || node.type === 'inlineCode') return node.value.replace(/\s+/g, ' ')
        if (node.type === 'break') return ' '
        if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
        const rule = isJsx(node) && node.name ? COMPONENTS.get(node.name) : undefined
        const own = rule?.words && isJsx(node) ? rule.words(page.attributesOfNode.get(node) ?? {}) : ''
        return own + inlineWords(childrenOf(node))
      })
      .join('')
  }
}

function section(id: string | null, level: number, title: string): OpenSection {
  return { id, level, title, lines: [], blocks: [] }
}

/** A block of plain text holds what a program says: readers paste it, and it reads as a sentence. */
const isMessage = (lang: string | null | undefined) => !lang || ['text', 'error'].includes(LANGUAGES[lang]?.id ?? '')

/** HTML knows six levels, and so does search. */
const levelOf = ({ level }: { level: number | 'below' }, around: OpenSection) =>
  level === 'below' ? Math.min(6, around.level + 1) : level
