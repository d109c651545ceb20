import { slugOf } from '#model/slug.ts'
import { titleHtml, titleText } from '../html.ts'
import { placeMark } from '../place-mark.ts'
import { giveId } from './attributes.ts'
import type { ComponentRule } from './component-rule.ts'
import { foldElement } from './fold-element.ts'

/** A common question with its answer folded under it. Backticks in the title mark code. */
export const questionRule: ComponentRule = {
  name: 'Question',
  attributes: { title: { type: 'text', isRequired: true }, id: { type: 'text' } },
  render(node, attributes, page) {
    const title = String(attributes.title ?? '')
    const id = giveId(node, attributes, slugOf(titleText(title)), page)
    const body = page.render.blocks(node.children, true)
    return foldElement({ class: 'question', id }, { html: titleHtml(title) }, body)
  },
  section: ({ title }) => ({ title: titleText(String(title ?? '')), level: 'below' }),
  markdown: (node, { title }, write, page) => `**${title}**${placeMark(node, page)}\n\n${write.blocks(node.children)}`,
}
