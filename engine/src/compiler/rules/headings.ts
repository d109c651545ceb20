import { sectionLevel } from '#model/search.ts'
import { slugOf } from '#model/slug.ts'
import { type Attributes, escapeHtml, htmlElement } from '../html.ts'
import type { ExplicitId } from '../mask-source.ts'
import type { PageContext, SourcePlace } from '../page-context.ts'
import { plainText } from '../plain-text.ts'
import { childrenOf, type HeadingNode, type SyntaxNode } from '../syntax.ts'

/** A Markdown heading: `## Title`, with an id of its own as `## Title {#id}`. */
export function renderHeading(node: HeadingNode, page: PageContext): string {
  if (node.depth === 1) {
    page.report(
      node,
      'A page has one top heading, and it comes first.',
      'Write ## here. The title is in the front matter.',
    )
  }
  const { line } = node.position.start
  const explicit = page.explicitIds.get(line)
  const text = plainText(node.children)
  const id = explicit ? explicitId(explicit, { line, column: explicit.column }, page) : page.uniqueId(slugOf(text))
  page.idOfNode.set(node, id)
  const html = { inner: page.render.inline(node.children), toc: tocHtml(node.children) }
  return headingHtml({ level: node.depth, id, text, ...html }, page)
}

/** A heading's HTML, with its anchor; enters the contents list unless it stands in an admonition. */
export function headingHtml(
  heading: { level: number; id: string; text: string; inner: string; toc: string; attributes?: Attributes },
  page: PageContext,
): string {
  const { id, inner } = heading
  const level = sectionLevel(heading.level)
  const text = heading.text.trim()
  if (page.admonitionDepth === 0) page.toc.push({ id, level, html: heading.toc })
  const name = `Direct link to ${text}`
  const anchor = htmlElement('a', { class: 'anchor', href: `#${id}`, 'aria-label': name, title: name })
  return htmlElement(`h${level}`, { id, 'aria-label': text, ...heading.attributes }, inner + anchor)
}

/** Text and code only: what a contents list may show. */
export function tocHtml(nodes: SyntaxNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value)
      if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`
      return tocHtml(childrenOf(node))
    })
    .join('')
}

/** What a heading may say of itself: see `components/jobs.ts`. */
const ATTRIBUTES = ['job', 'code', 'message']

function explicitId({ id, attributes }: ExplicitId, place: SourcePlace, page: PageContext): string {
  const unknown = Object.keys(attributes).find((name) => !ATTRIBUTES.includes(name))
  if (unknown !== undefined) {
    page.report(place, `A heading has no attribute "${unknown}".`, `It may have ${ATTRIBUTES.join(', ')}.`)
  }
  if (!/^[\p{L}\p{N}_.-]+$/u.test(id)) {
    page.report(place, `"${id}" cannot be an id.`, `Use letters, digits, hyphens: {#${slugOf(id) || 'name'}}.`)
  }
  return page.claimId(id, place)
}
