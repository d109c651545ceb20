import { element, join } from '../split-tree.ts'
import { isJsx } from '../syntax.ts'
import { type ComponentRule, childrenOfRule } from './component-rule.ts'

const side = (name: string, label: string): ComponentRule => ({
  name,
  parent: 'When',
  attributes: {},
  render: (node, _attributes, page) =>
    element(
      'div',
      { 'data-kind': name.toLowerCase() },
      join([`<p class="when-label">${label}</p>`, page.render.blocks(node.children, true)]),
    ),
  words: () => label,
  markdown: (node, _attributes, write) => `**${label}**\n\n${write.blocks(node.children)}`,
})

/** What a page is for. */
export const useRule = side('Use', 'Use it when')
/** What it is not for; each line leads to what is. */
export const elseRule = side('Else', 'Use something else when')

/** The decision whether to read on: `<Use>` beside `<Else>`, each with a list. */
export const whenRule: ComponentRule = {
  name: 'When',
  attributes: {},
  render(node, _attributes, page) {
    const sides = [useRule, elseRule].flatMap((rule) => {
      const own = node.children.filter((child) => !isJsx(child) || child.name === rule.name)
      return childrenOfRule({ ...node, children: own }, rule, page).map((child) => rule.render(child.node, {}, page))
    })
    return element('div', { class: 'when' }, join(sides))
  },
  markdown: (node, _attributes, write) => write.blocks(node.children),
}
