import { escapeHtml, htmlElement } from '../html.ts'
import type { AttributeValues, PageContext } from '../page-context.ts'
import { placeMark } from '../place-mark.ts'
import { tableFrame } from '../rules/tables.ts'
import { isPhrasing, type JsxNode } from '../syntax.ts'
import { giveId } from './attributes.ts'
import { badge } from './badges.ts'
import { type ComponentRule, childrenOfRule } from './component-rule.ts'

/** One row: `<Option name="reducer" type="Reducer" default="…" since="2.0" required>What it is for.</Option>` */
export const optionRule: ComponentRule = {
  name: 'Option',
  parent: 'Options',
  attributes: {
    name: { type: 'text', isRequired: true },
    type: { type: 'text' },
    default: { type: 'text' },
    since: { type: 'text' },
    removed: { type: 'text' },
    required: { type: 'flag' },
    id: { type: 'text' },
  },
  render: renderOption,
  code: ({ type, default: initial }) => [type, initial].filter(Boolean).join('\n'),
  section: ({ name }) => ({ title: String(name ?? ''), level: 'below' }),
  markdown(node, { name, type, default: initial, since, removed, required }, write, page) {
    const facts = [
      type && `\`${type}\``,
      required && 'required',
      initial !== undefined && `default \`${initial}\``,
      since && `since ${since}`,
      removed && `removed in ${removed}`,
    ].filter(Boolean)
    const head = `- \`${name}\`${placeMark(node, page)}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`
    const text = write.blocks(node.children)
    return text ? `${head}: ${text.replace(/\n(?=.)/g, '\n  ')}` : head
  },
}

/**
 * A table of options. `of` names the type they belong to; where that is no name of a type, `type` is one. The check of samples
 * compares the rows with the type: `omit="a, b: why"` leaves some out, `unchecked="why"` all.
 */
export const optionsRule: ComponentRule = {
  name: 'Options',
  attributes: {
    of: { type: 'text' },
    type: { type: 'text' },
    from: { type: 'text' },
    omit: { type: 'text' },
    unchecked: { type: 'text' },
  },
  render(node, attributes, page) {
    const children = childrenOfRule(node, optionRule, page)
    const rows = children.map((child) => renderOption(child.node, child.attributes, page))
    const head = ['Option', 'Type', 'Default', 'What it is for']
      .map((title) => `<th scope="col">${title}</th>`)
      .join('')
    const label = attributes.of ? `Options of ${attributes.of}` : 'Options'
    const body = `<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody>`
    return tableFrame(htmlElement('table', { class: 'options', 'aria-label': label }, body))
  },
  markdown(node, _attributes, write) {
    return write.blocks(node.children).replace(/\n\n(?=- `)/g, '\n')
  },
}

function renderOption(node: JsxNode, attributes: AttributeValues, page: PageContext): string {
  const { type, since, removed, required } = attributes
  const name = String(attributes.name ?? '')
  const id = giveId(node, attributes, `option-${name.replace(/\s+/g, '-')}`, page)
  const badges = [
    required && badge('required', 'required'),
    since && badge('since', `since ${since}`),
    removed && badge('removed', `removed in ${removed}`),
  ]
  const code = (text: unknown) => (text === undefined ? '' : `<code>${escapeHtml(String(text))}</code>`)
  const [only, ...more] = node.children
  const isOneParagraph = only?.type === 'paragraph' && more.length === 0
  page.staticDepth++
  const description = page.render.blocks(
    isOneParagraph ? only.children : node.children,
    node.children.some((child) => !isPhrasing(child)),
  )
  page.staticDepth--
  if (typeof description !== 'string') {
    page.report(node, 'An option cannot hold tabs.', 'Put them below the table.')
  }
  const cells = [
    `<th scope="row"><code>${escapeHtml(name)}</code>${badges.filter(Boolean).join('')}</th>`,
    `<td data-label="Type">${code(type)}</td>`,
    `<td data-label="Default">${code(attributes.default)}</td>`,
    `<td>${typeof description === 'string' ? description : ''}</td>`,
  ]
  return htmlElement('tr', { id }, cells.join(''))
}
