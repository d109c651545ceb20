import { nearest } from '#model/nearest.ts'
import { slugOf } from '#model/slug.ts'
import { readAttributes } from '../components/attributes.ts'
import { HTML_ELEMENTS, isInlineElement } from '../components/html-elements.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { PageContext } from '../page-context.ts'
import { plainText } from '../plain-text.ts'
import { element, type Rendered } from '../split-tree.ts'
import { isBlank, isJsx, isPhrasing, type JsxNode, type SyntaxNode } from '../syntax.ts'
import { readElementAttributes } from './element-attributes.ts'
import { renderFold } from './folds.ts'
import { headingHtml, tocHtml } from './headings.ts'
import { renderImage } from './images.ts'
import { renderLink } from './links.ts'

/** A tag in a page: a component of the registry, or an element of the allow-list. */
export function renderJsx(node: JsxNode, page: PageContext): Rendered {
  const name = node.name
  if (name === null) {
    page.report(node, 'A fragment <> has no meaning in a page.', 'Remove it, and keep what it holds.')
    return ''
  }
  const rule = COMPONENTS.get(name)
  if (!rule) return Object.hasOwn(HTML_ELEMENTS, name) ? renderElement(name, node, page) : unknownTag(name, node, page)
  if (rule.parent) {
    if (!page.isDamaged)
      page.report(node, `<${name}> stands outside <${rule.parent}>.`, `Put it directly into <${rule.parent}>.`)
    return ''
  }
  if (!rule.isInline && node.type === 'mdxJsxTextElement') {
    page.report(
      node,
      `<${name}> cannot stand in a line of text.`,
      'Give it lines of its own, with an empty line before and after.',
    )
    return ''
  }
  return rule.render(node, readAttributes(node, name, rule.attributes, page), page)
}

/** True for a tag that belongs into a line of text even where it stands alone. */
export const isInlineTag = (node: SyntaxNode) =>
  isJsx(node) && node.name !== null && (isInlineElement(node.name) || COMPONENTS.get(node.name)?.isInline === true)

function unknownTag(name: string, node: JsxNode, page: PageContext): string {
  const names = [...COMPONENTS.keys(), ...Object.keys(HTML_ELEMENTS)]
  const isComponent = /^[A-Z]/.test(name)
  const guess = nearest(name, names)
  const offered = isComponent
    ? `Components: ${[...COMPONENTS.keys()].join(', ')}.`
    : 'For the sign itself write \\< or use backticks.'
  const what = isComponent ? `There is no component <${name}>.` : `The element <${name}> is not allowed in a page.`
  page.report(node, what, guess ? `Did you mean <${guess}>?` : offered)
  page.render.blocks(node.children, true) // its content may hold mistakes of its own
  return ''
}

function renderElement(tag: string, node: JsxNode, page: PageContext): Rendered {
  if (tag === 'details') return renderFold(node, page, (summary) => inlineOnly('summary', summary.children, page))
  const { id, ...attributes } = readElementAttributes(tag, node, page)
  const place = node.position.start
  switch (tag) {
    case 'a': {
      const { href, ...rest } = attributes
      return renderLink(String(href ?? ''), page.render.inline(flat(node.children)), { id, ...rest }, place, page)
    }
    case 'img': {
      const { src, alt, ...rest } = attributes
      const image = { url: String(src ?? ''), alt: alt === undefined ? null : String(alt), isDecorative: alt === '' }
      return renderImage(image, { id, ...rest }, place, page)
    }
    case 'h2':
    case 'h3': {
      const text = plainText(node.children)
      const headingId = id === undefined ? page.uniqueId(slugOf(text)) : String(id)
      page.idOfNode.set(node, headingId)
      const html = { inner: page.render.inline(flat(node.children)), toc: tocHtml(node.children) }
      return headingHtml({ level: Number(tag[1]), id: headingId, text, ...html, attributes }, page)
    }
    default:
      return element(tag, { id, ...attributes }, renderContent(tag, node, page))
  }
}

function renderContent(tag: string, node: JsxNode, page: PageContext): Rendered {
  const { children } = node
  const model = HTML_ELEMENTS[tag]
  if (model === 'empty') return ''
  if (node.type === 'mdxJsxTextElement') return page.render.inline(children)
  if (model === 'text') return inlineOnly(tag, children, page)
  const solid = children.filter((child) => !isBlank(child))
  const [only] = solid
  if (model === 'cell' && solid.length === 1 && only?.type === 'paragraph') return page.render.inline(only.children)
  return page.render.blocks(solid.some((child) => !isPhrasing(child)) ? solid : children, false)
}

function inlineOnly(tag: string, children: SyntaxNode[], page: PageContext): string {
  const block = flat(children).find((child) => !isPhrasing(child) && !isJsx(child) && !isBlank(child))
  if (block) page.report(block, `<${tag}> holds text only.`, 'Use <div> around blocks.')
  return page.render.inline(flat(children))
}

/** Text the parser put into paragraphs, without them. */
const flat = (nodes: SyntaxNode[]): SyntaxNode[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]))
