/** Elements that stand in a line with what is around them. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'button', 'code', 'del', 'em', 'i', 'input', 'ins', 'kbd', 'label', 'mark', 'output', 'q', 's'],
  ...['samp', 'select', 'small', 'span', 'strong', 'sub', 'sup', 'textarea', 'time', 'u', 'var', 'meter', 'progress'],
])
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'progress', 'meter'])

/** What a reader would see as text, its white space made one: the words of two blocks never grow together. */
export const visibleText = (element: HTMLElement): string => plain(textOf(element))

/** One space for any white space. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? ''
  if (node.nodeType !== 1) return ''
  const element = node as HTMLElement
  if (SILENT.has(element.localName) || element.hidden || element.style.display === 'none') return ''
  if (element.localName === 'br') return '\n'
  const text = [...element.childNodes].map(textOf).join('')
  return INLINE.has(element.localName) ? text : `\n${text}\n`
}
