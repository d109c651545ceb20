import { type FoldTitle, foldElement } from '../components/fold-element.ts'
import { amountOf } from '../fold-amount.ts'
import { titleHtml } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { plainText } from '../plain-text.ts'
import type { Rendered } from '../split-tree.ts'
import { isJsx, type JsxNode } from '../syntax.ts'
import { readElementAttributes } from './element-attributes.ts'

/** `<details><summary note="Only if you come from an older version.">Changed since 1.9</summary> …`; its amount is counted. */
export function renderFold(node: JsxNode, page: PageContext, inline: (summary: JsxNode) => string): Rendered {
  const attributes = readElementAttributes('details', node, page)
  const children = node.children.flatMap((child) =>
    child.type === 'paragraph' && child.children.some((inner) => isJsx(inner) && inner.name === 'summary')
      ? child.children
      : [child],
  )
  const summary = children.find((child): child is JsxNode => isJsx(child) && child.name === 'summary')
  if (!summary) page.report(node, '<details> has no <summary>.', 'Start it with <summary>What it is about</summary>.')
  const body = children.filter((child) => child !== summary)
  const title = summary ? titleOf(summary, amountOf(body, plainText(summary.children)), page, inline) : { html: '' }
  return foldElement({ class: 'details', ...attributes }, title, page.render.blocks(body, true))
}

function titleOf(
  summary: JsxNode,
  amount: string | null,
  page: PageContext,
  inline: (summary: JsxNode) => string,
): FoldTitle {
  const { note, ...attributes } = readElementAttributes('summary', summary, page)
  return { html: inline(summary), attributes, amount, note: note ? titleHtml(String(note)) : null }
}
