import type { ComponentNode, ContentNode, ElementNode, HtmlNode } from '#model/page.ts'
import type { Slot } from '#model/slot.ts'
import { type Attributes, htmlElement, parseAttributes } from './html.ts'

/**
 * What a rule makes of a subtree: HTML as long as no component is inside, else the runs and nodes in order.
 * Keeping static parts as strings all the way up is what makes the split free: nothing is cut that was ever joined.
 */
export type Rendered = string | Array<string | ElementNode | ComponentNode>

/** Around a slot while HTML is put together. No text has this character: `compile-page.ts` and all that reads another notation see to it. */
const EDGE = '\0'

/** A slot in HTML or Markdown that is still being put together. */
export const slotMark = ({ kind, key }: Omit<Slot, 'at'>) => `${EDGE}${kind} ${key}${EDGE}`

/** The text without its slots, and these as data. */
export function takeSlots(marked: string): { text: string; slots: Slot[] } {
  let text = ''
  const slots: Slot[] = []
  for (const [index, part] of marked.split(EDGE).entries()) {
    const [kind = '', key = ''] = index % 2 === 1 ? part.split(/ (.*)/s) : []
    if (isKind(kind)) slots.push({ kind, key, at: text.length })
    else text += part
  }
  return { text, slots }
}

const KINDS: ReadonlyArray<Slot['kind']> = ['checked', 'type-error', 'recording', 'answer']
const isKind = (name: string): name is Slot['kind'] => KINDS.some((kind) => kind === name)

/** A run of HTML, with its slots as data. */
export function htmlRun(marked: string): HtmlNode {
  const { text: html, slots } = takeSlots(marked)
  return { type: 'html', html, ...(slots.length > 0 && { slots }) }
}

/** Siblings in order; static neighbors become one run. */
export function join(parts: Rendered[]): Rendered {
  if (parts.every((part) => typeof part === 'string')) return parts.join('')
  const out: Exclude<Rendered, string> = []
  for (const part of parts.flat()) {
    const last = out.at(-1)
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part
    else if (part !== '') out.push(part)
  }
  return out
}

/** Elements whose children a browser or a screen reader accepts only directly below them: no run may be wrapped inside. */
const STRICT_PARENTS = new Set(['ol', 'ul', 'dl', 'details', 'table', 'thead', 'tbody', 'tr'])

/** An element: a string around static content, a node around content that holds a component. */
export function element(tag: string, attributes: Attributes, children: Rendered): Rendered {
  if (typeof children === 'string') return htmlElement(tag, attributes, children)
  const direct = STRICT_PARENTS.has(tag)
    ? children.flatMap((part) => (typeof part === 'string' ? nodesOf(part) : part))
    : children
  return [elementNode(tag, attributes, direct)]
}

/** Our own HTML cut into its top elements, each a node of its own. Space between them is dropped. */
function nodesOf(html: string): ElementNode[] {
  const nodes: ElementNode[] = []
  for (let rest = html.trim(); rest !== ''; ) {
    const [open = '', tag = '', attributes = '', checked] = OPENING_TAG.exec(rest) ?? []
    if (!tag) throw new Error(`Not an element: ${rest.slice(0, 80)}`)
    const end = endOfElement(rest, tag)
    const inner = rest.slice(open.length, end - `</${tag}>`.length)
    nodes.push({ ...elementNode(tag, parseAttributes(attributes), inner), ...(checked !== undefined && { checked }) })
    rest = rest.slice(end).trim()
  }
  return nodes
}

/** Its name, its attributes, and whose frame it is. */
const OPENING_TAG = new RegExp(`^<([a-z\\d]+)((?: [^\\s=">]+(?:="[^"]*")?)*)(?:${EDGE}checked ([^${EDGE}]*)${EDGE})?>`)

function endOfElement(html: string, tag: string): number {
  let depth = 0
  for (const match of html.matchAll(new RegExp(`<(/?)${tag}(?=[ >])[^>]*>`, 'g'))) {
    depth += match[1] ? -1 : 1
    if (depth === 0) return match.index + match[0].length
  }
  throw new Error(`<${tag}> is not closed in ${html.slice(0, 80)}`)
}

/** An element that stays a node even around static content. */
export function elementNode(tag: string, attributes: Attributes, children: Rendered): ElementNode {
  const plain: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue
    plain[name] = value === true ? '' : String(value)
  }
  return { type: 'element', tag, attributes: plain, children: toContentNodes(children) }
}

/** A rendered subtree as nodes of `model/page.ts`. */
export function toContentNodes(rendered: Rendered): ContentNode[] {
  if (typeof rendered === 'string') return rendered === '' ? [] : [htmlRun(rendered)]
  return rendered.map((part) => (typeof part === 'string' ? htmlRun(part) : part))
}
