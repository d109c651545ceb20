import type { ContentNode } from '#model/page.ts'
import { withoutTypes } from '#model/types-tag.ts'
import { INSTALL } from './languages.ts'
import type { PageContext } from './page-context.ts'
import { codeInHtml, readCode } from './rules/code-blocks.ts'
import { installBlocks } from './rules/install-tabs.ts'
import type { CodeNode } from './syntax.ts'

/** Between the texts of one block: the same command for several managers, the same code without its types. */
const AND = '\0'

/**
 * Reports every block of the source whose text a reader would not get, all of it. Nothing between source and page may lose code
 * in silence: it would be published, and copied.
 */
export function checkWholeCode(nodes: CodeNode[], tree: ContentNode[], page: PageContext): void {
  const shown = new Map<string, number>()
  for (const text of shownCode(tree)) shown.set(text, (shown.get(text) ?? 0) + 1)
  const lines = page.text.split('\n')
  for (const node of nodes) {
    const text = isReadWhole(node, lines) ? waysToShow(node, page).find((way) => shown.get(way)) : undefined
    if (text !== undefined) shown.set(text, (shown.get(text) ?? 0) - 1)
    else
      page.report(
        node,
        'The code of this block is not on the compiled page as it stands here.',
        'In a footnote: mention the footnote. Anywhere else this is a fault of the engine: remove .cache and report it.',
      )
  }
}

/** Whether the parser has every line between the fences; in lists and quotes it takes something off their beginning. */
function isReadWhole({ value, position: { start, end } }: CodeNode, lines: string[]): boolean {
  const read = value === '' ? [] : value.split('\n')
  const isClosed = /^[\s>]*(`{3,}|~{3,})\s*$/.test(lines[end.line - 1] ?? '')
  if (isClosed && read.length !== end.line - start.line - 1 && read.length > 0) return false
  return read.every((line, index) => lines[start.line + index]?.endsWith(line))
}

function waysToShow(node: CodeNode, page: PageContext): string[] {
  if (node.lang === INSTALL)
    return [
      installBlocks(node)
        .map(({ code }) => code)
        .join(AND),
    ]
  const { code } = readCode(node)
  const javascript = page.javascript.get(node)
  // Where no component can stand there are no tabs.
  return javascript ? [code + AND + javascript.code, code] : [code]
}

/** The code of all blocks; what stands in the tabs of one frame is one text. */
function shownCode(tree: ContentNode[]): string[] {
  return tree.flatMap((node) => {
    if (node.type === 'html') return codeInHtml(node.html)
    const inside = shownCode(node.children)
    if (node.type !== 'component') return inside
    if (node.name === 'Sample')
      return [[...inside, ...shownCode(node.children.map(asJavaScript))].slice(0, 2).join(AND)]
    return node.name === 'CodeTabs' ? [inside.join(AND)] : inside
  })
}

const asJavaScript = (node: ContentNode): ContentNode =>
  node.type === 'html' ? { ...node, html: withoutTypes(node.html) } : node
