import { didYouMean } from '#model/nearest.ts'
import { elementNode } from '../split-tree.ts'
import { attributePlace } from './attributes.ts'
import { type ComponentRule, childrenOfRule } from './component-rule.ts'

/** One tab; its value is stored and compared, its label is read. */
export const tabRule: ComponentRule = {
  name: 'Tab',
  parent: 'Tabs',
  attributes: { value: { type: 'text', isRequired: true }, label: { type: 'text' } },
  render: (node, _attributes, page) => page.render.blocks(node.children, true),
  words: ({ label, value }) => String(label ?? value ?? ''),
  markdown: (node, { label, value }, write) => `**${label ?? value}**\n\n${write.blocks(node.children)}`,
}

/** `<Tabs group="language" default="ts">` around `<Tab value="ts" label="TypeScript">`. */
export const tabsRule: ComponentRule = {
  name: 'Tabs',
  attributes: { group: { type: 'text' }, default: { type: 'text' } },
  render(node, attributes, page) {
    const children = childrenOfRule(node, tabRule, page)
    const values = children.map(({ attributes: { value } }) => String(value ?? ''))
    const named = values.map((value) => `"${value}"`).join(', ')
    const twice = values.find((value, index) => value !== '' && values.indexOf(value) !== index)
    if (twice !== undefined) {
      page.report(
        node,
        `Two tabs have the value "${twice}": ${named}.`,
        'Each tab of a group needs a value of its own.',
      )
    }
    const initial = String(attributes.default ?? values[0] ?? '')
    if (attributes.default !== undefined && !values.includes(initial)) {
      const place = attributePlace(node, 'default', page)
      page.report(place, `No tab has the value "${initial}"; the tabs are ${named}.`, didYouMean(initial, values, null))
    }
    const tabs = children.map(({ attributes: { label } }, index) => {
      const value = values[index] ?? ''
      return { value, label: String(label ?? value) }
    })
    const panels = children.map((child) => elementNode('div', {}, tabRule.render(child.node, child.attributes, page)))
    const group = attributes.group === undefined ? null : String(attributes.group)
    return [{ type: 'component', name: 'Tabs', props: { group, tabs, initial }, children: panels }]
  },
  markdown: (node, _attributes, write) => write.blocks(node.children),
}
