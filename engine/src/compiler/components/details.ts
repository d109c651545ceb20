import { slugOf } from '#model/slug.ts'
import { type Attributes, titleHtml, titleText } from '../html.ts'
import { placeMark } from '../place-mark.ts'
import { element, join, type Rendered } from '../split-tree.ts'
import { attributePlace } from './attributes.ts'
import type { ComponentRule } from './component-rule.ts'

/** A fold: its summary, and the body in a wrapper that can be animated. */
export function detailsElement(attributes: Attributes, summary: Rendered, body: Rendered): Rendered {
  return element('details', attributes, join([summary, element('div', { class: 'details-body' }, body)]))
}

/** A common question with its answer folded under it. Backticks in the title mark code. */
export const questionRule: ComponentRule = {
  name: 'Question',
  attributes: { title: { type: 'text', isRequired: true }, id: { type: 'text' } },
  render(node, attributes, page) {
    const title = String(attributes.title ?? '')
    const id =
      attributes.id === undefined
        ? page.uniqueId(slugOf(titleText(title)))
        : page.claimId(String(attributes.id), attributePlace(node, 'id', page))
    page.idOfNode.set(node, id)
    const body = page.render.blocks(node.children, true)
    return detailsElement({ class: 'question', id }, element('summary', {}, titleHtml(title)), body)
  },
  section: ({ title }) => ({ title: titleText(String(title ?? '')), level: 'below' }),
  markdown: (node, { title }, write, page) => `**${title}**${placeMark(node, page)}\n\n${write.blocks(node.children)}`,
}
