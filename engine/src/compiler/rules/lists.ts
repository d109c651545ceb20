import { htmlElement } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { plainText } from '../plain-text.ts'
import { element, join, type Rendered } from '../split-tree.ts'
import type { ListItemNode, ListNode, SyntaxNode } from '../syntax.ts'

/** Ordered, unordered and task lists. A tight list has no paragraphs. */
export function renderList(node: ListNode, page: PageContext): Rendered {
  const items = node.children.filter((child): child is ListItemNode => child.type === 'listItem')
  const isLoose = node.spread || items.some((item) => item.spread)
  const isTaskList = items.some((item) => item.checked !== null)
  const attributes = {
    class: isTaskList ? 'contains-task-list' : null,
    start: node.ordered && node.start !== 1 ? node.start : null,
  }
  return element(node.ordered ? 'ol' : 'ul', attributes, join(items.map((item) => renderItem(item, isLoose, page))))
}

function renderItem(item: ListItemNode, isLoose: boolean, page: PageContext): Rendered {
  const blocks = isLoose
    ? page.render.blocks(item.children, true)
    : join(item.children.map((child) => tight(child, page)))
  if (item.checked === null) return element('li', {}, blocks)
  const label = plainText(item.children.slice(0, 1)).trim()
  const box = htmlElement('input', { type: 'checkbox', disabled: true, checked: item.checked, 'aria-label': label })
  return element('li', { class: 'task-list-item' }, join([box, ' ', blocks]))
}

const tight = (child: SyntaxNode, page: PageContext): Rendered =>
  child.type === 'paragraph' ? page.render.inline(child.children) : page.render.blocks([child], false)
