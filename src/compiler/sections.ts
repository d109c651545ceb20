import type { PageSection } from '#model/page.ts'
import { COMPONENTS } from './components/registry.ts'
import type { PageContext } from './page-context.ts'
import { plainText } from './plain-text.ts'
import { childrenOf, isJsx, isPhrasing, type SyntaxNode } from './syntax.ts'

/** The page's words by heading, in reading order: what search and llms.txt read. Runs after rendering gave out the ids. */
export function sectionsOf(title: string, nodes: SyntaxNode[], page: PageContext): PageSection[] {
  const sections: Array<PageSection & { lines: string[] }> = []
  open(null, 1, title)
  walkBlocks(nodes, false)
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n') }))

  function open(id: string | null, level: number, title: string) {
    sections.push({ id, level, title, text: '', lines: [] })
  }

  function say(text: string) {
    const line = text.trim()
    if (line) sections.at(-1)?.lines.push(line)
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
        return say(node.value)
      case 'containerDirective':
        return walkBlocks(node.children, true)
      case 'mdxJsxFlowElement': {
        const rule = node.name ? COMPONENTS.get(node.name) : undefined
        const attributes = page.attributesOfNode.get(node) ?? {}
        const own = rule?.section?.(attributes)
        if (own && !isInAdmonition) open(page.idOfNode.get(node) ?? null, own.level, own.title)
        if (rule?.words) say(rule.words(attributes))
        if (/^h[23]$/.test(node.name ?? '')) {
          return open(page.idOfNode.get(node) ?? null, Number(node.name?.[1]), inlineWords(node.children).trim())
        }
        return walkBlocks(node.children, isInAdmonition)
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
