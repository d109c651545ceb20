import { escapeHtml, htmlElement } from './html.ts'
import { INSTALL } from './languages.ts'
import { joinBlocks, type RenderedBlock } from './page-blocks.ts'
import type { PageContext } from './page-context.ts'
import { checkStrayFence, renderAdmonition } from './rules/admonitions.ts'
import { renderCode } from './rules/code-blocks.ts'
import { reportExpression, reportModuleCode } from './rules/expressions.ts'
import { findLostFootnote, renderFootnoteReference, renderFootnotes } from './rules/footnotes.ts'
import { renderHeading } from './rules/headings.ts'
import { renderImage } from './rules/images.ts'
import { renderInstall } from './rules/install-tabs.ts'
import { isInlineTag, renderJsx } from './rules/jsx.ts'
import { renderLink } from './rules/links.ts'
import { renderList } from './rules/lists.ts'
import { renderTable } from './rules/tables.ts'
import { element, join, type Rendered } from './split-tree.ts'
import { childrenOf, isBlank, isPhrasing, type SyntaxNode } from './syntax.ts'

/** The whole page: its blocks, then its footnotes. */
export function renderTree(nodes: SyntaxNode[], page: PageContext): ReturnType<typeof joinBlocks> {
  page.render = {
    blocks: (children, wrap) => renderBlocks(children, wrap, page),
    inline: (children) => children.map((child) => renderInline(child, page)).join(''),
  }
  const blocks = renderedBlocks(nodes, true, page)
  return joinBlocks([...blocks, { nodes: [], rendered: renderFootnotes(page) }], page)
}

const renderBlocks = (nodes: SyntaxNode[], wrap: boolean, page: PageContext): Rendered =>
  join(renderedBlocks(nodes, wrap, page).map(({ rendered }) => rendered))

function renderedBlocks(nodes: SyntaxNode[], wrap: boolean, page: PageContext): RenderedBlock[] {
  const parts: RenderedBlock[] = []
  let line: SyntaxNode[] = []
  const endLine = () => {
    if (line.some((node) => !isBlank(node))) {
      const html = page.render.inline(line)
      parts.push({ nodes: line, rendered: wrap ? `<p>${html.trim()}</p>` : html })
    }
    line = []
  }
  for (const node of nodes) {
    if (isPhrasing(node) || isInlineTag(node)) {
      line.push(node)
    } else {
      endLine()
      parts.push({ nodes: [node], rendered: renderBlock(node, page) })
    }
  }
  endLine()
  return parts
}

function renderBlock(node: SyntaxNode, page: PageContext): Rendered {
  switch (node.type) {
    case 'paragraph':
      return `<p>${page.render.inline(node.children)}</p>`
    case 'heading':
      return renderHeading(node, page)
    case 'code':
      return node.lang === INSTALL ? renderInstall(node, page) : renderCode(node, page)
    case 'list':
      return renderList(node, page)
    case 'table':
      return renderTable(node, page)
    case 'blockquote':
      return element('blockquote', {}, page.render.blocks(node.children, true))
    case 'containerDirective':
      return renderAdmonition(node, page)
    case 'leafDirective':
      page.report(node, `"::${node.name}" has no meaning.`, `An admonition is opened by three colons: :::${node.name}.`)
      return ''
    case 'thematicBreak':
      return '<hr>'
    case 'mdxJsxFlowElement':
      return renderJsx(node, page)
    case 'mdxFlowExpression':
      reportExpression(node, page)
      return ''
    case 'mdxjsEsm':
      reportModuleCode(node, page)
      return ''
    default:
      return '' // front matter, definitions and footnotes: read elsewhere
  }
}

function renderInline(node: SyntaxNode, page: PageContext): string {
  switch (node.type) {
    case 'text': {
      checkText(node, page)
      return escapeHtml(node.value)
    }
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`
    case 'emphasis':
      return htmlElement('em', {}, page.render.inline(node.children))
    case 'strong':
      return htmlElement('strong', {}, page.render.inline(node.children))
    case 'delete':
      return htmlElement('del', {}, page.render.inline(node.children))
    case 'break':
      return '<br>'
    case 'link':
      return renderLink(node.url, page.render.inline(node.children), { title: node.title }, node.position.start, page)
    case 'linkReference': {
      const { url = '', title = null } = page.definitions.get(node.identifier) ?? {}
      return renderLink(url, page.render.inline(node.children), { title }, node.position.start, page)
    }
    case 'image':
      return renderImage(node, { title: node.title }, node.position.start, page)
    case 'imageReference': {
      const { url = '', title = null } = page.definitions.get(node.identifier) ?? {}
      return renderImage({ url, alt: node.alt }, { title }, node.position.start, page)
    }
    case 'footnoteReference':
      return renderFootnoteReference(node.identifier, page)
    case 'mdxTextExpression':
      reportExpression(node, page)
      return ''
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      const rendered = renderJsx(node, page)
      return typeof rendered === 'string' ? rendered : ''
    }
    default:
      return childrenOf(node)
        .map((child) => renderInline(child, page))
        .join('')
  }
}

function checkText(
  node: Extract<SyntaxNode, { type: 'text' | 'inlineCode' | 'yaml' | 'toml' | 'html' }>,
  page: PageContext,
) {
  checkStrayFence(node, page)
  const lost = node.value.includes('[^') ? findLostFootnote(page.sourceOf(node)) : null
  if (lost) page.report(node, `There is no footnote "${lost}".`, `Add a line [^${lost}]: … or write \\[^ for the sign.`)
}
