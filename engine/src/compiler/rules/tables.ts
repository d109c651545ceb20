import { htmlElement } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { childrenOf, type TableNode } from '../syntax.ts'

/** A GFM table in a frame that scrolls by itself. */
export function renderTable(node: TableNode, page: PageContext): string {
  const [head = '', ...body] = node.children.map((row, index) => {
    const cells = childrenOf(row).map((cell, column) => {
      const content = page.render.inline(childrenOf(cell))
      // The corner above row names is often empty: a heading without words is none.
      const isHeading = index === 0 && content !== ''
      return htmlElement(
        isHeading ? 'th' : 'td',
        { scope: isHeading ? 'col' : null, 'data-align': node.align[column] },
        content,
      )
    })
    return `<tr>${cells.join('')}</tr>`
  })
  const rows = body.length > 0 ? `<tbody>${body.join('')}</tbody>` : ''
  return tableFrame(`<table><thead>${head}</thead>${rows}</table>`)
}

/** The scrolling frame. It takes focus so that a keyboard can scroll it too. */
export const tableFrame = (table: string) =>
  htmlElement('div', { class: 'table-scroll', tabindex: 0, role: 'group', 'aria-label': 'Table' }, table)
