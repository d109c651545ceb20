import { slugOf } from '#model/slug.ts'
import { titleHtml, titleText } from '../html.ts'
import { placeMark } from '../place-mark.ts'
import { headingHtml } from '../rules/headings.ts'
import { element, join } from '../split-tree.ts'
import { giveId } from './attributes.ts'
import { type ComponentRule, childrenOfRule } from './component-rule.ts'

const LEVEL = 3

/** One step of a tutorial; its title is a heading of the page. */
export const stepRule: ComponentRule = {
  name: 'Step',
  parent: 'Steps',
  attributes: { title: { type: 'text', isRequired: true }, id: { type: 'text' } },
  render(node, attributes, page) {
    const title = String(attributes.title ?? '')
    const text = titleText(title)
    const id = giveId(node, attributes, slugOf(text), page)
    const html = titleHtml(title)
    const heading = headingHtml({ level: LEVEL, id, text, inner: html, toc: html }, page)
    return element('li', {}, join([heading, page.render.blocks(node.children, true)]))
  },
  section: ({ title }) => ({ title: titleText(String(title ?? '')), level: LEVEL }),
  markdown: (node, { title }, write, page) => `### ${title}${placeMark(node, page)}\n\n${write.blocks(node.children)}`,
}

/** Steps on a rail, numbered by the list. */
export const stepsRule: ComponentRule = {
  name: 'Steps',
  attributes: {},
  render(node, _attributes, page) {
    const children = childrenOfRule(node, stepRule, page)
    return element(
      'ol',
      { class: 'steps' },
      join(children.map((child) => stepRule.render(child.node, child.attributes, page))),
    )
  },
  markdown: (node, _attributes, write) => write.blocks(node.children),
}
