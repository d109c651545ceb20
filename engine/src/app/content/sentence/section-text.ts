/** What is in the text and not of it. The answers in an index are said again where they stand. */
const NO_TEXT =
  'script, style, noscript, button, svg, .jobs details, .visually-hidden, .live-recording, .player, [aria-hidden=true]'

const levelOf = (element: Element): number => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 0)

/**
 * The text of the section an element begins, node by node: that of a heading goes on to the next one of its level or a higher
 * one, wherever in the tree that stands; anything else (an option's row, a question) holds its own.
 */
export function sectionText(target: Element): Text[] {
  const level = levelOf(target)
  const root = (level > 0 && target.closest('article')) || target
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(NO_TEXT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const nodes: Text[] = []
  walker.currentNode = target
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) nodes.push(node)
    else if (level > 0 && node instanceof Element && isNext(node, level)) break
  }
  return nodes
}

const isNext = (element: Element, level: number) => levelOf(element) > 0 && levelOf(element) <= level

/** What a section is called. */
export function sectionName(target: Element): string {
  const name = target.querySelector(':scope > summary, :scope > th, :scope > td') ?? target
  // An option's first cell has more than its name.
  const shown = (name.matches('th') && name.querySelector('code')) || name
  return (target.ariaLabel ?? shown.textContent ?? '').trim()
}
