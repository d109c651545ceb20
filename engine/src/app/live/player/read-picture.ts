import { PICTURE_ATTRIBUTES, PICTURE_ELEMENTS } from '#model/picture-markup.ts'
import { pictureStyle } from '#model/picture-styles.ts'

const MOST_NODES = 3000
const DEEPEST = 40

/**
 * Builds a picture of a preview anew from its HTML: elements and attributes of the list, and text. Everything else is left out with
 * what is inside of it. The parser's document is never shown and loads nothing.
 */
export function readPicture(html: string): HTMLElement {
  const picture = document.createElement('div')
  let left = MOST_NODES
  const copy = (from: Node, to: Node, depth: number): void => {
    for (const child of [...from.childNodes]) {
      if (--left < 0 || depth > DEEPEST) return
      if (child.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(child.nodeValue ?? ''))
      if (!(child instanceof HTMLElement) || !PICTURE_ELEMENTS.has(child.localName)) continue
      const made = document.createElement(child.localName)
      for (const { name, value } of child.attributes) {
        if (isAllowed(child, name, value)) made.setAttribute(name, value)
        if (name === 'style') made.style.cssText = pictureStyle(value)
      }
      copy(child, made, depth + 1)
      to.appendChild(made)
    }
  }
  copy(new DOMParser().parseFromString(html, 'text/html').body, picture, 0)
  return picture
}

/** An input that is a picture would load something, one for files would ask for them. */
const isAllowed = ({ localName }: Element, name: string, value: string) =>
  PICTURE_ATTRIBUTES.has(name) && !(localName === 'input' && name === 'type' && /^(?:image|file)$/i.test(value))
