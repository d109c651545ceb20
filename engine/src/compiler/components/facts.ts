import { escapeHtml } from '../html.ts'
import { element, join } from '../split-tree.ts'
import { type ComponentRule, childrenOfRule } from './component-rule.ts'

/** One fact of the line under a reference page's lede. */
export const factRule: ComponentRule = {
  name: 'Fact',
  parent: 'Facts',
  attributes: { label: { type: 'text', isRequired: true } },
  render(node, { label }, page) {
    const [only, ...more] = node.children
    const isOneParagraph = only?.type === 'paragraph' && more.length === 0
    const value = page.render.blocks(isOneParagraph ? only.children : node.children, false)
    return element('div', {}, join([`<dt>${escapeHtml(String(label ?? ''))}</dt>`, element('dd', {}, value)]))
  },
  words: ({ label }) => `${label}:`,
  markdown: (node, { label }, write) => `- **${label}:** ${write.blocks(node.children)}`,
}

/** The facts line: import path, result, relations. */
export const factsRule: ComponentRule = {
  name: 'Facts',
  attributes: {},
  render(node, _attributes, page) {
    const children = childrenOfRule(node, factRule, page)
    return element(
      'dl',
      { class: 'facts' },
      join(children.map((child) => factRule.render(child.node, child.attributes, page))),
    )
  },
  markdown: (node, _attributes, write) => write.blocks(node.children).replace(/\n\n(?=- \*\*)/g, '\n'),
}
