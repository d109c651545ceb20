import { escapeXml } from '#model/escape-xml.ts'
import { PICTURE_ATTRIBUTES, PICTURE_ELEMENTS, PICTURE_INPUTS, VOID_ELEMENTS } from '#model/picture-markup.ts'
import { pictureStyle } from '#model/picture-styles.ts'

/** What leaves nothing behind, not even its text. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'head'])

/** What looks like any other box. */
const BOXES = new Set(['article', 'aside', 'footer', 'header', 'main', 'nav', 'section', 'form'])

/** What a preview shows, as HTML of a short list of elements; fields with what is in them now. */
export function pictureOf(body: HTMLElement): string {
  return [...body.childNodes].map((node) => (isRoot(node) ? inside(node) : markupOf(node))).join('')
}

const isRoot = (node: Node) => isElement(node) && node.id === 'root'
const isElement = (node: Node): node is HTMLElement => node.nodeType === 1
const inside = (node: Node) => [...node.childNodes].map(markupOf).join('')

function markupOf(node: Node): string {
  if (node.nodeType === 3) return escapeXml(node.textContent ?? '')
  if (!isElement(node)) return ''
  const tag = BOXES.has(node.localName) ? 'div' : node.localName
  if (SILENT.has(tag)) return ''
  if (!PICTURE_ELEMENTS.has(tag)) return inside(node)
  const attributes = Object.entries(attributesOf(node))
    .filter(([name]) => PICTURE_ATTRIBUTES.has(name) || name === 'style')
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeXml(value)}"`))
  const opening = `<${tag}${attributes.join('')}>`
  if (VOID_ELEMENTS.has(tag)) return opening
  const content = tag === 'textarea' ? escapeXml((node as HTMLTextAreaElement).value) : inside(node)
  return `${opening}${content}</${tag}>`
}

/** As they are now: what a reader has typed, ticked or chosen is no attribute. */
function attributesOf(element: HTMLElement): Record<string, string> {
  const {
    value: _,
    checked: _was,
    selected: _had,
    style = '',
    ...written
  } = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const attributes: Record<string, string> = { ...written, ...stateOf(element) }
  if (element.localName === 'input' && !PICTURE_INPUTS.has(attributes.type ?? 'text')) attributes.type = 'text'
  const kept = pictureStyle(style)
  return kept ? { ...attributes, style: kept } : attributes
}

function stateOf(element: HTMLElement): Record<string, string> {
  const field = element as Partial<HTMLInputElement & HTMLOptionElement>
  switch (element.localName) {
    case 'input':
      if (field.type === 'checkbox' || field.type === 'radio') return field.checked ? { checked: '' } : {}
      return field.value ? { value: field.value } : {}
    case 'option':
      return field.selected ? { selected: '' } : {}
    case 'progress':
    case 'meter':
      return element.hasAttribute('value') ? { value: String(field.value) } : {}
    default:
      return {}
  }
}
