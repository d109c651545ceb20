import type { ContentNode, HtmlNode } from '#model/page.ts'

/** What a build has found out about the samples of a page. */
export interface SlotContent {
  /** By `proofKey`. Others are not marked as checked: compiling a page proves nothing. */
  proven?: ReadonlySet<string> | undefined
  /** HTML by `lineKey`. */
  typeErrors?: ReadonlyMap<string, string> | undefined
}

/** The tree of a page as it is shown: every slot is filled, or gone. */
export function fillSlots(nodes: ContentNode[], content: SlotContent): ContentNode[] {
  return nodes.map((node): ContentNode => {
    if (node.type === 'html') return filledRun(node, content)
    const children = fillSlots(node.children, content)
    if (node.type === 'element') {
      const { checked, attributes, ...element } = node
      return { ...element, attributes: isProven(checked, content) ? { ...attributes, ...MARK } : attributes, children }
    }
    if (node.name !== 'CodeTabs') return { ...node, children }
    const { checked, ...props } = node.props
    return { ...node, children, props: { ...props, ...(isProven(checked, content) && { checked: true as const }) } }
  })
}

const MARK = { 'data-checked': '' }

const isProven = (key: string | true | undefined, { proven }: SlotContent) =>
  typeof key === 'string' && proven?.has(key) === true

function filledRun({ html, slots = [] }: HtmlNode, content: SlotContent): HtmlNode {
  let filled = ''
  let from = 0
  for (const { kind, key, at } of slots) {
    const mark = isProven(key, content) ? ' data-checked' : ''
    filled += html.slice(from, at) + (kind === 'checked' ? mark : (content.typeErrors?.get(key) ?? ''))
    from = at
  }
  return { type: 'html', html: filled + html.slice(from) }
}
